import { Worker } from 'node:worker_threads';
import type { Viewer } from '@lintel/geo';
import { m } from '@lintel/messages';
import { viewerNow } from '../../../platform/serve/viewer.ts';
import { type ApiErrorCode, type Findings, limits, RejectedFile } from './inspection.ts';
import { type Kind, kinds } from './kinds.ts';

export interface Inspected {
  content: Uint8Array;
  kind: Kind;
  /** The person who uploads, so that the findings have their locale. */
  viewer: Viewer;
}

type Answer = { findings: Findings } | { refused: { code: ApiErrorCode; rule: string } } | { broke: string };

/** Inspects one file at a time, so a flood of uploads uses one core, not all. */
let last: Promise<unknown> = Promise.resolve();
let idle: Worker | undefined;

/** Inspects a file in its own thread, with texts for the caller's locale. A timeout or crash ends only that thread. */
export function inspectInThread(content: Uint8Array, kind: Kind, lookMs: number = limits.lookMs): Promise<Findings> {
  const viewer = viewerNow();
  const turn = last.then(() => takeTurn({ content: Uint8Array.from(content), kind, viewer }, lookMs));
  last = turn.catch(() => undefined);
  return turn;
}

async function takeTurn(inspected: Inspected, lookMs: number): Promise<Findings> {
  const { kind } = inspected;
  const worker = idle ?? open();
  idle = undefined;
  worker.ref();
  const answer = await answerOf(worker, inspected, lookMs);
  if (answer === 'late' || answer === 'gone' || 'broke' in answer) void worker.terminate();
  else idle = worker;
  // An idle worker does not keep the process alive.
  worker.unref();
  if (answer === 'late' || answer === 'gone')
    throw new RejectedFile('takes-too-long', m.documents__opening_like_this_takes_too({ label: kinds[kind].label }));
  if ('broke' in answer)
    throw new RejectedFile('broken', m.documents__this_file_is_damaged_it({ label: kinds[kind].label }));
  if ('refused' in answer) throw new RejectedFile(answer.refused.code, answer.refused.rule);
  return answer.findings;
}

function open(): Worker {
  const worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Messages of the PDF library about a person's file do not belong in the log.
    stdout: true,
    stderr: true,
  });
  // Between two files there is no caller to notify.
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
}

function answerOf(worker: Worker, about: Inspected, lookMs: number) {
  return new Promise<Answer | 'late' | 'gone'>((done) => {
    const gone = () => settle('gone');
    const settle = (answer: Answer | 'late' | 'gone') => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', gone).off('exit', gone);
      done(answer);
    };
    const timer = setTimeout(() => settle('late'), lookMs);
    worker.on('message', settle).on('error', gone).on('exit', gone);
    worker.postMessage(about, [about.content.buffer as ArrayBuffer]);
  });
}
