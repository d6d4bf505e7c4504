import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {defaultsFor, type Choices} from './choices';
import {generate} from './generate';

const tasks = (role: Choices['role'], changes: Partial<Choices> = {}): string =>
  generate({...defaultsFor(role), ...changes}, 'https://docs.example').tasks.join('\n');

describe('the tasks', () => {
  test('of a consumer contain its tests, and what the providers need', () => {
    const consumer = tasks('consumer', {language: 'java', environments: 'qa, live'});
    assert.match(consumer, /^Write \[consumer tests\].* `target\/pacts\/`, with `CatalogueWeb` as the consumer’s name/);
    assert.match(consumer, /deployed and recorded in `qa` before the first build/);
    assert.match(consumer, /each provider has a webhook .* waits up to five minutes/);
    assert.match(tasks('consumer', {webhook: 'no'}), /Expect `can-i-deploy` to fail when you publish a changed pact/);
    assert.doesNotMatch(consumer, /selectors|openapi\.yaml/);
  });

  test('of a provider that verifies pacts contain its settings and the webhook', () => {
    const provider = tasks('provider', {language: 'java', ci: 'gitlab'});
    assert.match(provider, /use the recommended selectors, and enable pending pacts\. Add `@AllowOverridePactUrl`/);
    assert.match(provider, /with the name `GitLabTriggerToken`/);
    assert.match(provider, /replace `PROJECT_ID` in `setup-pact\.sh`, and run `bash setup-pact\.sh` once/);
    assert.match(provider, /in the folder with `webhook-body\.json`/);
    assert.doesNotMatch(tasks('provider', {webhook: 'no'}), /setup-pact\.sh|@AllowOverridePactUrl/);
  });

  test('of a bi-directional provider contain its description and no selectors', () => {
    const provider = tasks('provider', {approach: 'bi-directional'});
    assert.match(provider, /Add your OpenAPI description as `openapi\.yaml`/);
    assert.doesNotMatch(provider, /selectors|webhook/);
  });

  test('for the open-source broker need no teams, and contain its credentials', () => {
    const both = tasks('both', {broker: 'pact-broker', ci: 'jenkins'});
    assert.match(both, /set it as `WEBHOOK_TOKEN` for the next step/);
    assert.match(both, /`PACT_BROKER_BASE_URL`, `PACT_BROKER_USERNAME`, and `PACT_BROKER_PASSWORD`/);
    assert.match(both, /replace `JENKINS_HOST`, `JOB`, and `JENKINS_USER`/);
    assert.match(both, /separate commands for the two kinds of tests/);
    assert.doesNotMatch(both, /to your team|secret/);
  });
});
