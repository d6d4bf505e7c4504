import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch, type IndexSettings} from 'algoliasearch';
import {searchSynonyms} from '../src/data/searchSynonyms';
import {recordsOf, type SearchRecord} from '../src/search/record';
import {parseRoot, rootFile, type Root} from '../src/search/parts';
import {readPages} from '../src/search/read';
import {readSettings, SettingError} from '../src/site/settings';
import {runCommand} from '../src/site/command';
import {CommandError} from '../src/site/errors';

/** Settings of the hosted index. With `unordered`, the position of a match in the attribute doesn't matter. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'code',
    'unordered(path)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'edition', 'type'],
  attributeForDistinct: 'url_without_anchor',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  separatorsToIndex: '_#+',
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

/** @throws CommandError if the file isn't the root of an index */
function rootOf(text: string, file: string): Root {
  try {
    return parseRoot(text, file);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), {cause: error});
  }
}

/**
 * Reads the records of a built site.
 * @param siteUrl origin of the published site
 * @throws CommandError if the index is missing, empty, or malformed
 */
export async function readRecords(directory: string, siteUrl: string): Promise<SearchRecord[]> {
  const read = async (file: string) => {
    try {
      return await readFile(path.join(directory, file), 'utf8');
    } catch (error) {
      throw new CommandError(
        `Expected ${file} in "${directory}", but found none. Build the site first: npm run build`,
        {cause: error},
      );
    }
  };
  const roots = (await readdir(directory).catch(() => [])).filter((file) => /^search-index\..+\.json$/.test(file));
  const records: SearchRecord[] = [];
  for (const file of roots.length > 0 ? roots.sort() : [rootFile('en')]) {
    const root = rootOf(await read(file), file);
    const pages = await readPages(root, (part) => read(root.directory + part));
    for (const page of pages) records.push(...recordsOf(page, root.language, siteUrl));
  }
  return records;
}

export interface Target {
  applicationId: string;
  indexName: string;
  /** A key with write permissions. Keep it in the environment of the push command, and never in a file or on a page. */
  adminKey: string;
}

/** Reads which index to write to. @throws SettingError if a variable is missing or invalid */
export function readTarget(environment: Readonly<Record<string, string | undefined>>): Target {
  const read = (name: string, pattern: RegExp, allowed: string): string => {
    const value = environment[name]?.trim() ?? '';
    if (!pattern.test(value))
      throw new SettingError(name, name.endsWith('KEY') && value !== '' ? '(not shown)' : value, allowed);
    return value;
  };
  return {
    applicationId: read(
      'DOCS_SEARCH_APP_ID',
      /^[A-Z0-9]{10}$/,
      'an Algolia application ID: 10 capital letters or digits',
    ),
    indexName: read('DOCS_SEARCH_INDEX', /^[\w-]+$/, 'an index name: letters, digits, - and _'),
    adminKey: read(
      'DOCS_SEARCH_ADMIN_KEY',
      /^[0-9a-f]{32}$/,
      'an Algolia API key with write permissions: 32 hexadecimal digits in lowercase',
    ),
  };
}

type Hosts = NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];

/**
 * Replaces an index: settings and synonyms first, and then all records in one operation, so that searches never find
 * only a part of them.
 * @param hosts hosts of the search service; Algolia's by default
 */
export async function pushRecords(
  records: readonly SearchRecord[],
  {applicationId, indexName, adminKey}: Target,
  hosts?: Hosts,
): Promise<void> {
  const client = algoliasearch(applicationId, adminKey, hosts && {hosts});
  await client.setSettings({indexName, indexSettings});
  const synonymHit = searchSynonyms.map((synonyms, number) => ({
    objectID: `group-${number + 1}`,
    type: 'synonym' as const,
    synonyms: [...synonyms],
  }));
  await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}

/** Summarizes records for the output of the command. */
export function describeRecords(records: readonly SearchRecord[]): string {
  const pages = new Set(records.map(({url_without_anchor: page}) => page)).size;
  const tags = [...new Set(records.map(({language, docusaurus_tag: tag}) => `${language} ${tag}`))].sort();
  return `${records.length} records of ${pages} pages (${tags.join(', ')}), ${Math.round(Buffer.byteLength(JSON.stringify(records)) / 1000)} kB`;
}

if (require.main === module) {
  void runCommand(async () => {
    const {values} = parseArgs({
      options: {directory: {type: 'string', default: 'build'}, push: {type: 'boolean', default: false}},
    });
    const records = await readRecords(values.directory, readSettings(process.env).siteUrl);
    if (values.push) {
      const target = readTarget(process.env);
      await pushRecords(records, target);
      console.log(`Replaced the index ${target.indexName}: ${describeRecords(records)}`);
    } else {
      console.log(`${describeRecords(records)}. Nothing was sent. To replace the hosted index, add --push.`);
    }
  });
}
