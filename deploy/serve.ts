import {readSettings} from '../src/site/settings';
import {closeWhenStopped, readOptions, runCommand} from '../src/site/command';
import {serve} from './server';

/** `npm run serve`: serves the site that is already built. */
void runCommand(async () => {
  const options = readOptions(process.argv.slice(2), process.env, ['port', 'host', 'directory']);
  const {baseUrl, siteUrl} = readSettings(process.env);
  const server = await serve({...options, baseUrl, siteUrl});
  console.log(`Serving ${options.directory} at ${server.url}`);
  await closeWhenStopped(server.close);
});
