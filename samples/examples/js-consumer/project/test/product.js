/** The fields that the website needs in the API's response. */
export const answer = { id: '10', type: 'FURNITURE', name: 'Garden chair' };

/** The client's result for this response. */
export const product = { id: '10', type: 'FURNITURE', name: 'Garden chair' };
