/** Arrays of one segment, laid side by side in one shared buffer. */
type Part = Int32Array | Uint16Array | Uint8Array;
const kinds = { Int32Array, Uint16Array, Uint8Array } as const;

/** Where each array lies; plain data, for messages and files. */
export interface Places {
  [name: string]: { kind: keyof typeof kinds; from: number; length: number };
}

/** Each array begins on a line of the cache. */
const LINE = 64;

type Numbers = Part | Float64Array;

/**
 * An array to work with. A large one is shared although one thread alone has it: V8 takes other buffers outside its heap as
 * a reason to collect garbage, and beside a million listings each collection takes half a second.
 */
export function room<Kind extends Numbers>(
  kind: { new (length: number): Kind; new (buffer: SharedArrayBuffer): Kind; BYTES_PER_ELEMENT: number },
  length: number,
): Kind {
  const bytes = length * kind.BYTES_PER_ELEMENT;
  return bytes < LARGE ? new kind(length) : new kind(new SharedArrayBuffer(bytes));
}
const LARGE = 2 ** 16;

/** Copies the arrays into one buffer that threads can share. */
export function share(parts: Record<string, Part>): { buffer: SharedArrayBuffer; places: Places } {
  const places: Places = {};
  let end = 0;
  for (const [name, part] of Object.entries(parts)) {
    places[name] = { kind: part.constructor.name as keyof typeof kinds, from: end, length: part.length };
    end += Math.ceil(part.byteLength / LINE) * LINE;
  }
  const buffer = new SharedArrayBuffer(end);
  for (const [name, part] of Object.entries(parts)) (viewOf(buffer, places, name) as Part).set(part);
  return { buffer, places };
}

/** The array of that name, without a copy. */
export function viewOf<Kind extends Part>(buffer: SharedArrayBuffer, places: Places, name: string): Kind {
  const { kind, from, length } = places[name] as Places[string];
  return new (kinds[kind] as Int32ArrayConstructor)(buffer, from, length) as Part as Kind;
}
