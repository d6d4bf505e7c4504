import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {readOptions, runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';
import {filesUnder} from '../src/site/files';
import {encodings, smallestCompressed, textType, type Encoding} from '../src/site/responseHeaders';
import {compressedCopy} from '../src/site/urlRules';

/**
 * Writes `.br` and `.gz` copies of the text files of the built site, so that the server doesn't have to compress them
 * for each request. This is the last step of the build and not a plugin: Docusaurus runs all postBuild hooks at the
 * same time (Promise.all in its buildLocale.js), so a hook would miss the files that other hooks write, such as
 * redirects, the sitemap, and the search index. Files that are complete before the hooks run are compressed by
 * src/plugins/site/precompress-assets, and their copies are reused here.
 */

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const unpack: Record<Encoding, (copy: Buffer, options: zlib.ZlibOptions) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
};

/** The script with the content of one page, as Docusaurus names it. */
const pageScript = /^assets\/js\/[\da-f]{8}\.[\da-f]+\.js$/;

/**
 * Browsers download the files that all pages share once and cache them, so these files get the best quality. There are
 * many more other files, and they change with every build. On one core, 27 MB of pages took 28 s with quality 11 (5.0
 * MB), 9.3 s with 10 (5.2 MB), 6 s with 9 (5.6 MB), and 0.5 s with 5 (5.6 MB). 11 MB of scripts took 11.4 s with
 * quality 11 (2.44 MB) and 4.1 s with 10 (2.49 MB).
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

/** The existing copy of a file, if it decompresses to exactly the file's content. */
async function existingCopy(copy: string, encoding: Encoding, content: Buffer): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(copy);
    return unpack[encoding](packed, {maxOutputLength: content.length}).equals(content) ? packed : undefined;
  } catch {
    return undefined; // The copy is missing, damaged, or outdated, so it's created again.
  }
}

export interface PrecompressOptions {
  /** Which files to compress, by name relative to the folder; all by default. */
  only?: (file: string) => boolean;
  /** How many files to compress at the same time. */
  atOnce?: number;
}

export interface PrecompressResult {
  /** Number of files that were checked. */
  files: number;
  /** Number of files that have at least one copy. */
  compressed: number;
  /** Total bytes of those files, and of their copies by coding. */
  bytes: Record<'original' | Encoding, number>;
}

/**
 * Compresses the files that are worth it. The same files give the same copies. Copies that still match their files are
 * kept, and all others are replaced.
 * @param directory the built site
 * @throws CommandError if the folder contains no files to compress
 */
export async function precompress(
  directory: string,
  {only = () => true, atOnce = availableParallelism()}: PrecompressOptions = {},
): Promise<PrecompressResult> {
  const originals = existsSync(directory)
    ? (await filesUnder(directory)).filter((file) => !compressedCopy.test(file) && only(file))
    : [];
  if (originals.length === 0)
    throw new CommandError(
      `Expected files to compress in "${directory}", but found none. ` + 'Build the site first: npm run build',
    );
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

  // All workers share one iterator, which limits the memory in use and keeps the threads of zlib busy.
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
