import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that live objects and buffers hold, after garbage is collected. */
export function heldBytes(): number {
  // Buffers that the first finds are given back by the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Bytes of memory that the process has of the system. */
export function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}
