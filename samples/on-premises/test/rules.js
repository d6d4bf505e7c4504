const KEYWORDS = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'and', 'or', 'unless', 'bool', 'offset']);

/** The names of the metrics in a PromQL expression, without duplicates. */
export function metricsIn(expression) {
  const plain = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...new Set([...plain.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)].map(([name]) => name).filter((name) => !KEYWORDS.has(name)))];
}

/** The names of the jobs in an expression. A name in a regular expression must match at least one job. */
export const jobsIn = (expression) => [...expression.matchAll(/\bjob=(~?)"([^"]*)"/g)].map(([, pattern, name]) => ({ name, test: (job) => (pattern ? new RegExp(`^(?:${name})$`).test(job) : job === name) }));

/** The cells of the first column of the page's tables, below a heading. */
const firstCells = (page, heading) => {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
};

export const documentedMetrics = (page) => new Set(firstCells(page, 'Metrics'));
export const documentedAlerts = (page) => firstCells(page, 'Alerts').sort();

const ALLOWED = new Set(['alert', 'expr', 'for', 'labels', 'annotations']);

function expressionProblems(expr, metrics, jobs) {
  const problems = [];
  for (const [open, close] of ['()', '[]', '{}']) if (expr.split(open).length !== expr.split(close).length) problems.push(`the parentheses ${open}${close} don't match`);
  for (const name of metricsIn(expr)) if (!metrics.has(name)) problems.push(`the metric ${name} isn't documented`);
  for (const job of jobsIn(expr)) if (![...jobs].some(job.test)) problems.push(`no job ${job.name}`);
  return problems;
}

/** Reports rules that Prometheus would reject, or that use unknown names. */
export function ruleProblems({ groups }, metrics, jobs) {
  const problems = [];
  const seen = new Set();
  for (const group of groups) {
    if (Object.keys(group).sort().join() !== 'name,rules') problems.push(`a group has the keys ${Object.keys(group).join()}`);
    for (const rule of group.rules) {
      const report = (message) => problems.push(`${rule.alert}: ${message}`);
      for (const key of Object.keys(rule)) if (!ALLOWED.has(key)) report(`unknown key ${key}`);
      if (seen.has(rule.alert)) report('two alerts have this name');
      seen.add(rule.alert);
      if (rule.for !== undefined && !/^(\d+[smhd])+$/.test(rule.for)) report(`"${rule.for}" isn't a duration`);
      if (!['critical', 'warning'].includes(rule.labels?.severity)) report('expected the severity critical or warning');
      if (!/\.$/.test(rule.annotations?.summary ?? '')) report('expected a summary that is a sentence');
      if (!/ (?:[<>]=?|==) /.test(rule.expr)) report('there is no comparison with a threshold');
      expressionProblems(rule.expr, metrics, jobs).forEach(report);
    }
  }
  return problems;
}

/** Reports panels that Grafana can't draw, or that use unknown names. */
export function dashboardProblems({ panels, templating, uid, title }, metrics, jobs) {
  const problems = [];
  if (!uid || !title) problems.push('expected a title and a uid');
  if (!templating.list.some(({ name, type }) => name === 'datasource' && type === 'datasource')) problems.push('expected the variable datasource');
  if (new Set(panels.map(({ id }) => id)).size !== panels.length) problems.push('two panels have the same id');
  panels.forEach(({ title: name, type, gridPos: { x, y, w, h }, targets = [] }, index) => {
    if (x < 0 || x + w > 24) problems.push(`${name}: wider than the dashboard`);
    for (const { title: other, gridPos: at } of panels.slice(index + 1)) if (x < at.x + at.w && at.x < x + w && y < at.y + at.h && at.y < y + h) problems.push(`${name} and ${other} overlap`);
    if (type !== 'row' && targets.length === 0) problems.push(`${name}: no query`);
    for (const { expr } of targets) problems.push(...expressionProblems(expr, metrics, jobs).map((message) => `${name}: ${message}`));
  });
  return problems;
}
