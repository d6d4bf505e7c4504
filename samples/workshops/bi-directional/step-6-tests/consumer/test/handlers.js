import { HttpResponse, http } from 'msw';

export const API = 'https://api.example.com';

/** The responses of the mocked Product API. They contain only the fields that the client reads. */
export const handlers = [];
