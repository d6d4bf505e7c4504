import {mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {DocsTag} from '../../../search/parts.ts';
import {currentFile} from '../../../site/contentFiles.ts';
import {writeFileAtomically} from '../../../site/files.ts';
import type {LoadedPlugins} from '../../shared/loadedPlugins.ts';
import type {ExtractedPage} from '../finish-pages/page-exports/extract.ts';
import {answersOf} from './answers.ts';
import {indexFilesOf} from './indexFiles.ts';

/** The docs versions that readers can choose from. A docs instance with a single version offers no choice. */
function versionsOf(plugins: LoadedPlugins): DocsTag[] {
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({options, content}) => {
      const {id} = options as {id: string};
      const {loadedVersions} = content as DocsContent;
      if (loadedVersions.length < 2) return [];
      return loadedVersions.map(({versionName, label, isLast}) => ({
        tag: `docs-${id}-${versionName}`,
        version: label,
        current: isLast,
      }));
    });
}

/** URLs of the archived pages that are generated from current ones, so that a search would find each of them twice. */
function copiesOf(plugins: LoadedPlugins): Set<string> {
  const versions = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as DocsContent).loadedVersions);
  return new Set(
    versions
      .flatMap(({docs}) => docs)
      .filter(({source}) => currentFile(source.replace(/^@site\//, '')) !== source.replace(/^@site\//, ''))
      .map(({permalink}) => permalink),
  );
}

/**
 * Writes the search index of a build: for each language, a folder below `assets/search/`, and then the root that names
 * it. Generated copies of pages are left out.
 * @returns a summary for the build's log
 */
export async function writeSearchIndex(
  directory: string,
  pages: readonly ExtractedPage[],
  plugins: LoadedPlugins,
): Promise<string> {
  const copies = copiesOf(plugins);
  const indexed = pages.filter(({url}) => !copies.has(url));
  const versions = versionsOf(plugins);
  const languages = [...new Set(indexed.map(({language}) => language))].sort();
  const files = languages.flatMap((language) => {
    const ofLanguage = indexed.filter((page) => page.language === language);
    const current = ofLanguage.filter(({tag}) => versions.find((version) => version.tag === tag)?.current !== false);
    return indexFilesOf(language, ofLanguage, versions, answersOf(current)).files;
  });
  for (const {file, content} of files) {
    await mkdir(dirname(join(directory, file)), {recursive: true});
    await writeFileAtomically(join(directory, file), content);
  }
  const sections = indexed.reduce((sum, page) => sum + page.sections.length, 0);
  const size = files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0);
  return `search-index: ${indexed.length} pages, ${sections} sections, ${files.length} files, ${Math.round(size / 1024)} KB`;
}
