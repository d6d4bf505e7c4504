/** The fields that the website needs in the API's response. */
export const answer = { id: '10', type: 'FURNITURE', name: 'Garden chair', price: 49.5 };

/** The client's result for this response. */
export const product = { id: '10', type: 'FURNITURE', name: 'Garden chair', price: '$49.50' };
