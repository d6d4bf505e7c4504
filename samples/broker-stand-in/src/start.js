#!/usr/bin/env node
import { createBrokerStandIn } from './server.js';

const port = Number(process.env.PORT ?? 9292);
createBrokerStandIn({ token: process.env.TOKEN }).listen(port, '127.0.0.1', () => {
  console.log(`Broker stand-in on http://127.0.0.1:${port}. It is for tests, is not a broker, and keeps nothing.`);
});
