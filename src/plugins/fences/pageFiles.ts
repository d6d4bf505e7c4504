import {readdirSync} from 'node:fs';
import {join, sep} from 'node:path';

/** Rooms whose pages a reader sees. Generated pages count too. */
export const PAGE_ROOMS = ['docs', 'notices', 'versioned_docs', '.generated/openapi'] as const;

/** Every page and partial, as paths from the root of the repository. A room that does not exist has none. */
export function pageFiles(site: string, rooms: readonly string[] = PAGE_ROOMS): string[] {
  return rooms.flatMap((room) => {
    try {
      return readdirSync(join(site, room), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${room}/${name.split(sep).join('/')}`)
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}
