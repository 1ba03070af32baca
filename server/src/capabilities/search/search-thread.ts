/** A thread that searches beside the one that answers requests: it shares the homes of the index and follows it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Epoch, type FindOptions, openSearcher, type Query } from '@lintel/hypersearch';
import { paymentRule } from '@lintel/mortgage';
import type { Rates } from '../listings/index.ts';

export interface Beginning {
  snapshot: Epoch;
  rates: Rates;
}

/** What a thread is told, in the order in which it happened: so each search sees all that was known when it was asked. */
export type Told = { epoch: Epoch } | { number: number; query: Omit<Query, 'payment'>; options: FindOptions };

const port = parentPort!;
const { snapshot, rates } = workerData as Beginning;
const searcher = openSearcher(snapshot);
/** A rule is code, which does not travel: each thread makes its own of the same rates. */
const payment = paymentRule(rates);

port.on('message', (told: Told) => {
  if ('epoch' in told) searcher.take(told.epoch);
  else port.postMessage({ number: told.number, found: searcher.find({ ...told.query, payment }, told.options) });
});
