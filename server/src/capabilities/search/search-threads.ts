import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Epoch, FindOptions, Found, ListingIndex, Query } from '@lintel/hypersearch';
import { token } from '../../foundation/registry.ts';
import { costAssumptions, type RatesNow } from '../listings/index.ts';
import type { Beginning, Told } from './search-thread.ts';

/**
 * For questions that take long, such as counts of every filter: whoever asks for a page meanwhile need not wait for them.
 * A plain search is not worth the way to another thread and back.
 */
export interface SearchThreads {
  find(query: Query, options: FindOptions): Promise<Found>;
  /** What changed in the index since the threads were started or were told last. */
  take(epoch: Epoch): void;
  stop(): Promise<void>;
}

export const searchThreadsToken = token<SearchThreads>('search threads');

/** One core answers requests; of the others no more than four pay. The embedded database takes little of one. */
export const usualThreads = (cores = availableParallelism()): number => Math.max(0, Math.min(4, cores - 1));

interface Thread {
  worker: Worker;
  waiting: Map<number, { query: Query; options: FindOptions; answer(found: Found): void }>;
}

/**
 * Starts so many threads on the homes of the index; with none, the thread that asks searches itself. It does so too for
 * what a thread left open that broke, of which `onError` hears; the others go on.
 */
export function startSearchThreads(
  index: ListingIndex,
  rates: RatesNow,
  count: number,
  onError: (error: unknown) => void,
): SearchThreads {
  const workerData: Beginning | undefined = count > 0 ? { snapshot: index.snapshot() } : undefined;
  const threads: Thread[] = [];
  let numbers = 0;
  let ending = false;

  const start = (): void => {
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url), { workerData });
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ number, found }: { number: number; found: Found }) => {
      thread.waiting.get(number)?.answer(found);
      thread.waiting.delete(number);
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      if (ending) return;
      threads.splice(threads.indexOf(thread), 1);
      for (const { query, options, answer } of thread.waiting.values()) answer(index.find(query, options));
    });
    worker.unref();
    threads.push(thread);
  };
  for (let n = 0; n < count; n++) start();

  const tell = ({ worker }: Thread, told: Told): void => worker.postMessage(told);
  return {
    async find(query, options) {
      let idlest = threads[0];
      for (const thread of threads) if (thread.waiting.size < idlest!.waiting.size) idlest = thread;
      if (!idlest) return index.find(query, options);
      const number = numbers++;
      const { waiting } = idlest;
      const found = new Promise<Found>((answer) => waiting.set(number, { query, options, answer }));
      const { payment: _, costs: __, ...asked } = query;
      tell(idlest, { number, query: asked, assumed: costAssumptions(rates()), options });
      return found;
    },
    take(epoch) {
      for (const thread of threads) tell(thread, { epoch });
    },
    async stop() {
      ending = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
