// #region handlers
import { HttpResponse, http } from 'msw';

export const API = 'https://api.example.com';

const lamp = { id: '10', name: 'Desk lamp', price: 24.5 };

/** What the mocked Product API answers: the fields that the website reads, and no others. */
export const handlers = [
  http.get(`${API}/products`, () => HttpResponse.json([lamp])),
  http.get(`${API}/product/:id`, ({ params }) => (params.id === lamp.id ? HttpResponse.json(lamp) : new HttpResponse(null, { status: 404 }))),
];
// #endregion
