import { parentPort } from 'node:worker_threads';
import { fit, type Place, standings } from '@lintel/agent-match';
import { type Answers, answersOf } from './answers.ts';
import type { Lot } from './read-records.ts';
import { Gathered } from './records.ts';
import { summaryOf } from './summary.ts';

export interface Fit {
  cities: [string, Place][];
  /** ISO day. */
  asOf: string;
}

export type Question = { id: number; method: keyof Answers; args: unknown[] };

/**
 * Fits one model and holds it for as long as the thread lives: a fit takes a second or two of arithmetic, which nobody
 * who is served should wait behind, and a model is too large to be handed over between two requests.
 */
let answers: Answers | undefined;
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
  // Worked out once now rather than under the first list.
  standings(model);
  const summary = summaryOf(model, records, asOf);
  answers = answersOf(model);
  parentPort!.postMessage({ fitted: summary });
}
