/** Buffer size that fits nearly every page; a larger page gets its own buffer. */
const BUFFER_BYTES = 65_536;
/** Maximum number of pooled buffers: 8 MB. */
const POOL_MAX = 128;

const free: Buffer[] = [];

/**
 * Takes a buffer for a page, to be returned after sending: pages are short-lived, and allocating each one
 * keeps the system and the garbage collector busy. A buffer that is not returned is merely collected.
 */
export const takeBuffer = (bytes: number): Buffer =>
  bytes > BUFFER_BYTES ? Buffer.allocUnsafeSlow(bytes) : (free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES));

/** Call once, by the owner, when nothing reads the buffer any more. */
export function returnBuffer(buffer: Buffer): void {
  if (buffer.length === BUFFER_BYTES && free.length < POOL_MAX) free.push(buffer);
}
