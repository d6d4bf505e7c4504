import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentPolicy, inlineScripts, policyFile, policyFileText} from '../../../deploy/contentPolicy';
import {filesUnder} from '../../../deploy/files';
import {readSettings} from '../../settings';

/** The policy for a folder of built pages, and how many were read. */
export async function policyOf(
  directory: string,
  services: Parameters<typeof contentPolicy>[1],
): Promise<{policy: string; pages: number; scripts: number}> {
  const pages = (await filesUnder(directory)).filter((file) => file.endsWith('.html'));
  const scripts = new Set<string>();
  for (const page of pages)
    for (const script of inlineScripts(await readFile(join(directory, page), 'utf8'))) scripts.add(script);
  return {policy: contentPolicy(scripts, services), pages: pages.length, scripts: scripts.size};
}

/** Writes what the built pages may load and run, for whatever serves them. */
export default function contentPolicyPlugin(_context: LoadContext): Plugin {
  return {
    name: 'content-policy',
    async postBuild({outDir}) {
      const {policy, pages, scripts} = await policyOf(outDir, readSettings(process.env));
      if (pages === 0) throw new Error(`content-policy: no page in ${outDir}, so no inline script could be read.`);
      await writeFile(join(outDir, policyFile), policyFileText(policy));
      console.log(`content-policy: ${scripts} inline scripts in ${pages} pages`);
    },
  };
}
