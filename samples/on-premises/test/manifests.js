import { filesIn, readYaml } from './files.js';

/** What the manifests refer to but don't create: the pull secret, which a script creates, and the certificate. */
const CREATED_ELSEWHERE = new Set(['Secret/pactflow-quay', 'Secret/pactflow-tls']);

/** The variables that Kubernetes adds to pods for a Service, unless service links are off. */
export function serviceLinks(name) {
  const prefix = name.toUpperCase().replaceAll('-', '_');
  return [`${prefix}_SERVICE_HOST`, `${prefix}_SERVICE_PORT`, `${prefix}_PORT`];
}

/** Reads the manifests in a folder, by kind and name. */
export function readManifests(folder) {
  return filesIn(folder, '.yaml').map((file) => ({ file, ...readYaml(folder, file) }));
}

/** The secrets that a shell script creates with kubectl, each with its keys. */
export const secretsIn = (script) =>
  new Map(
    [...script.replaceAll('\\\n', ' ').matchAll(/^kubectl create secret generic ([\w-]+) (.*)$/gm)].map(([, name, options]) => [
      name,
      [...options.matchAll(/--from-(?:literal=([\w.-]+)=|file=([\w.-]+))/g)].map(([, literal, file]) => literal ?? file),
    ]),
  );

/** The template of the pods that a manifest creates, or undefined. */
const templateOf = ({ kind, spec }) =>
  kind === 'Deployment' || kind === 'Job' ? spec.template : kind === 'CronJob' ? spec.jobTemplate.spec.template : undefined;

const matches = (selector, labels) => Object.entries(selector).every(([key, value]) => labels?.[key] === value);

/**
 * Reports references to something that doesn't exist, and pods that aren't restricted.
 * @param secrets the keys of each secret
 * @param variables the documented environment variables
 */
export function problemsIn(manifests, secrets, variables) {
  const problems = [];
  const report = (file, message) => problems.push(`${file}: ${message}`);
  const used = new Set();
  const find = (kind, name) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const secret = (file, name, key) => {
    const keys = secrets.get(name);
    if (keys === undefined) {
      if (!CREATED_ELSEWHERE.has(`Secret/${name}`)) report(file, `no secret ${name}`);
    } else if (key !== undefined) {
      used.add(`${name}/${key}`);
      if (!keys.includes(key)) report(file, `the secret ${name} has no key ${key}`);
    }
  };
  const variable = (file, name) => {
    if (!variables.has(name)) report(file, `${name} isn't a documented variable`);
  };
  const templates = manifests.flatMap((one) => (templateOf(one) === undefined ? [] : [{ file: one.file, ...templateOf(one) }]));
  const selected = (selector) => templates.filter(({ metadata }) => matches(selector, metadata.labels));
  const images = new Set();

  for (const manifest of manifests) {
    const { file, apiVersion, kind, metadata, spec, data } = manifest;
    if (!apiVersion || !kind || !metadata?.name) report(file, 'expected apiVersion, kind, and metadata.name');
    if (manifests.some((other) => other !== manifest && other.kind === kind && other.metadata.name === metadata.name)) report(file, `two manifests create ${kind}/${metadata.name}`);
    if (kind === 'ConfigMap')
      for (const [name, value] of Object.entries(data)) {
        variable(file, name);
        if (typeof value !== 'string') report(file, `${name} must be a string, so put it in quotation marks`);
      }
    const selector = kind === 'Service' ? spec.selector : kind === 'NetworkPolicy' ? spec.podSelector.matchLabels : spec?.selector?.matchLabels;
    if (selector !== undefined && selected(selector).length !== 1) report(file, `the selector of ${kind} matches ${selected(selector).length} pod templates; expected 1`);
    if (kind === 'Deployment' && !matches(spec.selector.matchLabels, spec.template.metadata.labels)) report(file, 'the selector differs from the labels');
    const ports = selector === undefined ? [] : selected(selector).flatMap(({ spec: pod }) => pod.containers.flatMap((one) => one.ports ?? []));
    if (kind === 'Service')
      for (const { targetPort } of spec.ports)
        if (!ports.some(({ name }) => name === targetPort)) report(file, `no container has the port ${targetPort}`);
    if (kind === 'NetworkPolicy')
      for (const { port } of spec.ingress.flatMap((rule) => rule.ports))
        if (!ports.some(({ containerPort }) => containerPort === port)) report(file, `no container has the port ${port}`);
    if (kind === 'PodDisruptionBudget') {
      const deployment = manifests.find((one) => one.kind === 'Deployment' && matches(selector, one.spec.template.metadata.labels));
      if (!(spec.minAvailable < deployment?.spec.replicas)) report(file, 'minAvailable leaves no pod that can be evicted');
    }
    if (kind === 'Ingress') {
      for (const { hosts, secretName } of spec.tls) {
        secret(file, secretName);
        for (const { host } of spec.rules) if (!hosts.includes(host)) report(file, `no certificate for ${host}`);
      }
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths)) {
        const service = find('Service', backend.service.name);
        if (!service?.spec.ports.some(({ name }) => name === backend.service.port.name)) report(file, `no Service ${backend.service.name} with the port ${backend.service.port.name}`);
      }
    }
  }

  for (const { file, spec } of templates) {
    const expected = {
      'enableServiceLinks: false': spec.enableServiceLinks === false,
      'automountServiceAccountToken: false': spec.automountServiceAccountToken === false,
      'runAsNonRoot: true': spec.securityContext?.runAsNonRoot === true,
      'a number in runAsUser': Number.isInteger(spec.securityContext?.runAsUser),
      'the seccomp profile RuntimeDefault': spec.securityContext?.seccompProfile?.type === 'RuntimeDefault',
      'a pull secret': spec.imagePullSecrets?.length > 0,
    };
    for (const [setting, found] of Object.entries(expected)) if (!found) report(file, `expected ${setting}`);
    for (const { name } of spec.imagePullSecrets ?? []) secret(file, name);
    const volumes = new Map((spec.volumes ?? []).map((volume) => [volume.name, volume]));
    for (const { secret: source } of volumes.values()) secret(file, source.secretName);
    for (const container of spec.containers) {
      images.add(container.image);
      const { securityContext } = container;
      if (securityContext?.allowPrivilegeEscalation !== false || securityContext.capabilities?.drop?.[0] !== 'ALL') report(file, 'the container keeps privileges');
      for (const { configMapRef, secretRef } of container.envFrom ?? []) {
        if (configMapRef && !find('ConfigMap', configMapRef.name)) report(file, `no ConfigMap ${configMapRef.name}`);
        for (const name of secrets.get(secretRef?.name) ?? []) {
          secret(file, secretRef.name, name);
          variable(file, name);
        }
        if (secretRef && !secrets.has(secretRef.name)) report(file, `no secret ${secretRef.name}`);
      }
      for (const { name, valueFrom } of container.env ?? []) {
        variable(file, name);
        if (valueFrom) secret(file, valueFrom.secretKeyRef.name, valueFrom.secretKeyRef.key);
      }
      for (const mount of container.volumeMounts ?? []) {
        const source = volumes.get(mount.name)?.secret;
        if (source === undefined) report(file, `no volume ${mount.name}`);
        else secret(file, source.secretName, mount.subPath);
      }
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const port = container[probe]?.httpGet?.port;
        if (port !== undefined && !container.ports.some(({ name }) => name === port)) report(file, `${probe} uses the unknown port ${port}`);
      }
    }
  }
  if (images.size !== 1) problems.push(`expected one image, but found ${[...images].join(', ')}`);
  for (const [name, keys] of secrets) for (const key of keys) if (!used.has(`${name}/${key}`)) problems.push(`no manifest uses the key ${key} of the secret ${name}`);
  return problems;
}
