import type { Row } from './rows.ts';
import type { Search } from './searches.ts';

/** What is compared between engines. */
export interface Answer {
  total: number;
  /** Ids of the first 24. */
  top: readonly number[];
  facets?: {
    /** By number of the type. */
    types: readonly number[];
    beds: readonly number[];
    /** Whole currency units; undefined where nothing was found. */
    low: number | undefined;
    high: number | undefined;
    prices: readonly number[];
  };
  /** `x y count latE6 lonE6 id` of each cell, sorted; the id where it holds one home. */
  cells?: readonly string[];
}

/** An engine that takes the whole workload. Requests are made ready beforehand, answers are read afterwards: only `ask` is timed. */
export interface Engine<Request = unknown, Raw = unknown> {
  readonly name: string;
  /** Seconds that it took to make everything that searches need. */
  load(rows: readonly Row[]): Promise<number>;
  ready(search: Search): Request;
  /** A promise where the engine works elsewhere. */
  ask(request: Request): Raw | Promise<Raw>;
  answer(raw: Raw): Answer;
  /** Microseconds of CPU so far that count for it. */
  cpu(): number;
  /** Bytes of memory or disk that it holds, and which of them. */
  size(): Promise<{ bytes: number; of: string }>;
  close(): Promise<void>;
}

/** CPU of this process and all its threads. */
export function processCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export async function seconds(run: () => Promise<void> | void): Promise<number> {
  const from = performance.now();
  await run();
  return (performance.now() - from) / 1000;
}
