import { HttpResponse, http } from 'msw';

export const API = 'https://api.example.com';

const chair = { id: '10', name: 'Garden chair', price: 49.5 };

/** The responses of the mocked Product API. They contain only the fields that the client reads. */
export const handlers = [
  http.get(`${API}/products`, () => HttpResponse.json([chair])),
  http.get(`${API}/product/10`, () => HttpResponse.json(chair)),
  http.get(`${API}/product/99`, () => HttpResponse.json({ message: 'There is no product 99.' }, { status: 404 })),
];
