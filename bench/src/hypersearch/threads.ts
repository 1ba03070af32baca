import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Epoch } from '@lintel/hypersearch';
import type { Answer } from './engine.ts';
import type { Lintel } from './peers/lintel.ts';
import type { ReaderData, ReaderMessage } from './reader.ts';

const MEASURED_MS = 4_000;

export interface Reader {
  /** Applies a change between two of its searches. */
  take(epoch: Epoch): void;
  /** Number of searches so far. */
  searches(): Promise<number>;
  /** Stops the thread. Returns all answers on its latest homes, and the inconsistencies it saw. */
  finish(): Promise<{ searches: number; wrong: readonly string[]; answers: readonly Answer[] }>;
}

/** Starts threads that search continuously, each with its own searcher over the shared index. */
export async function openReaders(
  ours: Lintel,
  count: number,
  { seed, remarks }: { seed: number; remarks: string | undefined },
): Promise<Reader[]> {
  const snapshot = ours.index.snapshot();
  return Promise.all(
    Array.from({ length: count }, async (): Promise<Reader> => {
      const workerData: ReaderData = { snapshot, seed, remarks };
      const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData });
      await once(worker, 'message');
      const post = (message: ReaderMessage) => worker.postMessage(message);
      return {
        take: (epoch) => post({ kind: 'take', epoch }),
        async searches() {
          post({ kind: 'count' });
          return (await once(worker, 'message'))[0] as number;
        },
        async finish() {
          post({ kind: 'finish' });
          const [seen] = await once(worker, 'message');
          await worker.terminate();
          return seen;
        },
      };
    }),
  );
}

/** Searches per second by number of threads, and rounds of plain arithmetic as a baseline of the machine. */
export interface Threads {
  threads: number;
  perSecond: number;
  arithmetic: number;
}

/** Measures one thread and more, up to a maximum. */
export async function measureThreads(
  ours: Lintel,
  most: number,
  setting: { seed: number; remarks: string | undefined },
): Promise<Threads[]> {
  const measured: Threads[] = [];
  for (let threads = 1; threads <= most; threads++) {
    const readers = await openReaders(ours, threads, setting);
    // Warm-up.
    await wait(MEASURED_MS / 2);
    const before = await total(readers);
    const from = performance.now();
    await wait(MEASURED_MS);
    const after = await total(readers);
    const perSecond = ((after - before) * 1000) / (performance.now() - from);
    await Promise.all(readers.map((reader) => reader.finish()));
    measured.push({ threads, perSecond, arithmetic: await arithmetic(threads) });
  }
  return measured;
}

async function arithmetic(threads: number): Promise<number> {
  const made = Array.from({ length: threads }, async () => {
    const workerData = { milliseconds: MEASURED_MS / 2 };
    const [result] = await once(new Worker(new URL('./arithmetic.ts', import.meta.url), { workerData }), 'message');
    return (result as { made: number }).made;
  });
  return (await Promise.all(made)).reduce((sum, rounds) => sum + rounds, 0);
}

async function total(readers: readonly Reader[]): Promise<number> {
  const counts = await Promise.all(readers.map((reader) => reader.searches()));
  return counts.reduce((sum, count) => sum + count, 0);
}
