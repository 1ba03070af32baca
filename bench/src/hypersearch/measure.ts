import { differences } from './compare.ts';
import type { Answer, Engine } from './engine.ts';
import { heldBytes } from './memory.ts';
import { type Kind, kinds, type Search } from './searches.ts';

/**
 * Rounds per pass for Lintel's index, whose CPU per round is below the clock's resolution. The garbage collection
 * before each pass discards compiled code, which V8 recompiles on other threads; a long-running server does so
 * once.
 */
const ROUNDS = 50;
/** Warm-up rounds, as a server has before it listens. */
const FIRST_ROUNDS = 60;

export type Class = Kind | 'all';
export const classes: readonly Class[] = ['all', ...kinds];

/** Microseconds. */
export interface Figures {
  p50: number;
  p99: number;
  /** Per query. */
  cpu: number;
}

export interface Measured {
  name: string;
  figures: Record<Class, Figures>;
  /** CPU per query of this thread only, over all classes. */
  threadCpu: number;
  /** Searches with a different answer, and the part that differs. */
  different: string[];
}

/**
 * Runs all engines in turn, class by class, pass by pass; the first pass warms up and compares answers. Latency is
 * the median of a query's passes; CPU, which is measured for whole classes, is the median pass.
 */
export async function measure(
  engines: readonly Engine[],
  searches: readonly Search[],
  passes: number,
): Promise<Measured[]> {
  const requests = engines.map((engine) => searches.map((search) => engine.ready(search)));
  const times = engines.map(() => searches.map((): number[] => []));
  const cpus = engines.map(() => new Map(kinds.map((kind) => [kind, [] as number[]])));
  const threadCpus = engines.map(() => [] as number[]);
  const different = await compare(engines, searches);
  for (let pass = 0; pass < passes; pass++) {
    // Once per pass: after several collections in a row V8 discards the code of engines that did not run in between.
    heldBytes();
    const own = engines.map(() => 0);
    for (const kind of kinds) {
      const places = searches.flatMap((search, place) => (search.kind === kind ? place : []));
      for (const [e, engine] of engines.entries()) {
        const rounds = e > 0 ? 1 : pass === 0 ? FIRST_ROUNDS : ROUNDS;
        const [before, ownBefore] = [engine.cpu(), process.threadCpuUsage()];
        for (let round = 0; round < rounds; round++)
          for (const place of places) {
            const from = performance.now();
            const raw = engine.ask(requests[e]![place]);
            if (raw instanceof Promise) await raw;
            if (pass > 0) times[e]![place]!.push((performance.now() - from) * 1000);
          }
        const { user, system } = process.threadCpuUsage(ownBefore);
        own[e]! += (user + system) / rounds;
        if (pass > 0) cpus[e]!.get(kind)!.push((engine.cpu() - before) / (rounds * Math.max(1, places.length)));
      }
    }
    if (pass > 0) for (const [e, sum] of own.entries()) threadCpus[e]!.push(sum / searches.length);
  }
  return engines.map(({ name }, e) => {
    const medians = times[e]!.map((of) => share(of, 0.5));
    const cpuOf = (kind: Kind) => share(cpus[e]!.get(kind)!, 0.5);
    const all = searches.reduce((sum, { kind }) => sum + cpuOf(kind), 0) / searches.length;
    const figures = Object.fromEntries(
      classes.map((one): [Class, Figures] => {
        const set = medians.filter((_, place) => one === 'all' || searches[place]!.kind === one);
        return [one, { p50: share(set, 0.5), p99: share(set, 0.99), cpu: one === 'all' ? all : cpuOf(one) }];
      }),
    ) as Record<Class, Figures>;
    return { name, figures, threadCpu: share(threadCpus[e]!, 0.5), different: different[e]! };
  });
}

/** Returns the answers of each engine that differ from the first engine's. */
export async function compare(engines: readonly Engine[], searches: readonly Search[]): Promise<string[][]> {
  const different = engines.map((): string[] => []);
  for (const [place, search] of searches.entries()) {
    let ours: Answer | undefined;
    for (const [e, engine] of engines.entries()) {
      const answer = engine.answer(await engine.ask(engine.ready(search)));
      ours ??= answer;
      for (const part of differences(search.kind, ours, answer)) different[e]!.push(`${place} ${search.kind}: ${part}`);
    }
  }
  return different;
}

/** Quantile of the values. */
function share(of: readonly number[], part: number): number {
  const sorted = of.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
