/** A thread that searches continuously and applies changes between two rounds. See `threads.ts`. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Epoch, openSearcher } from '@lintel/hypersearch';
import type { Answer } from './engine.ts';
import { TODAY } from './homes.ts';
import { answerOfFound } from './peers/lintel.ts';
import { searchesOf } from './searches.ts';
import { realWords, zipfWords } from './words.ts';

export interface ReaderData {
  snapshot: Epoch;
  seed: number;
  remarks: string | undefined;
}
export type ReaderMessage = { kind: 'take'; epoch: Epoch } | { kind: 'count' } | { kind: 'finish' };

/** Searches between two checks for messages. */
const ROUND = 100;
/** Epochs between two full counts of the homes. */
const COUNT_EVERY = 20;

const port = parentPort!;
const { snapshot, seed, remarks } = workerData as ReaderData;
const searcher = openSearcher(snapshot);
const searches = searchesOf(seed, 1_000, remarks ? realWords(remarks) : zipfWords);
const wrong: string[] = [];
let [made, taken, isOpen] = [0, 0, true];

port.on('message', (message: ReaderMessage) => {
  if (message.kind === 'take') {
    searcher.take(message.epoch);
    taken += 1;
    if (taken % COUNT_EVERY === 0) countAll();
  } else if (message.kind === 'count') port.postMessage(made);
  else finish();
});
port.postMessage('ready');

for (let place = 0; isOpen; place += ROUND) {
  for (let i = place; i < place + ROUND; i++) {
    const { query, options } = searches[i % searches.length]!;
    searcher.find(query, options);
  }
  made += ROUND;
  await nextTurn();
}

/** Checks that each home occurs once: a changed one is neither missing nor duplicated. */
function countAll(): void {
  const ids = searcher.ids({ facts: [], today: TODAY, statuses: ['active', 'pending', 'sold'] });
  if (ids.length !== searcher.size) wrong.push(`epoch ${searcher.epoch}: ${ids.length} homes of ${searcher.size}`);
  for (let i = 1; i < ids.length; i++)
    if (ids[i] === ids[i - 1]) wrong.push(`epoch ${searcher.epoch}: home ${ids[i]} twice`);
}

function finish(): void {
  isOpen = false;
  countAll();
  const answers: Answer[] = searches.map(({ query, options }) => answerOfFound(searcher.find(query, options)));
  port.postMessage({ searches: made, wrong, answers });
}
