import type { Row } from './rows.ts';
import type { Search } from './searches.ts';

/** The compared parts of an engine's answer. */
export interface Answer {
  total: number;
  /** Ids of the first 24 homes. */
  top: readonly number[];
  facets?: {
    /** Counts by type number. */
    types: readonly number[];
    beds: readonly number[];
    /** Whole currency units; undefined without results. */
    low: number | undefined;
    high: number | undefined;
    prices: readonly number[];
  };
  /** `x y count latE6 lonE6 id` of each cell, sorted; the id for a cell with one home. */
  cells?: readonly string[];
}

/**
 * An engine that supports the whole workload. Requests are prepared before and answers decoded after the
 * measurement: only `ask` is timed.
 */
export interface Engine<Request = unknown, Raw = unknown> {
  readonly name: string;
  /** Seconds to build everything that searches need. */
  load(rows: readonly Row[]): Promise<number>;
  ready(search: Search): Request;
  /** A promise for an engine in another process or thread. */
  ask(request: Request): Raw | Promise<Raw>;
  answer(raw: Raw): Answer;
  /** Microseconds of CPU used by the engine so far. */
  cpu(): number;
  /** Bytes of memory or disk in use, with a description. */
  size(): Promise<{ bytes: number; of: string }>;
  close(): Promise<void>;
}

/** CPU of this process with all its threads. */
export function processCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export async function seconds(run: () => Promise<void> | void): Promise<number> {
  const from = performance.now();
  await run();
  return (performance.now() - from) / 1000;
}
