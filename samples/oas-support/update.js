import { writeFileSync } from 'node:fs';
import { keptFile, keptText } from './src/kept.js';

writeFileSync(keptFile, keptText());
