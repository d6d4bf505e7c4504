// #region handlers
import { HttpResponse, http } from 'msw';

/** What the mocked Product API answers. Nothing here knows about Pact. */
export const handlers = [
  http.get('https://api.example.com/product/:id', ({ params }) =>
    params.id === '10'
      ? HttpResponse.json({ id: '10', name: 'Garden chair', price: 49.5 })
      : HttpResponse.json({ message: 'There is no such product.' }, { status: 404 }),
  ),
];
// #endregion
