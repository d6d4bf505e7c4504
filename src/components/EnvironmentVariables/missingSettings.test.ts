import assert from 'node:assert/strict';
import {test} from 'node:test';
import {matchesView, unfilteredView} from '../DataTable/rows';
import {columnsFor, variablesInList} from './columns';
import {asksForMailServer} from './missingSettings';

test('recognizes a filter by settings of a mail server', () => {
  for (const query of ['smtp', 'SMTP host', 'smtps', 'mail server', 'mailserver', 'sendmail'])
    assert.equal(asksForMailServer(query), true, query);
  for (const query of ['', 'email', 'PACTFLOW_SAML_EMAIL_ATTRIBUTE', 'server', 'saml'])
    assert.equal(asksForMailServer(query), false, query);
});

test('no variable in either release line is about a mail server', () => {
  for (const releaseLine of ['1.x', '2.x'] as const)
    assert.deepEqual(
      variablesInList(releaseLine)
        .filter((row) => matchesView(row, columnsFor(releaseLine), {...unfilteredView, query: 'smtp'}))
        .map(({name}) => name),
      [],
    );
});
