import { HttpResponse, http } from 'msw';

/** The responses of the mocked Product API, with only the fields that the catalog page reads. */
export const handlers = [
  http.get('https://api.example.com/product/10', () => HttpResponse.json({ name: 'Garden chair', price: 49.5 })),
  http.get('https://api.example.com/product/99', () => HttpResponse.json({ message: 'Product not found' }, { status: 404 })),
];
