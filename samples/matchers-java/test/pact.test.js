import { comparePact } from 'recordings';

comparePact(import.meta.url, { run: 'mvn --batch-mode --quiet test', pact: 'target/pacts/matchers-java-lab.json' });
