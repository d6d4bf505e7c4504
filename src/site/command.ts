import {parseArgs} from 'node:util';
import {CommandError} from './errors';
import {SettingError} from './settings';

/**
 * Runs a command and sets exit code 1 if it fails. An error that the user can fix is printed as one line; any other
 * keeps its stack trace.
 */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof CommandError || error instanceof SettingError ? error.message : error);
    process.exitCode = 1;
  }
}

export interface CommandOptions {
  /** 0 selects any free port. */
  port: number;
  /** Undefined: listen on this machine only, for IPv4 and IPv6. */
  host: string | undefined;
  /** The built site's folder, relative to the working directory. */
  directory: string;
}

const highestPort = 65535;

function readPort(name: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (!(port <= highestPort)) {
    throw new CommandError(
      `${name} is "${value}". Allowed: a whole number from 0 to ${highestPort}, for example 3000; 0 selects any free port.`,
    );
  }
  return port;
}

/**
 * Reads a command's options. The port comes from `--port` or the variable PORT, and defaults to 3000.
 * @param allowed the options that the command accepts
 * @throws CommandError for an unknown option or an invalid value
 */
export function readOptions(
  commandLine: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  allowed: readonly (keyof CommandOptions)[],
): CommandOptions {
  const options = Object.fromEntries(allowed.map((name) => [name, {type: 'string' as const}]));
  let values: Partial<Record<string, string | boolean | (string | boolean)[]>>;
  try {
    ({values} = parseArgs({args: [...commandLine], options, allowPositionals: false}));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/[.\n]/)[0] : String(error);
    throw new CommandError(`${reason}. Options: ${allowed.map((name) => `--${name} <value>`).join(', ')}.`);
  }
  const given = (name: keyof CommandOptions) =>
    typeof values[name] === 'string' && values[name] !== '' ? values[name] : undefined;
  const portOption = values.port;
  const portVariable = environment.PORT?.trim() ?? '';
  return {
    port:
      typeof portOption === 'string'
        ? readPort('--port', portOption)
        : portVariable === ''
          ? 3000
          : readPort('PORT', portVariable),
    host: given('host'),
    directory: given('directory') ?? 'build',
  };
}

/** Waits for Ctrl+C or SIGTERM, and then runs `close`. The process exits with code 0. */
export async function closeWhenStopped(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await close();
}
