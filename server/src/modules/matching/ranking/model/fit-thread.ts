import { parentPort } from 'node:worker_threads';
import { fit, type Place, percentileRanks } from '@lintel/agent-match';
import { answersOf, type ReplyAddresses } from './answers.ts';
import type { Lot } from './read-records.ts';
import { Gathered } from './records.ts';
import { summaryOf } from './summary.ts';

export interface Fit {
  cities: [string, Place][];
  /** ISO date. */
  asOf: string;
}

export type Question = { id: number; method: keyof ReplyAddresses; args: unknown[] };

/**
 * Fits one model and holds it for the life of the thread. A fit needs one or two seconds of CPU, which would delay
 * requests in the main thread, and a model is too large to transfer.
 */
let answers: ReplyAddresses | undefined;
const gathered = new Gathered();

parentPort!.on('message', (message: { lot: Lot } | { fit: Fit } | Question) => {
  if ('lot' in message) return gathered.add(message.lot);
  if ('fit' in message) return begin(message.fit);
  const { id, method, args } = message;
  try {
    const answer = (answers![method] as (...given: unknown[]) => unknown)(...args);
    parentPort!.postMessage({ id, answer });
  } catch (error) {
    parentPort!.postMessage({ id, broke: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function begin({ cities, asOf }: Fit): void {
  const records = gathered.records(new Map(cities));
  const model = fit(records, asOf);
  // Computes percentile ranks here, so that the first list does not wait for them.
  percentileRanks(model);
  const summary = summaryOf(model, records, asOf);
  answers = answersOf(model);
  parentPort!.postMessage({ fitted: summary });
}
