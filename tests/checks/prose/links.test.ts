import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {formatted, pageOf} from './fixture';
import {checkExternalLinks, checkLinkNames, externalLinkList, isExternal, linksOf, urlProblems} from './links';

describe('link text', () => {
  test('that names the target is accepted', () => {
    const page = pageOf(
      '[the roles](/a) [`pact`](/b) [![A map](m.png)](/c)\n\n<Card title="Roles" href="/d">\n\nText.\n\n</Card>\n\n[e][f]\n\n[f]: /g\n',
    );
    assert.equal(linksOf(page).length, 5);
    assert.deepEqual(checkLinkNames(page), []);
  });
  test('to a file of the site isn’t external', () => {
    assert.equal(isExternal('pathname:///assets/licenses.txt'), false);
    assert.equal(isExternal('pathname://assets/licenses.txt'), true);
    assert.equal(isExternal('//x.example/a'), true);
  });
  for (const [name, body, message] of [
    ['"here"', 'See [here](/a).', /:6: The text of the link to \/a is "here"\./],
    ['"Click here"', 'Text.\n\n[Click here!](/a)', /:8: The text of the link to \/a is "Click here!"\./],
    ['"Read more" in an element', '<a href="/a">Read more</a>', /:6: The text of the link to \/a is "Read more"\./],
    ['"This" in a component', '<Card title="This" href="/a" />', /:6: The text of the link to \/a is "This"\./],
    ['empty', '[](/a)', /:6: The link to \/a has no text\./],
    ['an image without alternative text', '[![](m.png)](/a)', /:6: The link to \/a has no text\./],
    ['a bare URL', 'See https://x.example/a', /:6: The text of the link to https:\/\/x\.example\/a is a URL\./],
    ['a URL in brackets', '[www.x.example](https://www.x.example)', /The text of the link to .* is a URL\./],
    ['"here" in a reference link', 'A [here][a].\n\n[a]: /b', /:6: The text of the link to \/b is "here"\./],
  ] as const) {
    test(`that is ${name} is reported`, () => {
      const [line = ''] = formatted(checkLinkNames(pageOf(body)));
      assert.match(line, message);
      assert.match(line, /Name the target, for example \[the permissions table\]/);
    });
  }
});

describe('external links', () => {
  for (const url of [
    'https://docs.pact.io/a?b=c#d',
    'https://en.wikipedia.org/wiki/Pact_(law)',
    'http://localhost:9292/',
    'https://x.example/a%20b',
  ]) {
    test(`such as ${url} are accepted`, () => assert.deepEqual(urlProblems(url), []));
  }
  for (const [url, message, hint] of [
    ['http://x.example/', /doesn’t start with https/, /httpLinks\.ts/],
    ['//x.example/a', /isn’t an absolute URL/, /https:\/\/host/],
    ['https://x.example/a.', /ends in "\."/, /after the link/],
    ['https://x.example/a)', /ends in "\)"/, /after the link/],
    ['https://me:secret@x.example/', /a username or password/, /between \/\/ and @/],
    ['https://x.example/a?utm_source=b&c=d', /has tracking parameters \(utm_source\)/, /Remove them/],
    ['https://youtu.be/a?si=b', /has tracking parameters \(si\)/, /Remove them/],
    ['https://intranet/a', /has a hostname that isn’t public \("intranet"\)/, /backticks/],
    ['https://x.example/a b', /contains a character that URLs don’t allow/, /%20/],
  ] as const) {
    test(`such as ${url} are reported`, () => {
      const reported = urlProblems(url)
        .map((problem) => `${problem.message} ${problem.hint}`)
        .join('\n');
      assert.match(reported, message);
      assert.match(reported, hint);
    });
  }
  test('are reported with the file and line', () =>
    assert.match(
      formatted(checkExternalLinks(pageOf('Text.\n\n[a](/b) [c](http://x.example)\n'))).join(),
      /^docs\/docs\/fixture\.mdx:8: http:\/\/x\.example doesn’t start with https/,
    ));

  test('are listed once each, with every page and line', () => {
    const one = pageOf('[a](https://b.example) [c](/d)\n\n[e](https://a.example)\n', 'docs/one.mdx');
    const two = pageOf('[a](https://b.example)\n', 'docs/two.mdx');
    assert.equal(
      externalLinkList([one, two]),
      'https://a.example\tdocs/one.mdx:8\nhttps://b.example\tdocs/one.mdx:6 docs/two.mdx:6\n',
    );
  });
});
