/** A search thread beside the request thread: it shares the homes of the index and applies its changes. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Epoch, type FindOptions, openSearcher, type Query } from '@lintel/hypersearch';
import { type CostAssumptions, searchCosts } from '@lintel/mortgage';
import { rememberedRule } from './kept-payment-rule.ts';

export interface Beginning {
  snapshot: Epoch;
}

/** Messages to a thread, in order: each search sees everything known when it was sent. */
export type Told =
  | { epoch: Epoch }
  | { number: number; query: Omit<Query, 'payment' | 'costs'>; assumed: CostAssumptions; options: FindOptions };

const port = parentPort!;
const { snapshot } = workerData as Beginning;
const searcher = openSearcher(snapshot);
/** Functions can't be sent to a thread, so each one builds its rule from the rates in a query. */
const ruleOf = rememberedRule();

port.on('message', (told: Told) => {
  if ('epoch' in told) searcher.take(told.epoch);
  else {
    const { assumed } = told;
    const payment = ruleOf(assumed.rate);
    const day = new Date(told.query.today * 86_400_000).toISOString().slice(0, 10);
    const costs: Query['costs'] = (terms) => searchCosts(terms, assumed, day);
    const query = { ...told.query, ...(payment ? { payment } : {}), costs };
    port.postMessage({ number: told.number, found: searcher.find(query, told.options) });
  }
});
