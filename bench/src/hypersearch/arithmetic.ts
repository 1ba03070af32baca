/**
 * A thread that adds and mixes whole numbers in eight chains, without memory access: measures the scaling of this
 * machine's threads, because virtual cores may share a physical one. Posts the number of rounds in thousands.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { milliseconds } = workerData as { milliseconds: number };
let [a, b, c, d, e, f, g, h] = [1, 2, 3, 4, 5, 6, 7, 8];
let made = 0;
for (const end = performance.now() + milliseconds; performance.now() < end; made++)
  for (let i = 0; i < 100_000; i++) {
    a = (a + b) | 0;
    b = (b ^ c) | 0;
    c = (c + d) | 0;
    d = (d ^ e) | 0;
    e = (e + f) | 0;
    f = (f ^ g) | 0;
    g = (g + h) | 0;
    h = (h ^ i) | 0;
  }
// Reports the chains too, so that none of them is optimized away.
parentPort!.postMessage({ made, chains: a ^ b ^ c ^ d ^ e ^ f ^ g ^ h });
