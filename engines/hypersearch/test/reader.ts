/** A thread that searches continuously while homes change. Every search must find every home exactly once. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Epoch, openSearcher, type Query } from '@lintel/hypersearch';

export interface ReaderWork {
  snapshot: Epoch;
  /** Finds all homes, whose ids are 1 to `homes`. */
  everything: Query;
  homes: number;
  /** Queries to run after the last epoch arrives. */
  questions: readonly Query[];
}

export interface ReaderReport {
  searches: number;
  epochs: number;
  /** Number of times a home was missing or found twice. */
  faults: number;
  answers: Int32Array[];
}

if (parentPort) read(parentPort, workerData as ReaderWork);

function read(port: NonNullable<typeof parentPort>, { snapshot, everything, homes, questions }: ReaderWork): void {
  const searcher = openSearcher(snapshot);
  const report: ReaderReport = { searches: 0, epochs: 0, faults: 0, answers: [] };
  port.postMessage('ready');
  for (;;) {
    const ids = searcher.ids(everything);
    report.searches += 1;
    if (ids.length !== homes || ids.some((id, i) => id !== i + 1)) report.faults += 1;
    const received = receiveMessageOnPort(port) as { message: Epoch | 'end' } | undefined;
    if (received === undefined) continue;
    if (received.message === 'end') break;
    searcher.take(received.message);
    report.epochs += 1;
  }
  report.answers = questions.map((question) => searcher.ids(question));
  port.postMessage(report);
}
