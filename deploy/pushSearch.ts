import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch, type IndexSettings} from 'algoliasearch';
import {searchSynonyms} from '../src/data/searchSynonyms';
import {recordsOf, type SearchRecord} from '../src/search/record';
import {MANIFEST_FILE, parseManifest, parseShard} from '../src/search/schema';
import {readSettings, SettingError} from '../src/site/settings';
import {CommandError, runCommand} from '../scripts/command';

/** How the hosted index is to be searched. What is unordered counts wherever in the attribute it stands. */
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

/**
 * The records of a built site.
 * @param siteUrl origin under which it is published
 * @throws CommandError where there is no index, or an empty one
 */
export async function readRecords(directory: string, siteUrl: string): Promise<SearchRecord[]> {
  const read = async (file: string) => {
    try {
      return await readFile(path.join(directory, file), 'utf8');
    } catch (error) {
      throw new CommandError(`"${directory}" has no ${file}. Build the site first: npm run build`, {cause: error});
    }
  };
  const records: SearchRecord[] = [];
  for (const {file, version, current} of parseManifest(await read(MANIFEST_FILE)).shards) {
    const {language, tag, pages} = parseShard(await read(file), file);
    for (const page of pages) records.push(...recordsOf({...page, tag, version, current}, language, siteUrl));
  }
  if (records.length === 0)
    throw new CommandError(`The index in "${directory}" has no pages. An empty index must not replace a full one.`);
  return records;
}

export interface Target {
  applicationId: string;
  indexName: string;
  /** A key that may write: it belongs into the environment of whoever pushes, and nowhere else. */
  adminKey: string;
}

/** The index to write to. @throws SettingError for a variable that is missing or cannot be used */
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
      'an Algolia application id: 10 capital letters or digits',
    ),
    indexName: read('DOCS_SEARCH_INDEX', /^[\w-]+$/, 'an index name: letters, digits, - and _'),
    adminKey: read('DOCS_SEARCH_ADMIN_KEY', /^[0-9a-f]{32}$/, 'an Algolia key that may write: 32 hexadecimal digits'),
  };
}

type Hosts = NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];

/**
 * Replaces an index: settings and synonyms first, then all records at once, so that readers never meet half of them.
 * @param hosts where the service is; without, where Algolia says it is
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

/** What would be, or was, sent. */
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
      console.log(`${describeRecords(records)}: pushed to ${target.indexName}`);
    } else {
      console.log(`${describeRecords(records)}: nothing sent. Add --push to replace the index.`);
    }
  });
}
