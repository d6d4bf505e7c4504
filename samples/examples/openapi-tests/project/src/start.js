import { createApi } from './api.js';

const port = Number(process.env.PORT ?? 3001);
createApi().listen(port, () => console.log(`Product API on http://localhost:${port}`));
