import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {splitChunkUrls} from './splitChunkUrls';

const RUNTIME =
  'let u;u=e=>"assets/js/"+e+"."+({"0079dba1":"d27fbc19","styles-x":"0b6868aa",common:"1f25b08f",0x11113f9:"d885cc8d",45185716:"d5f114dd","routes-docs":"aa25b08f"})[e]+".js";u';
const GROUPS = new Map([
  ['routes-docs', new Set(['0079dba1', '45185716', 'not-built'])],
  ['routes-empty', new Set<string>()],
]);

describe('chunk URLs', () => {
  const {runtime, additions} = splitChunkUrls(RUNTIME, GROUPS);
  test('of one route group are removed from the script that every page loads', () => {
    assert.doesNotMatch(runtime, /0079dba1|d27fbc19/);
    assert.match(runtime, /"styles-x":"0b6868aa","common":"1f25b08f","routes-docs":"aa25b08f"/);
    assert.match(runtime, /"17896441":"d885cc8d"/);
    assert.deepEqual([...additions.keys()], ['routes-docs']);
  });
  test('are the same after the script of the route group has run', () => {
    const self: Record<string, unknown> = {};
    const urlOf = (chunk: string): string =>
      (runInNewContext(runtime, {self, Object}) as (name: string) => string)(chunk);
    assert.equal(urlOf('common'), 'assets/js/common.1f25b08f.js');
    assert.equal(urlOf('17896441'), 'assets/js/17896441.d885cc8d.js');
    assert.equal(urlOf('0079dba1'), 'assets/js/0079dba1.undefined.js');
    runInNewContext(additions.get('routes-docs') ?? '', {self, Object});
    assert.equal(urlOf('0079dba1'), 'assets/js/0079dba1.d27fbc19.js');
    assert.equal(urlOf('45185716'), 'assets/js/45185716.d5f114dd.js');
  });
  test('stay in the runtime script if there are no route groups', () =>
    assert.equal(splitChunkUrls(RUNTIME, new Map()).runtime, RUNTIME));
  test('in another format cause an error', () => {
    assert.throws(
      () => splitChunkUrls('u=e=>e+".js"', GROUPS),
      /expected exactly one table of chunk URLs in the bundler's runtime script, but found 0\./,
    );
    assert.throws(() => splitChunkUrls(RUNTIME + RUNTIME, GROUPS), /but found 2\./);
  });
});
