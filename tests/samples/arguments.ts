import {parseArgs} from 'node:util';
import {CommandError} from '../../src/site/errors';

export interface Arguments {
  /** Whether to record the output again instead of comparing it with the recordings. */
  update: boolean;
  /** Whether to run with network access, without verifying its absence. */
  allowNetwork: boolean;
  /** Names of samples; an empty list means all of them. */
  names: string[];
}

/**
 * Reads the arguments after `npm run samples --`.
 *
 * @throws CommandError with the supported options if an option is unknown
 */
export function readArguments(commandLine: readonly string[]): Arguments {
  try {
    const {values, positionals} = parseArgs({
      args: [...commandLine],
      options: {update: {type: 'boolean', default: false}, 'allow-network': {type: 'boolean', default: false}},
      allowPositionals: true,
    });
    return {update: values.update, allowNetwork: values['allow-network'], names: positionals};
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new CommandError(`${reason}. Options: --update, --allow-network, and names of samples.`);
  }
}
