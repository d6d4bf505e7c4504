import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Sample} from '../samples/samples';
import type {Language, Toolchain} from './model';
import {copyProject, digestOf, foldersOf, oncePer, projectsOf, requireVersion, runCommand, versionOf} from './tools';

/** JVM options for short runs, which take a third less time without the optimizing compiler. */
const SHORT_RUN = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** Maven's settings while the network is off. */
const OFFLINE_SETTINGS = `<settings>
  <offline>true</offline>
  <interactiveMode>false</interactiveMode>
  <profiles>
    <profile>
      <id>short-run</id>
      <properties><argLine>${SHORT_RUN} -Xshare:off</argLine></properties>
    </profile>
  </profiles>
  <activeProfiles><activeProfile>short-run</activeProfile></activeProfiles>
</settings>
`;

/** A test that does nothing. Maven resolves what it needs to run tests only when there is a test to run. */
const EMPTY_TEST = 'class EmptyTest { @org.junit.jupiter.api.Test void passes() {} }\n';

const pomOf = (modules: readonly string[]): string => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>all</artifactId>
  <version>1.0.0</version>
  <packaging>pom</packaging>
  <modules>${modules.map((name) => `<module>${name}</module>`).join('')}</modules>
</project>
`;

/**
 * The projects whose dependencies Maven fetches, by the name of their module, which is also their artifact ID.
 * Consecutive steps of a workshop often have the same dependencies, so each different pom.xml is listed once.
 */
export function modulesOf(samples: readonly Pick<Sample, 'name' | 'folder'>[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const sample of samples) {
    const poms = new Set<string>();
    for (const project of projectsOf(sample)) {
      const pom = readFileSync(path.join(project, 'pom.xml'), 'utf8');
      if (poms.has(pom)) continue;
      poms.add(pom);
      modules.set([...sample.name.split('/'), path.basename(project)].join('-'), project);
    }
  }
  return modules;
}

/** Gives a project the name of its module as artifact ID, because Maven rejects two modules with the same ID. */
const renamePom = (pom: string, module: string): string =>
  pom.replace(/(<\/parent>\s*<artifactId>)[^<]*/, `$1${module}`);

/**
 * Makes a project a module of a larger one. Moves its parent POM, which is the same in all projects, to the folder
 * above: Maven rejects two copies.
 */
function makeModule(project: string): void {
  const pom = path.join(project, 'pom.xml');
  renameSync(path.join(project, 'parent.xml'), path.join(project, '../parent.xml'));
  const text = readFileSync(pom, 'utf8').replace('>parent.xml<', '>../parent.xml<');
  writeFileSync(pom, renamePom(text, path.basename(project)));
}

/** Java with Maven. All projects share one local repository. */
export const java: Language = {
  name: 'java',
  title: 'Java',
  requires: 'JDK 17 or later and Maven 3.6.3 or later. On Debian: apt-get install openjdk-17-jdk-headless maven',
  detect: () => {
    const jdk = versionOf(['javac', '-version'], /javac ([\d.]+)/);
    requireVersion('a JDK', jdk, '17');
    const maven = versionOf(['mvn', '--version'], /Apache Maven ([\d.]+)/);
    requireVersion('Maven', maven, '3.6.3');
    return `JDK ${jdk}, Maven ${maven}`;
  },
  fetch: async (samples, cache) => {
    const folder = path.join(cache, 'java');
    const repository = path.join(folder, 'repository');
    await oncePer(digestOf(samples, ['pom.xml', 'parent.xml']), folder, async () => {
      const modules = path.join(folder, 'modules');
      const projects = modulesOf(samples);
      for (const [name, source] of projects) {
        const project = path.join(modules, name);
        const tests = path.join(project, 'src/test/java');
        copyProject(source, project);
        makeModule(project);
        mkdirSync(tests, {recursive: true});
        writeFileSync(path.join(tests, 'EmptyTest.java'), EMPTY_TEST);
      }
      writeFileSync(path.join(modules, 'pom.xml'), pomOf([...projects.keys()]));
      // The goal dependency:go-offline would leave out what Maven resolves only when it compiles or runs tests.
      await runCommand(
        [
          'mvn',
          '--batch-mode',
          '--quiet',
          '--fail-at-end',
          `-Dmaven.repo.local=${repository}`,
          '-Dtest=EmptyTest',
          '-Dsurefire.failIfNoSpecifiedTests=false',
          'test',
        ],
        modules,
        {MAVEN_OPTS: SHORT_RUN},
      );
      // Without these files, Maven forgets from where it fetched an artifact, such as a mirror, and uses it offline.
      for (const file of readdirSync(repository, {recursive: true, encoding: 'utf8'}))
        if (path.basename(file) === '_remote.repositories') rmSync(path.join(repository, file));
    });
    const home = path.join(folder, 'home');
    mkdirSync(path.join(home, '.m2'), {recursive: true});
    writeFileSync(path.join(home, '.m2/settings.xml'), OFFLINE_SETTINGS);
    const {JAVA_HOME} = process.env;
    const toolchain: Toolchain = {
      path: foldersOf('mvn', 'java'),
      env: {
        ...(JAVA_HOME !== undefined && {JAVA_HOME}),
        MAVEN_OPTS: `${SHORT_RUN} -Duser.home=${home} -Dmaven.repo.local=${repository}`,
      },
    };
    return new Map(samples.map(({name}) => [name, toolchain]));
  },
};
