#!/usr/bin/env node
import { createMockBroker } from './server.js';
import { settingsFrom } from './settings-from-environment.js';

const port = Number(process.env.PORT ?? 9292);
const pactflow = process.argv.includes('--pactflow');
createMockBroker({ token: process.env.TOKEN, pactflow, settings: settingsFrom(process.env) }).listen(
  port,
  '127.0.0.1',
  () => {
    console.log(`Mock broker on http://127.0.0.1:${port}. It keeps its data only in memory.`);
  },
);
