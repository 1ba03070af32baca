/** A search thread in addition to the request thread: it shares the homes of the index and applies its changes. */

import { parentPort, workerData } from 'node:worker_threads';
import { DAY_MS } from '@lintel/geo';
import { type Epoch, type FindOptions, openSearcher, type Query } from '@lintel/hypersearch';
import type { CostAssumptions } from '@lintel/mortgage';
import { rememberedRule } from '../sentence/payment-rule.ts';
import type { CompleteQuery } from './finder.ts';
import { costsOn, dayOf, withReach } from './kept-rules.ts';

export interface ThreadData {
  snapshot: Epoch;
}

/** Messages to a thread, in order: each search sees everything known when it was sent. */
export type ThreadMessage =
  | { epoch: Epoch }
  | {
      number: number;
      query: Omit<CompleteQuery, 'payment' | 'costs' | 'reach'>;
      assumed: CostAssumptions;
      options: FindOptions;
    };

const port = parentPort!;
const { snapshot } = workerData as ThreadData;
const searcher = openSearcher(snapshot);
/** Functions can't be sent to a thread, so each one builds its rule from the rates in a query. */
const ruleOf = rememberedRule();

port.on('message', (message: ThreadMessage) => {
  if ('epoch' in message) searcher.take(message.epoch);
  else {
    const { assumed } = message;
    const payment = ruleOf(assumed.rate);
    const day = dayOf(message.query.today * DAY_MS);
    const costs: Query['costs'] = (terms) => costsOn(terms, assumed, day);
    const { buyer, ...search } = message.query;
    const plain = { ...search, ...(payment ? { payment } : {}), costs };
    const query = buyer ? withReach(plain, buyer, assumed) : plain;
    port.postMessage({ number: message.number, found: searcher.find(query, message.options) });
  }
});
