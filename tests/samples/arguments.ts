import {parseArgs} from 'node:util';
import {CommandError} from '../../scripts/command';

export interface Arguments {
  /** Make the kept output again instead of comparing with it. */
  update: boolean;
  /** Run with the network, and prove nothing about it. */
  allowNetwork: boolean;
  /** Names of samples; none means all. */
  names: string[];
}

/** Reads what stands behind `npm run samples --`. @throws CommandError for an unknown option, with those there are */
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
