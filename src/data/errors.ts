import {knownErrors as broker} from './errors/broker';
import {knownErrors as canIDeploy} from './errors/canIDeploy';
import {knownErrors as ci} from './errors/ci';
import {knownErrors as cli} from './errors/cli';
import {knownErrors as comparison} from './errors/comparison';
import {knownErrors as go} from './errors/go';
import {knownErrors as js} from './errors/js';
import {knownErrors as jvm} from './errors/jvm';
import {knownErrors as login} from './errors/login';
import {knownErrors as net} from './errors/net';
import {knownErrors as onPremises} from './errors/onPremises';
import {knownErrors as python} from './errors/python';
import {knownErrors as verification} from './errors/verification';
import {knownErrors as webhooks} from './errors/webhooks';
import type {KnownError} from './errors.schema';

export type {KnownError} from './errors.schema';

/** Messages of Pact tools and PactFlow that readers might see in a log, and what to do about each. */
export const knownErrors: readonly KnownError[] = [
  ...canIDeploy,
  ...cli,
  ...broker,
  ...webhooks,
  ...verification,
  ...js,
  ...jvm,
  ...python,
  ...go,
  ...net,
  ...comparison,
  ...login,
  ...onPremises,
  ...ci,
];
