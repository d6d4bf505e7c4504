// #region handlers
import { HttpResponse, http } from 'msw';

export const API = 'https://api.example.com';

const lamp = { id: '10', name: 'Desk lamp', price: 24.5 };

/** The responses of the mocked Product API, with only the fields that the website reads. */
export const handlers = [
  http.get(`${API}/products`, () => HttpResponse.json([lamp])),
  http.get(`${API}/product/:id`, ({ params }) => (params.id === lamp.id ? HttpResponse.json(lamp) : new HttpResponse(null, { status: 404 }))),
];
// #endregion
