import type { Outcome } from '@lintel/agent-match';
import { m } from '@lintel/messages';
import type { AppContext } from '../../../../platform/app/app-context.ts';
import { ApiError } from '../../../../platform/serve/errors.ts';
import { token } from '../../../../platform/serve/registry.ts';
import { cityPoints } from '../place/city-points.ts';
import type { ReplyAddresses } from './answers.ts';
import { readRecords } from './read-records.ts';
import type { Summary } from './summary.ts';
import { type ModelThread, startThread } from './thread.ts';

/** The current model, in its thread. */
export interface LiveModel {
  /**
   * Waits some seconds for the first model.
   * @throws UNAVAILABLE when there is none by then
   */
  ask<Name extends keyof ReplyAddresses>(
    name: Name,
    ...args: Parameters<ReplyAddresses[Name]>
  ): Promise<ReturnType<ReplyAddresses[Name]>>;
  summary(): Promise<Summary>;
  /** Fits a new model from the database; the old one answers until it is ready. */
  refit(now?: Date): Promise<void>;
  /** Fits a new model within a minute, one for all calls in that time. */
  refitSoon(): void;
  /** Applies the outcome of a match to lists from now on; without a model, the first fit reads it. */
  observe(outcome: Outcome): Promise<void>;
  stop(): Promise<void>;
}

export const liveModelToken = token<LiveModel>('model of professionals');

const REFIT_DELAY_MS = 12_000;
const SOON_MS = 60_000;

export function createLiveModel({ database, log }: Pick<AppContext, 'database' | 'log'>): LiveModel {
  let current: ModelThread | undefined;
  let fitting: Promise<void> | undefined;
  let stopped = false;
  let soon: NodeJS.Timeout | undefined;

  async function fitNow(now: Date): Promise<void> {
    const began = performance.now();
    const cities = await cityPoints(database.db);
    if (stopped) return;
    let thread: ModelThread | undefined;
    thread = await startThread(readRecords(database.db), { cities, asOf: now.toISOString().slice(0, 10) }, () => {
      // The next call finds no model and starts a fit.
      if (current === thread) current = undefined;
    });
    if (stopped) return thread.close();
    const old = current;
    current = thread;
    log.info({ ...thread.summary.n, ms: Math.round(performance.now() - began) }, 'model of professionals fitted');
    void old?.close();
  }

  const refit = (now = new Date()): Promise<void> => {
    // A running fit may have read the database too early, so the next one starts after it.
    const turn = (fitting ?? Promise.resolve()).catch(() => {}).then(() => fitNow(now));
    const thread = turn.finally(() => {
      if (fitting === thread) fitting = undefined;
    });
    fitting = thread;
    return thread;
  };

  async function ready(): Promise<ModelThread> {
    if (current) return current;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((done) => {
      timer = setTimeout(() => done('late'), REFIT_DELAY_MS);
    });
    try {
      await Promise.race([fitting ?? refit(), late]);
    } finally {
      clearTimeout(timer);
    }
    if (current) return current;
    throw new ApiError('UNAVAILABLE', m.matching__the_ranking_is_being_worked());
  }

  return {
    ask: async (name, ...args) => (await ready()).ask(name, ...args),
    summary: async () => (await ready()).summary,
    refit,
    refitSoon() {
      soon ??= setTimeout(() => {
        soon = undefined;
        refit().catch((err: unknown) => log.error({ err }, 'no new model of professionals'));
      }, SOON_MS).unref();
    },
    async observe(outcome) {
      await current?.ask('observe', outcome);
    },
    async stop() {
      stopped = true;
      clearTimeout(soon);
      await fitting?.catch(() => {});
      await current?.close();
    },
  };
}
