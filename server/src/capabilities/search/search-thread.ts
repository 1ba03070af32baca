/** A thread that searches beside the one that answers requests: it shares the homes of the index and follows it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Epoch, type FindOptions, openSearcher, type Query } from '@lintel/hypersearch';
import { type CostAssumptions, searchCosts } from '@lintel/mortgage';
import { rememberedRule } from './kept-payment-rule.ts';

export interface Beginning {
  snapshot: Epoch;
}

/** What a thread is told, in the order in which it happened: so each search sees all that was known when it was asked. */
export type Told =
  | { epoch: Epoch }
  | { number: number; query: Omit<Query, 'payment' | 'costs'>; assumed: CostAssumptions; options: FindOptions };

const port = parentPort!;
const { snapshot } = workerData as Beginning;
const searcher = openSearcher(snapshot);
/** A rule is code, which cannot be sent: each thread makes its own of the rates that come with a query. */
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
