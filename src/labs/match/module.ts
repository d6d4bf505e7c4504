/** Calls Pact's matching library, which `crate/` compiles to WebAssembly. */

/** An answer of the module. The README of the crate describes the fields of each operation. */
export type ModuleAnswer = {ok: true; [field: string]: unknown} | {ok: false; error: string};

/** Takes the parameters of an operation, with its name as `op`. */
export type ModuleCall = (request: Readonly<Record<string, unknown>>) => ModuleAnswer;

/** Thrown if the library panics, which is a bug in it. The next call works. */
export class ModulePanic extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  pact_alloc: (length: number) => number;
  pact_free: (pointer: number, length: number) => void;
  pact_call: (pointer: number, length: number) => number;
  pact_panic_message: () => number;
}

/** Takes a text out of the module's memory: four bytes with its length, and the text. */
function take({memory, pact_free}: Exports, pointer: number): string {
  const length = new DataView(memory.buffer).getUint32(pointer, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, pointer + 4, length));
  pact_free(pointer, length + 4);
  return text;
}

/** The message of a panic. After an overflow of the stack, there might be none. */
function panicMessage(exports: Exports, thrown: unknown): string {
  try {
    const pointer = exports.pact_panic_message();
    if (pointer !== 0) return take(exports, pointer);
  } catch {
    // The instance is damaged.
  }
  return String(thrown);
}

/**
 * Compiles the module.
 * @param bytes the content of `pact_match.wasm`
 * @returns a function that runs an operation. It throws a ModulePanic if the library panics. A panic damages the
 *   instance of the module, so the next call creates another one.
 * @throws WebAssembly.CompileError if the bytes are damaged, or if the content security policy forbids WebAssembly
 */
export async function loadModule(bytes: BufferSource): Promise<ModuleCall> {
  const compiled = await WebAssembly.compile(bytes);
  const start = () => new WebAssembly.Instance(compiled, {}).exports as unknown as Exports;
  let exports = start();
  return (request) => {
    const input = new TextEncoder().encode(JSON.stringify(request));
    let output: string;
    try {
      const pointer = exports.pact_alloc(input.length);
      new Uint8Array(exports.memory.buffer, pointer, input.length).set(input);
      output = take(exports, exports.pact_call(pointer, input.length));
      exports.pact_free(pointer, input.length);
    } catch (thrown) {
      const message = panicMessage(exports, thrown);
      exports = start();
      throw new ModulePanic(message);
    }
    return JSON.parse(output) as ModuleAnswer;
  };
}
