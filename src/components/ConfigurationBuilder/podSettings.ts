/**
 * Settings that each pod of PactFlow has on Kubernetes. The manifests in `samples/on-premises/src/kubernetes` have the
 * same settings, and a test compares them. The Kubernetes page gives the reasons.
 */
import type {ReleaseLine} from './choices';
import type {YamlValue} from './yaml';

/** The placeholder for the numeric ID of the image's user, which isn't documented. */
export const USER_ID = 'THE_USER_ID';

/** Kubernetes needs a numeric ID to verify that the user isn't `root`, but the image names its user, `app`. */
export const podSecurity = {
  runAsNonRoot: true,
  runAsUser: USER_ID,
  seccompProfile: {type: 'RuntimeDefault'},
} satisfies YamlValue;

/** HAProxy and the other processes in the container write to their file system, so it isn't read-only. */
export const containerSecurity = {
  allowPrivilegeEscalation: false,
  capabilities: {drop: ['ALL']},
} satisfies YamlValue;

export const resources = {requests: {cpu: '4', memory: '4Gi'}, limits: {memory: '4Gi'}} satisfies YamlValue;

const HEARTBEAT = {httpGet: {path: '/diagnostic/status/heartbeat', port: 'http'}};

/**
 * The probes. Neither the heartbeat nor the process manager queries the database, so a database problem doesn't restart
 * the containers. Only 2.x has a process manager.
 */
export const probesOf = (releaseLine: ReleaseLine) =>
  ({
    startupProbe: {...HEARTBEAT, periodSeconds: 10, failureThreshold: 30},
    readinessProbe: {...HEARTBEAT, periodSeconds: 10, timeoutSeconds: 5},
    livenessProbe: {
      ...(releaseLine === '1.x'
        ? HEARTBEAT
        : {exec: {command: ['supervisorctl', 'status', 'haproxy', 'marko', 'pactflow']}}),
      periodSeconds: 30,
      timeoutSeconds: 10,
    },
    // Until the Ingress controller sends new requests to other pods.
    lifecycle: {preStop: {exec: {command: ['sleep', '10']}}},
  }) satisfies YamlValue;
