import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {divideAddresses} from './addresses';

const RUNTIME =
  'let u;u=e=>"assets/js/"+e+"."+({"0079dba1":"d27fbc19","styles-x":"0b6868aa",common:"1f25b08f",0x11113f9:"d885cc8d",45185716:"d5f114dd","area-docs":"aa25b08f"})[e]+".js";u';
const AREAS = new Map([
  ['area-docs', new Set(['0079dba1', '45185716', 'not-built'])],
  ['area-empty', new Set<string>()],
]);

describe('the addresses of chunks', () => {
  const {runtime, additions} = divideAddresses(RUNTIME, AREAS);
  test('of one area leave the script that every page loads', () => {
    assert.doesNotMatch(runtime, /0079dba1|d27fbc19/);
    assert.match(runtime, /"styles-x":"0b6868aa","common":"1f25b08f","area-docs":"aa25b08f"/);
    assert.match(runtime, /"17896441":"d885cc8d"/);
    assert.deepEqual([...additions.keys()], ['area-docs']);
  });
  test('are the same once the script of the area has run', () => {
    const self: Record<string, unknown> = {};
    const addressOf = (chunk: string): string =>
      (runInNewContext(runtime, {self, Object}) as (name: string) => string)(chunk);
    assert.equal(addressOf('common'), 'assets/js/common.1f25b08f.js');
    assert.equal(addressOf('17896441'), 'assets/js/17896441.d885cc8d.js');
    assert.equal(addressOf('0079dba1'), 'assets/js/0079dba1.undefined.js');
    runInNewContext(additions.get('area-docs') ?? '', {self, Object});
    assert.equal(addressOf('0079dba1'), 'assets/js/0079dba1.d27fbc19.js');
    assert.equal(addressOf('45185716'), 'assets/js/45185716.d5f114dd.js');
  });
  test('stay where there is no area', () => assert.equal(divideAddresses(RUNTIME, new Map()).runtime, RUNTIME));
  test('in another form are told', () => {
    assert.throws(() => divideAddresses('u=e=>e+".js"', AREAS), /has 0 tables of addresses in place of one/);
    assert.throws(() => divideAddresses(RUNTIME + RUNTIME, AREAS), /has 2 tables/);
  });
});
