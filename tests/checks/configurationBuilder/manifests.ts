import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {parseAllDocuments} from 'yaml';

type Json = Readonly<Record<string, unknown>>;
type Validate = ((data: unknown) => boolean) & {
  errors?: readonly {instancePath: string; message?: string; keyword: string; params?: object}[] | null;
};

const load = createRequire(__filename);

/** The validator that the kubernetes-models package compiled from the API's own description. */
function validatorOf(apiVersion: string, kind: string): Validate | undefined {
  const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const name = `IoK8sApi${capital(group.replace('.k8s.io', ''))}${capital(version)}${kind}`;
  const folder = dirname(load.resolve('kubernetes-models'));
  try {
    return (load(join(folder, '_schemas', `${name}.js`)) as {validate: Validate}).validate;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Finds the properties that a validator doesn't read. The API's description allows unknown properties, although the API
 * server drops or rejects them, so a misspelled property would pass.
 */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (!isObject(value)) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const [key, item] of Object.entries(value)) {
    const own = `${path}/${key}`;
    const watched = watch(item, own, unread);
    unread.add(own);
    Object.defineProperty(copy, key, {
      enumerable: true,
      get: () => {
        unread.delete(own);
        return watched;
      },
    });
  }
  return copy;
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {name: string};
  [key: string]: unknown;
}

/**
 * Reads and validates the manifests in a file.
 * @returns the manifests, and a message for each problem
 */
export function readManifests(text: string): {manifests: Manifest[]; problems: string[]} {
  const problems: string[] = [];
  const manifests: Manifest[] = [];
  for (const document of parseAllDocuments(text)) {
    if (document.errors.length > 0) {
      problems.push(...document.errors.map(({message}) => message));
      continue;
    }
    const manifest = document.toJS() as Manifest | null;
    if (manifest === null) continue;
    manifests.push(manifest);
    const where = `${manifest.kind} ${manifest.metadata.name}`;
    const validate = validatorOf(manifest.apiVersion, manifest.kind);
    if (validate === undefined) {
      problems.push(`${where}: Kubernetes has no ${manifest.kind} in ${manifest.apiVersion}`);
      continue;
    }
    const unread = new Set<string>();
    if (!validate(watch(manifest, '', unread)))
      for (const {instancePath, message, keyword, params} of validate.errors ?? [])
        problems.push(`${where}${instancePath}: ${message ?? keyword} ${JSON.stringify(params ?? {})}`);
    for (const path of unread)
      if (![...unread].some((other) => path.startsWith(`${other}/`)))
        problems.push(`${where}${path}: Kubernetes has no such property`);
  }
  if (manifests.length === 0) problems.push('the file has no manifests');
  return {manifests, problems};
}

/** All values of a property, at any depth. */
export function valuesOf(value: unknown, property: string): unknown[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key === property && !Array.isArray(value) ? [item] : []),
    ...valuesOf(item, property),
  ]);
}

interface Pod {
  enableServiceLinks?: boolean;
  imagePullSecrets?: unknown[];
  securityContext?: object;
  containers: {
    name: string;
    volumeMounts?: {name: string; subPath: string}[];
    securityContext?: {allowPrivilegeEscalation?: boolean};
  }[];
}

/**
 * Finds references to objects that neither a manifest nor a command in a comment creates, selectors that select
 * nothing, and pods without the settings that every pod needs.
 */
export function referenceProblems(manifests: readonly Manifest[], commands: string): string[] {
  const problems: string[] = [];
  const has = (kind: string, name: unknown): boolean =>
    manifests.some((manifest) => manifest.kind === kind && manifest.metadata.name === name) ||
    (kind === 'Secret' &&
      new RegExp(`kubectl create secret (?:generic|docker-registry|tls) ${String(name)} `).test(commands));
  const need = (kind: string, name: unknown): void => {
    if (!has(kind, name)) problems.push(`nothing creates the ${kind} ${String(name)}`);
  };
  for (const name of [
    ...valuesOf(manifests, 'secretRef').concat(valuesOf(manifests, 'secretKeyRef')),
    ...valuesOf(manifests, 'imagePullSecrets').flat(),
  ])
    need('Secret', (name as {name: string}).name);
  for (const name of valuesOf(manifests, 'secretName')) need('Secret', name);
  for (const name of [...valuesOf(manifests, 'configMapRef'), ...valuesOf(manifests, 'configMapKeyRef')])
    need('ConfigMap', (name as {name: string}).name);
  for (const name of valuesOf(manifests, 'serviceAccountName')) need('ServiceAccount', name);
  for (const ingress of manifests.filter(({kind}) => kind === 'Ingress'))
    for (const service of valuesOf(ingress, 'service')) need('Service', (service as {name: string}).name);

  const templates = valuesOf(manifests, 'template') as {metadata: {labels: Json}; spec: Pod}[];
  const selects = (selector: Json): boolean =>
    templates.some(({metadata: {labels}}) => Object.entries(selector).every(([key, value]) => labels[key] === value));
  for (const {kind, metadata, spec} of manifests) {
    const {selector} = (spec ?? {}) as {selector?: Json & {matchLabels?: Json}};
    if (selector !== undefined && !selects(selector.matchLabels ?? selector))
      problems.push(`the ${kind} ${metadata.name} selects no pods`);
  }

  const keys = new Set(
    [...manifests.filter(({kind}) => kind === 'Secret' || kind === 'ConfigMap')].flatMap(({kind, data, stringData}) =>
      Object.keys((data ?? stringData ?? {}) as object).map((key) => `${kind} ${key}`),
    ),
  );
  for (const [kind, property] of [
    ['Secret', 'secretKeyRef'],
    ['ConfigMap', 'configMapKeyRef'],
  ] as const)
    for (const {key} of valuesOf(manifests, property) as {key: string}[])
      if (!keys.has(`${kind} ${key}`)) problems.push(`the ${kind} has no ${key}`);

  for (const {spec} of templates) {
    const names = spec.containers.map(({name}) => name).join(', ');
    if (spec.enableServiceLinks !== false) problems.push(`${names}: enableServiceLinks isn't false`);
    if (spec.imagePullSecrets === undefined) problems.push(`${names}: imagePullSecrets is missing`);
    for (const {name, securityContext, volumeMounts = []} of spec.containers) {
      if (securityContext?.allowPrivilegeEscalation !== false)
        problems.push(`${name}: allowPrivilegeEscalation isn't false`);
      for (const {subPath} of volumeMounts)
        if (!commands.includes(`--from-file=${subPath}`)) problems.push(`${name}: no command creates ${subPath}`);
    }
  }
  return problems;
}
