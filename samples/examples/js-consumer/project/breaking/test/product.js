/** What the website needs from the API's response. */
export const answer = { id: '10', type: 'FURNITURE', name: 'Garden chair', price: 49.5 };

/** What the client returns for it. */
export const product = { id: '10', type: 'FURNITURE', name: 'Garden chair', price: '$49.50' };
