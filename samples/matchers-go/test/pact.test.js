import { comparePact } from 'recordings';

comparePact(import.meta.url, { run: 'go test -count=1 .', pact: 'pacts/matchers-go-lab.json' });
