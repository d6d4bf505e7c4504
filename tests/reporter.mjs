import {inspect} from 'node:util';

/** Prints what failed, and at the end how many tests ran; a run of no test is told as such. */
export default async function* reporter(source) {
  let passed = 0;
  let failed = 0;
  for await (const {type, data} of source) {
    const isTest = data?.details?.type !== 'suite';
    if (type === 'test:pass' && isTest) passed += 1;
    if (type === 'test:fail' && isTest) {
      failed += 1;
      const cause = data.details.error?.cause ?? data.details.error;
      yield `✖ ${data.name} (${data.file ?? ''}:${data.line ?? ''})\n${cause?.stack ?? inspect(cause)}\n\n`;
    }
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
  }
  yield `tests: ${passed} passed, ${failed} failed\n`;
  if (passed + failed === 0) process.exitCode = 1;
}
