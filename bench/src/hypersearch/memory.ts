import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of live objects and buffers, after garbage collection. */
export function heldBytes(): number {
  // Buffers found by the first collection are freed by the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Resident memory of the process in bytes. */
export function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}
