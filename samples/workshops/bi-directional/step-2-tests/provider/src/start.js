import { createProductApi } from './server.js';

const port = Number(process.env.PORT ?? 3001);
createProductApi().listen(port, () => console.log(`Product API on http://localhost:${port}`));
