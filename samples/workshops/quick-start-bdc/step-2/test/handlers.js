import { HttpResponse, http } from 'msw';

/** What the mocked Product API answers: no more than the catalog page reads. */
export const handlers = [
  http.get('https://api.example.com/product/10', () => HttpResponse.json({ name: 'Garden chair', price: 49.5 })),
  http.get('https://api.example.com/product/99', () => HttpResponse.json({ message: 'There is no such product' }, { status: 404 })),
];
