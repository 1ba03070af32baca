import { Worker } from 'node:worker_threads';
import type { ReplyAddresses } from './answers.ts';
import type { Fit } from './fit-thread.ts';
import type { Lot } from './read-records.ts';
import type { Summary } from './summary.ts';

type Reply = { fitted: Summary } | { id: number; answer: unknown } | { id: number; broke: string };

/** A thread with one model. */
export interface ModelThread {
  readonly summary: Summary;
  ask<Name extends keyof ReplyAddresses>(
    name: Name,
    ...args: Parameters<ReplyAddresses[Name]>
  ): Promise<ReturnType<ReplyAddresses[Name]>>;
  /** Ends after pending calls are answered. */
  close(): Promise<void>;
}

/**
 * Starts a thread, sends it the records lot by lot, and waits for its model.
 * @param onEnd called when the thread ends by itself
 */
export async function startThread(records: AsyncIterable<Lot>, fit: Fit, onEnd: () => void): Promise<ModelThread> {
  const worker = new Worker(new URL('./fit-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 2_048 },
  });
  const waiting = new Map<number, { done(answer: unknown): void; fail(error: Error): void }>();
  let lastId = 0;
  let closing: (() => void) | undefined;
  let fail: (error: Error) => void = () => {};
  const fitted = new Promise<Summary>((done, failed) => {
    fail = failed;
    worker.on('message', (reply: Reply) => {
      if ('fitted' in reply) return done(reply.fitted);
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('broke' in reply) one?.fail(new Error(reply.broke));
      else one?.done(reply.answer);
      if (waiting.size === 0) closing?.();
    });
  });
  const ended = (error: Error) => {
    fail(error);
    for (const one of waiting.values()) one.fail(error);
    waiting.clear();
    closing?.();
    onEnd();
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('The thread of the model has ended')));
  const summary = await fill(worker, records, fit, fitted);
  // An idle thread does not keep the process alive.
  worker.unref();
  return {
    summary,
    ask: (method, ...args) =>
      new Promise((done, failed) => {
        lastId += 1;
        waiting.set(lastId, { done: done as (answer: unknown) => void, fail: failed });
        worker.postMessage({ id: lastId, method, args });
      }),
    async close() {
      if (waiting.size > 0)
        await new Promise<void>((done) => {
          closing = done;
        });
      await worker.terminate();
    },
  };
}

async function fill(worker: Worker, records: AsyncIterable<Lot>, fit: Fit, fitted: Promise<Summary>): Promise<Summary> {
  // The caller awaits it later; an earlier end must not be an unhandled rejection.
  fitted.catch(() => {});
  try {
    for await (const lot of records) worker.postMessage({ lot });
    worker.postMessage({ fit });
    return await fitted;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
