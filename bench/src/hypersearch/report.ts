import { microsecondsFor, type Touched } from './bound.ts';
import { type Class, classes, type Measured } from './measure.ts';
import type { Kind } from './searches.ts';
import type { Threads } from './threads.ts';

export interface Built {
  name: string;
  /** NaN for an engine that shares another engine's data. */
  seconds: number;
  bytes: number;
  of: string;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Repetitions agree to about three digits. */
const round = (figure: number): string =>
  Number.isFinite(figure) ? Number(figure.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 2 }) : '–';

/** All engines by class, relative to the first one. */
export function ratioTable(measured: readonly Measured[]): string {
  const ours = measured[0]!;
  const row = ({ name, figures }: Measured, one: Class) => {
    const { p50, p99, cpu } = figures[one];
    const own = ours.figures[one];
    const ratios = [p50 / own.p50, p99 / own.p99, cpu / own.cpu].map((ratio) =>
      own.cpu === cpu ? '' : `${round(ratio)} ×`,
    );
    return [name, one, round(p50), round(p99), round(cpu), round(1e6 / cpu), ...ratios];
  };
  return table(
    ['engine', 'class', 'p50 µs', 'p99 µs', 'CPU µs', 'a core, searches/s', 'p50 ÷ ours', 'p99 ÷ ours', 'CPU ÷ ours'],
    measured.flatMap((engine) => classes.map((one) => row(engine, one))),
  );
}

export const buildTable = (built: readonly Built[], listings: number): string =>
  table(
    ['engine', 'build s', 'bytes a listing', 'of'],
    built.map(({ name, seconds, bytes, of }) => [name, round(seconds), round(bytes / listings), of]),
  );

/** Lintel's index relative to the memory bound. */
export function boundTable(ours: Measured, touched: ReadonlyMap<Kind, Touched>, gibPerSecond: number): string {
  return table(
    [
      'class',
      'homes in scope',
      'matches',
      'useful KB',
      'lines KB',
      'limit µs (useful / lines)',
      'ours CPU µs',
      'gap (useful / lines)',
    ],
    [...touched].map(([kind, { homes, matches, useful, lines }]) => {
      const limits = [useful, lines].map((bytes) => microsecondsFor(bytes, gibPerSecond));
      const { cpu } = ours.figures[kind];
      return [
        kind,
        round(homes),
        round(matches),
        round(useful / 1024),
        round(lines / 1024),
        limits.map(round).join(' / '),
        round(cpu),
        limits.map((limit) => `${round(cpu / limit)} ×`).join(' / '),
      ];
    }),
  );
}

/** Searches per second by number of threads over one index in shared memory, compared with plain arithmetic. */
export const threadTable = (threads: readonly Threads[]): string =>
  table(
    ['threads', 'searches/s', '÷ one thread', 'plain arithmetic ÷ one thread'],
    threads.map(({ threads: count, perSecond, arithmetic }) => [
      count,
      round(perSecond),
      `${round(perSecond / threads[0]!.perSecond)} ×`,
      `${round(arithmetic / threads[0]!.arithmetic)} ×`,
    ]),
  );
