import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {pageOf, shown} from './fixture';
import {checkExternalLinks, checkLinkNames, externalLinkList, faultsOf, linksOf} from './links';

describe('names of links', () => {
  test('that say where they lead are fine', () => {
    const page = pageOf(
      '[the roles](/a) [`pact`](/b) [![A map](m.png)](/c)\n\n<Card title="Roles" href="/d">\n\nText.\n\n</Card>\n\n[e][f]\n\n[f]: /g\n',
    );
    assert.equal(linksOf(page).length, 5);
    assert.deepEqual(checkLinkNames(page), []);
  });
  for (const [name, body, message] of [
    ['here', 'See [here](/a).', /:6: the link to \/a is called "here"\./],
    ['Click here', 'Text.\n\n[Click here!](/a)', /:8: the link to \/a is called "Click here!"\./],
    ['read more, in a tag', '<a href="/a">Read more</a>', /:6: the link to \/a is called "Read more"\./],
    ['this, in a component', '<Card title="This" href="/a" />', /:6: the link to \/a is called "This"\./],
    ['nothing', '[](/a)', /:6: the link to \/a has no words\./],
    ['nothing but an image without words', '[![](m.png)](/a)', /:6: the link to \/a has no words\./],
    ['a bare address', 'See https://x.example/a', /:6: the link to https:\/\/x\.example\/a shows a bare address\./],
    ['an address in brackets', '[www.x.example](https://www.x.example)', /shows a bare address\./],
    ['here, by reference', 'A [here][a].\n\n[a]: /b', /:6: the link to \/b is called "here"\./],
  ] as const) {
    test(`that are ${name} are told`, () => {
      const [line = ''] = shown(checkLinkNames(pageOf(body)));
      assert.match(line, message);
      assert.match(line, /Name what it leads to, such as \[the permissions table\]/);
    });
  }
});

describe('links to other sites', () => {
  for (const url of [
    'https://docs.pact.io/a?b=c#d',
    'https://en.wikipedia.org/wiki/Pact_(law)',
    'http://localhost:9292/',
    'https://x.example/a%20b',
  ]) {
    test(`such as ${url} are fine`, () => assert.deepEqual(faultsOf(url), []));
  }
  for (const [url, message, hint] of [
    ['http://x.example/', /does not begin with https/, /httpLinks\.ts/],
    ['//x.example/a', /is no whole address/, /https:\/\/host/],
    ['https://x.example/a.', /ends in "\."/, /behind the link/],
    ['https://x.example/a)', /ends in "\)"/, /behind the link/],
    ['https://me:secret@x.example/', /a user name or a password/, /between \/\/ and @/],
    ['https://x.example/a?utm_source=b&c=d', /tracks the reader \(utm_source\)/, /Take the parameter out/],
    ['https://youtu.be/a?si=b', /tracks the reader \(si\)/, /Take the parameter out/],
    ['https://intranet/a', /names no host that a reader can reach \("intranet"\)/, /backticks/],
    ['https://x.example/a b', /holds a character that no address has/, /%20/],
  ] as const) {
    test(`such as ${url} are told`, () => {
      const told = faultsOf(url)
        .map((fault) => `${fault.message} ${fault.hint}`)
        .join('\n');
      assert.match(told, message);
      assert.match(told, hint);
    });
  }
  test('are told with file and line', () =>
    assert.match(
      shown(checkExternalLinks(pageOf('Text.\n\n[a](/b) [c](http://x.example)\n'))).join(),
      /^docs\/docs\/fixture\.mdx:8: http:\/\/x\.example does not begin with https/,
    ));

  test('are listed once each, with every place', () => {
    const one = pageOf('[a](https://b.example) [c](/d)\n\n[e](https://a.example)\n', 'docs/one.mdx');
    const two = pageOf('[a](https://b.example)\n', 'docs/two.mdx');
    assert.equal(
      externalLinkList([one, two]),
      'https://a.example\tdocs/one.mdx:8\nhttps://b.example\tdocs/one.mdx:6 docs/two.mdx:6\n',
    );
  });
});
