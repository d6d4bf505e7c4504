/** What the website needs of the API's answer. */
export const answer = { id: '10', type: 'FURNITURE', name: 'Garden chair' };

/** What the client makes of it. */
export const product = { id: '10', type: 'FURNITURE', name: 'Garden chair' };
