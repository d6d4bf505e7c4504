import {readSettings} from '../src/site/settings';
import {closeWhenStopped, readOptions, runCommand} from '../src/site/command';
import {ensureFreshBuild} from './freshBuild';
import {checkPort, serve} from './server';

/** `npm start`: builds the site if anything changed since the last build, then serves it. */
void runCommand(async () => {
  const {port, host, directory} = readOptions(process.argv.slice(2), process.env, ['port', 'host']);
  const {baseUrl, siteUrl} = readSettings(process.env);
  await checkPort(port, host);
  const built = await ensureFreshBuild(process.cwd(), process.env);
  if (!built) console.log('The built site is up to date.');
  const server = await serve({directory, port, host, baseUrl, siteUrl});
  console.log(`Serving ${directory} at ${server.url}`);
  await closeWhenStopped(server.close);
});
