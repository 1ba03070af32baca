import { differences } from './compare.ts';
import type { Answer, Engine } from './engine.ts';
import { heldBytes } from './memory.ts';
import { type Kind, kinds, type Search } from './searches.ts';

/**
 * Ours is quick: it runs so many times in a pass, that its CPU is more than the clock's grain. The collection before each
 * pass makes V8 forget code, which it compiles again on other threads: a server that runs for days does so once.
 */
const ROUNDS = 50;
/** And so many to warm up, as a server does before it listens. */
const FIRST_ROUNDS = 60;

export type Class = Kind | 'all';
export const classes: readonly Class[] = ['all', ...kinds];

/** Microseconds. */
export interface Figures {
  p50: number;
  p99: number;
  /** A query. */
  cpu: number;
}

export interface Measured {
  name: string;
  figures: Record<Class, Figures>;
  /** Of the CPU of a query, all classes, what this thread itself used. */
  threadCpu: number;
  /** Searches and the part of their answer that is not ours. */
  different: string[];
}

/**
 * All engines in turn, class by class, pass by pass; the first pass warms up and compares answers. Of each query the
 * median of its passes counts; of CPU, which whole classes are measured for, the median pass.
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
    // Once a pass: after several collections in a row V8 forgets the code of whoever did not run in between.
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

/** Which answers of each engine differ from the first one's. */
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

/** The value that a share of the others is not above. */
function share(of: readonly number[], part: number): number {
  const sorted = of.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
