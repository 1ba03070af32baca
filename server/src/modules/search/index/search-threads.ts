import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Epoch, FindOptions, Found, ListingIndex } from '@lintel/hypersearch';
import { token } from '../../../platform/serve/registry.ts';
import { costAssumptions, type RatesNow } from '../../listings/index.ts';
import type { CompleteQuery } from './finder.ts';
import type { ThreadData, ThreadMessage } from './search-thread.ts';

/**
 * Threads for slow queries, such as counts for every filter, so that page requests don't wait for them. For a
 * plain search the message round trip costs more than it saves.
 */
export interface SearchThreads {
  find(query: CompleteQuery, options: FindOptions): Promise<Found>;
  /** Sends the changes of the index since the last call. */
  take(epoch: Epoch): void;
  stop(): Promise<void>;
}

export const searchThreadsToken = token<SearchThreads>('search threads');

/**
 * One core serves requests; more than four of the others bring no gain. The embedded database uses little of
 * one.
 */
export const usualThreads = (cores = availableParallelism()): number => Math.max(0, Math.min(4, cores - 1));

interface Thread {
  worker: Worker;
  waiting: Map<number, { query: CompleteQuery; options: FindOptions; answer(found: Found): void }>;
}

/**
 * Starts `count` threads on the homes of the index; with none, the calling thread searches itself. It also
 * runs the queries of a crashed thread, which is reported to `onError`; the other threads continue.
 */
export function startSearchThreads(
  index: ListingIndex,
  rates: RatesNow,
  count: number,
  onError: (error: unknown) => void,
): SearchThreads {
  const workerData: ThreadData | undefined = count > 0 ? { snapshot: index.snapshot() } : undefined;
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

  const send = ({ worker }: Thread, message: ThreadMessage): void => worker.postMessage(message);
  return {
    async find(query, options) {
      let idlest = threads[0];
      for (const thread of threads) if (thread.waiting.size < idlest!.waiting.size) idlest = thread;
      if (!idlest) return index.find(query, options);
      const number = numbers++;
      const { waiting } = idlest;
      const found = new Promise<Found>((answer) => waiting.set(number, { query, options, answer }));
      const { payment: _, costs: __, reach: ___, ...search } = query;
      send(idlest, { number, query: search, assumed: costAssumptions(rates()), options });
      return found;
    },
    take(epoch) {
      for (const thread of threads) send(thread, { epoch });
    },
    async stop() {
      ending = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
