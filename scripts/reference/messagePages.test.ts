import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {KnownError} from '../../src/data/errors.schema';
import {generateMessageFiles} from './messagePages';

const ENTRY: KnownError = {
  id: 'no-version',
  area: 'cli',
  title: 'No version of … found',
  patterns: ['No version of {pacticipant} found', 'Nothing of {pacticipant} exists'],
  example: 'No version of Foo Bar found',
  level: 'error',
  meaning: 'The broker has no version of the application. It was deleted, or `publish` never ran for <it>.',
  causes: [
    {
      cause: 'The name is misspelled.',
      check: 'The list has a similar name.',
      fix: 'Correct the name.',
      checkCommand: 'pact broker list-pacticipants',
      command: 'pact broker describe-version --pacticipant {pacticipant}',
    },
  ],
  next: 'Ask [support](/docs/support) for help.',
  links: [{label: 'Publish a pact', to: '/docs/publish'}],
  editions: ['cloud', '2.x', '1.x'],
  origin: {recorded: 'samples/x/output/y.txt'},
};

const pageOf = (change: Partial<KnownError> = {}): string =>
  generateMessageFiles([{...ENTRY, ...change}]).get(`docs/fix/${change.id ?? ENTRY.id}.mdx`) ?? '';

const frontMatterOf = (page: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(page)?.[1] ?? '';

test('a page has the message, its meaning, and the commands with the names of the example', () => {
  const page = pageOf();
  assert.match(page, /^The broker has no version .* never ran for \\<it\\>\.$/m);
  assert.match(page, /^> `No version of Foo Bar found`$/m);
  assert.match(page, /^We \[recorded\]\(.*\) this message in `samples\/x\/output\/y\.txt`\.$/m);
  assert.match(page, /## Cause \{\/\* #causes \*\/\}\n\n\*\*The name is misspelled\.\*\*/);
  const check = page.indexOf('```sh check\npact broker list-pacticipants\n```');
  const fix = page.indexOf("```sh check\npact broker describe-version --pacticipant 'Foo Bar'\n```");
  assert.ok(check > page.indexOf('**How to tell:**') && check < page.indexOf('**Fix:**'));
  assert.ok(fix > page.indexOf('**Fix:**'));
  assert.match(page, /\[All messages: Pact CLI\]\(\/fix#cli\)/);
});

test('several causes are a numbered list, whose commands are indented', () => {
  const [cause] = ENTRY.causes;
  assert.ok(cause);
  const page = pageOf({causes: [cause, {...cause, cause: 'Another one.'}]});
  assert.match(page, /## Possible causes/);
  assert.match(page, /^1\. \*\*The name is misspelled\.\*\*\n\n {3}\*\*How to tell:\*\*/m);
  assert.match(page, /^2\. \*\*Another one\.\*\*/m);
  assert.match(page, /^ {3}```sh check\n {3}pact broker list-pacticipants\n {3}```$/m);
});

test('variables that commands read are explained once, unless a command sets or prints them', () => {
  const explained = (...commands: string[]): string | undefined => {
    const causes = commands.map((command) => ({cause: 'It is.', check: 'It shows.', fix: 'Run it.', command}));
    return /\n\n(The commands? on this page .*)\n\n/.exec(pageOf({causes}))?.[1];
  };
  const publish = 'pact broker publish pacts --consumer-app-version "$GIT_COMMIT" --branch "$GIT_BRANCH"';
  assert.equal(
    explained(publish),
    'The command on this page reads the version from `$GIT_COMMIT` and the branch from `$GIT_BRANCH`. [Set both variables](/docs/branches-and-releases#commit-and-branch) first.',
  );
  assert.equal(
    explained('mvn test -Dpact.provider.branch="$GIT_BRANCH"', 'pact verifier --provider-branch "$GIT_BRANCH"'),
    'The commands on this page read the branch from `$GIT_BRANCH`. [Set the variable](/docs/branches-and-releases#commit-and-branch) first.',
  );
  assert.match(
    explained(publish, 'export GIT_BRANCH="main"') ?? '',
    /^The commands on this page read the version from `\$GIT_COMMIT`\. /,
  );
  assert.equal(
    explained('echo "[$GIT_BRANCH]"', 'GIT_COMMIT="$(git rev-parse HEAD)" go test . "$GIT_COMMIT"'),
    undefined,
  );
  assert.equal(explained('pact broker list-pacticipants'), undefined);
});

test('the description consists of complete sentences that fit', () => {
  const first = `${'A sentence of words. '.repeat(7)}`.trim();
  assert.equal(frontMatterOf(pageOf({meaning: `${first} ${first}`}), 'description'), JSON.stringify(first));
  const long = `The ${'very '.repeat(50)}long sentence.`;
  const description = JSON.parse(frontMatterOf(pageOf({meaning: long}), 'description')) as string;
  assert.ok(description.length <= 160 && /very…$/.test(description), description);
  const short = JSON.parse(frontMatterOf(pageOf({meaning: 'It failed in the middle of it.'}), 'description')) as string;
  assert.ok(short.length >= 50, short);
});

test('the label is short, and keywords have the texts of patterns that the page lacks', () => {
  const title = `${'Word '.repeat(18)}end`;
  const label = JSON.parse(frontMatterOf(pageOf({title}), 'sidebar_label')) as string;
  assert.ok(label.length <= 60 && /Word …$/.test(label), label);
  assert.match(pageOf(), /keywords:\n {2}- "no version"\n {2}- "Nothing of exists"\nkind/);
});

test('a message with backticks, and the source of one that no tool printed here', () => {
  const source = 'https://github.com/pact-foundation/pact-js/blob/master/src/x.ts';
  const page = pageOf({
    example: 'No version of `Foo` found',
    origin: {source, unrecorded: 'no sample on this site sets `foo`', remark: 'Only `foo` prints it.'},
  });
  assert.match(page, /^> `` No version of `Foo` found ``$/m);
  assert.ok(
    page.includes(
      `We haven't captured this message in a test run, because no sample on this site sets \`foo\`. Only \`foo\` prints it. The text comes from [the source code of \`pact-js\`](${source}).`,
    ),
  );
  const issue = pageOf({origin: {source: 'https://github.com/a/b/issues/1', unrecorded: 'Python has no sample'}});
  assert.match(issue, /because Python has no sample\. The text comes from \[a report on GitHub\]/);
  assert.match(pageOf({editions: ['1.x', '2.x']}), /^\*\*Applies to:\*\* On-Premises 1\.x and On-Premises 2\.x\. We /m);
});

test('the overview lists the messages by area, in the order of the areas', () => {
  const files = generateMessageFiles([ENTRY, {...ENTRY, id: 'other', title: '*Other*', area: 'can-i-deploy'}]);
  const overview = files.get('docs/fix/_messages.mdx') ?? '';
  assert.match(
    overview,
    /## can-i-deploy \{\/\* #can-i-deploy \*\/\}\n\n- \[\\\*Other\\\*\]\(\/fix\/other\)\n\n## Pact CLI \{\/\* #cli \*\/\}\n\n- \[No version of … found\]\(\/fix\/no-version\)/,
  );
});
