import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {CommandError, readOptions, runCommand} from './command';
import {filesUnder} from './files';
import {encodings, smallestCompressed, textType, type Encoding} from './responseHeaders';
import {compressedCopy} from './urlRules';

/**
 * Writes `.br` and `.gz` copies beside the text files of the built site, so that no visitor waits for a compressor.
 * The last step of a build and no plugin: Docusaurus runs all postBuild hooks at once (Promise.all in its buildLocale.js),
 * so a hook would miss the files that others write, such as redirects, sitemap and search index. What is whole before these
 * hooks run is compressed beside them, by src/plugins/early-copies, and found here.
 */

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const unpack: Record<Encoding, (copy: Buffer, options: zlib.ZlibOptions) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
};

/** The script of one page's content, as Docusaurus names it. */
const pageScript = /^assets\/js\/[\da-f]{8}\.[\da-f]+\.js$/;

/**
 * What all pages share is downloaded once and kept, so it gets the best. The rest is much, and changes with every build. On one core, for 27 MB of pages, quality 11
 * took 28 s for 5.0 MB, 10 took 9.3 s for 5.2 MB, 9 took 6 s for 5.6 MB, and 5 half a second for the same; for 11 MB of scripts, 11 took 11.4 s for 2.44 MB, and 10
 * took 4.1 s for 2.49 MB.
 */
export function brotliQuality(file: string): number {
  if (/\.(?:html|md|txt)$/.test(file)) return 5;
  return pageScript.test(file) || file.startsWith('assets/search/') ? 10 : zlib.constants.BROTLI_MAX_QUALITY;
}

async function compress(content: Buffer, encoding: Encoding, file: string): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(content, {level: zlib.constants.Z_BEST_COMPRESSION});
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, {params});
}

/** The copy of a file, if it is there and unpacks to that very content. */
async function existingCopy(copy: string, encoding: Encoding, content: Buffer): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(copy);
    return unpack[encoding](packed, {maxOutputLength: content.length}).equals(content) ? packed : undefined;
  } catch {
    return undefined; // Not there, longer than the file, or no such coding: it is made anew.
  }
}

export interface PrecompressOptions {
  /** Which files, by name from the folder; all by default. */
  only?: (file: string) => boolean;
  /** How many at a time. */
  atOnce?: number;
}

export interface PrecompressResult {
  /** Files looked at. */
  files: number;
  /** Files that got at least one copy. */
  compressed: number;
  /** Bytes of those files, and of their copies by coding. */
  bytes: Record<'original' | Encoding, number>;
}

/**
 * Compresses what is worth it. The same files give the same copies; a copy that is there and unpacks to the file as it is now stays, any other is replaced.
 * @param directory the built site
 * @throws CommandError where the folder holds no such file
 */
export async function precompress(
  directory: string,
  {only = () => true, atOnce = availableParallelism()}: PrecompressOptions = {},
): Promise<PrecompressResult> {
  const originals = existsSync(directory)
    ? (await filesUnder(directory)).filter((file) => !compressedCopy.test(file) && only(file))
    : [];
  if (originals.length === 0)
    throw new CommandError(`Nothing to compress: "${directory}" has no files. Build the site first: npm run build`);
  const result: PrecompressResult = {files: originals.length, compressed: 0, bytes: {original: 0, br: 0, gzip: 0}};

  async function compressFile(file: string): Promise<void> {
    const source = path.join(directory, file);
    const content = await readFile(source);
    let copies = 0;
    for (const encoding of Object.keys(encodings) as Encoding[]) {
      const copy = source + encodings[encoding];
      const existing = content.length >= smallestCompressed ? await existingCopy(copy, encoding, content) : undefined;
      const smaller =
        existing ?? (content.length >= smallestCompressed ? await compress(content, encoding, file) : content);
      if (smaller.length >= content.length) {
        await rm(copy, {force: true});
        continue;
      }
      if (smaller !== existing) await writeFile(copy, smaller);
      result.bytes[encoding] += smaller.length;
      copies += 1;
    }
    if (copies === 0) return;
    result.compressed += 1;
    result.bytes.original += content.length;
  }

  // One iterator shared by as many workers as there are cores: bounded memory, and zlib's threads stay busy.
  const queue = originals.filter((file) => textType(file) !== undefined).values();
  const worker = async () => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return result;
}

export function describe({files, compressed, bytes}: PrecompressResult): string {
  const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
  return `Compressed ${compressed} of ${files} files: ${megabytes(bytes.original)} → ${megabytes(bytes.br)} brotli, ${megabytes(bytes.gzip)} gzip`;
}

if (require.main === module) {
  void runCommand(async () => {
    const {directory} = readOptions(process.argv.slice(2), process.env, ['directory']);
    console.log(describe(await precompress(directory)));
  });
}
