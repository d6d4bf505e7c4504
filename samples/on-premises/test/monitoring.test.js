// Checks that the rules, the dashboard, the probes, and the page agree on their names.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { folderOf, read, readYaml } from './files.js';
import { dashboardProblems, documentedAlerts, documentedMetrics, jobsIn, metricsIn, ruleProblems } from './rules.js';

const folder = folderOf('monitoring');
const page = read('docs/docs/on-premises-2x/monitoring.mdx');
const rules = readYaml(folder, 'pactflow-rules.yml');
const prometheus = readYaml(folder, 'prometheus.yml');
const modules = readYaml(folder, 'blackbox.yml').modules;
const dashboard = JSON.parse(read('samples/on-premises/src/monitoring/pactflow-dashboard.json'));
const metrics = documentedMetrics(page);
const jobs = new Set(prometheus.scrape_configs.map(({ job_name }) => job_name));
const alerts = rules.groups.flatMap((group) => group.rules);
const expressions = [...alerts.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];

test('the rules are complete and use documented metrics and existing jobs', (t) => {
  assert.deepEqual(ruleProblems(rules, metrics, jobs), []);
  t.diagnostic(`${alerts.length} alerts, ${metrics.size} documented metrics, ${jobs.size} jobs`);
});

test('the page documents each alert and each metric, and no others', () => {
  assert.deepEqual(documentedAlerts(page), alerts.map(({ alert }) => alert).sort());
  assert.deepEqual([...metrics].sort(), [...new Set(expressions.flatMap(metricsIn))].sort());
});

test('the dashboard is complete and uses documented metrics and existing jobs', () => assert.deepEqual(dashboardProblems(dashboard, metrics, jobs), []));

test('each probe uses a module that exists', () => {
  const used = prometheus.scrape_configs.flatMap(({ params }) => params?.module ?? []);
  assert.deepEqual([...new Set(used)].sort(), Object.keys(modules).sort());
  assert.deepEqual(prometheus.rule_files, ['pactflow-rules.yml']);
});

test('the collector’s pipelines use components that exist', () => {
  const collector = readYaml(folder, 'collector.yaml');
  const defined = (kind) => [...Object.keys(collector[kind] ?? {}), ...Object.keys(collector.connectors)];
  for (const pipeline of Object.values(collector.service.pipelines))
    for (const [kind, names] of Object.entries(pipeline)) for (const name of names) assert.ok(defined(kind).includes(name), name);
  assert.ok(prometheus.scrape_configs.some(({ static_configs }) => static_configs[0].targets[0].endsWith(collector.exporters.prometheus.endpoint.split(':')[1])));
});

test('metrics are found in expressions', () =>
  assert.deepEqual(metricsIn('sum by (pod, le) (rate(a_total{x="b", y=~"c.*"}[5m])) / on (instance) group_left max(d) > 0.8 * time() and e == 1e3'), ['a_total', 'd', 'e']));

describe('a mistake is reported', () => {
  const change = (edit) => {
    const copy = structuredClone(rules);
    edit(copy.groups[0].rules[0], copy);
    return ruleProblems(copy, metrics, jobs).join('\n');
  };
  for (const [name, edit, message] of [
    ['an unknown metric', (rule) => (rule.expr = 'pactflow_requests_total > 1'), /pactflow_requests_total isn't documented/],
    ['an unknown job', (rule) => (rule.expr = 'pg_up{job="x"} == 0'), /no job x/],
    ['an unclosed parenthesis', (rule) => (rule.expr = 'sum(pg_up == 0'), /parentheses/],
    ['a missing severity', (rule) => delete rule.labels, /severity/],
    ['a missing summary', (rule) => delete rule.annotations, /summary/],
    ['a wrong duration', (rule) => (rule.for = '2 minutes'), /"2 minutes" isn't a duration/],
    ['an unknown key', (rule) => (rule.expression = 'x'), /unknown key expression/],
    ['the same alert twice', (rule, all) => all.groups[1].rules.push(rule), /two alerts/],
    ['no comparison', (rule) => (rule.expr = 'pg_up'), /no comparison/],
  ])
    test(name, () => assert.match(change(edit), message));
  test('panels that overlap', () => {
    const copy = structuredClone(dashboard);
    copy.panels[2].gridPos.x = copy.panels[1].gridPos.x;
    assert.match(dashboardProblems(copy, metrics, jobs).join(), /overlap/);
  });
});
