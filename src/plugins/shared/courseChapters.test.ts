import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {estimateMinutes, inWords} from './courseChapters';

const words = (count: number): string => `---\ntitle: X\n---\n\n${'word '.repeat(count)}\n`;

describe('the estimated time of a chapter', () => {
  test('grows with its words, in steps of 5 minutes', () => {
    assert.equal(estimateMinutes(words(10)), 5);
    assert.equal(estimateMinutes(words(2000)), 10);
    assert.equal(estimateMinutes(words(4000)), 20);
  });
  test('includes the code that learners type, tasks, and questions, but not output', () => {
    const code = '```sh run=x.txt\nls\n```\n\n'.repeat(8);
    assert.equal(estimateMinutes(words(1000) + code), 10);
    assert.equal(estimateMinutes(words(1000) + code.replaceAll('sh run', 'text output-of')), 5);
    assert.equal(estimateMinutes(`${words(1000)}${'<Task>\n</Task>\n'.repeat(5)}`), 20);
    assert.equal(estimateMinutes(`${words(1000)}${'<Question asks="x">\n'.repeat(10)}`), 10);
  });
  test('includes only one tab of each set', () => {
    const tab = `<TabItem value="x">\n${'word '.repeat(2000)}\n</TabItem>\n`;
    assert.equal(estimateMinutes(`<Tabs>\n${tab.repeat(3)}</Tabs>\n`), 10);
  });
  test('includes one tab of a set whose tabs contain other sets', () => {
    const inner = `<Tabs groupId="shell">\n<TabItem value="unix">\n${'word '.repeat(1000)}\n</TabItem>\n</Tabs>\n`;
    const tab = `<TabItem value="x">\n${inner}${'word '.repeat(1000)}<Task>\n</Task>\n</TabItem>\n`;
    assert.equal(estimateMinutes(`<Tabs groupId="language" queryString>\n${tab.repeat(3)}</Tabs>\n`), 15);
  });
  test('is shown in minutes, and from an hour on in half hours', () => {
    assert.equal(inWords(55), 'about 55 minutes');
    assert.equal(inWords(60), 'about 1 hour');
    assert.equal(inWords(155), 'about 2.5 hours');
  });
});
