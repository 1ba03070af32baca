/**
 * A thread that adds and mixes whole numbers in eight chains, without memory: what threads of this machine give beside
 * each other, for virtual cores may share one real one. Posts how many thousand rounds it made.
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
// The chains are told too, so that none of them is left out as idle.
parentPort!.postMessage({ made, chains: a ^ b ^ c ^ d ^ e ^ f ^ g ^ h });
