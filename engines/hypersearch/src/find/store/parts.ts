/** Arrays of one segment, stored side by side in one shared buffer. */
type Part = Int32Array | Uint16Array | Uint8Array;
const kinds = { Int32Array, Uint16Array, Uint8Array } as const;

/** The position of each array, as plain data for messages and files. */
export interface Places {
  [name: string]: { kind: keyof typeof kinds; from: number; length: number };
}

/** Size of a cache line in bytes. Each array begins on one. */
const LINE = 64;

type Numbers = Part | Float64Array;

/**
 * Allocates a scratch array. Large arrays use shared memory even for one thread: V8 counts other off-heap buffers as a
 * reason to collect garbage, and with a million listings each collection takes half a second.
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

/** Returns the named array as a view, without a copy. */
export function viewOf<Kind extends Part>(buffer: SharedArrayBuffer, places: Places, name: string): Kind {
  const { kind, from, length } = places[name] as Places[string];
  return new (kinds[kind] as Int32ArrayConstructor)(buffer, from, length) as Part as Kind;
}
