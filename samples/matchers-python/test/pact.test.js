import { comparePact } from 'recordings';

comparePact(import.meta.url, { run: 'pytest -q', pact: 'pacts/matchers-python-lab.json' });
