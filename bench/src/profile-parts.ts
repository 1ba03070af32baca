import type { Profiler } from 'node:inspector';

/** A part of the work and its share of the CPU, from 0 to 1. */
export interface Part {
  name: string;
  share: number;
}

/** The parts of a page's work by where the running code lies. The first match counts. */
const parts: readonly [name: string, matches: RegExp][] = [
  ['number and date formats', /(NumberFormat|DateTimeFormat|toLocale\w*|formatRange|PluralRules) /],
  ['garbage collection', /^\(garbage collector\)/],
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['components', /web\/dist\/server/],
  ['page router', /node_modules\/@tanstack\/(?!react-query|query)|node_modules\/(seroval|h3|rou3|srvx|cookie-es)/],
  ['query cache', /node_modules\/@tanstack\/(react-query|query-core)/],
  ['query building', /node_modules\/(drizzle-orm|pg|pg-types|pg-protocol|postgres)/],
  [
    'messages to the database thread',
    /node_modules\/@electric-sql|worker-socket|pglite|node:internal\/worker|MessagePort/,
  ],
  ['API router, schemas', /node_modules\/(@orpc|zod)/],
  [
    'streams and HTTP',
    /node_modules\/@hono|node:(internal\/(streams|webstreams|deps\/undici|http|url)|stream|_http|http|net|zlib)|writeHead|node:internal\/deps/,
  ],
  ['search engine', /engines\/hypersearch/],
  ['mortgage engine', /engines\/mortgage/],
  ['reply as JSON', /reply-json|JSON|stringify/],
  ['server modules', /server\/src/],
];

/** Sums the samples of a CPU profile by part, without idle time. */
export function partsOf({ nodes, samples = [] }: Profiler.Profile): Part[] {
  const partOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [id, partNamed(`${functionName} ${url}`)]),
  );
  const counts = new Map<string, number>();
  let all = 0;
  for (const sample of samples) {
    const name = partOf.get(sample);
    if (name === undefined) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    all++;
  }
  const shares = [...counts].map(([name, count]) => ({ name, share: count / all }));
  return shares.toSorted((a, b) => b.share - a.share);
}

/** Returns undefined for a thread that does nothing. */
function partNamed(place: string): string | undefined {
  if (/^\((idle|root)\)/.test(place)) return undefined;
  return parts.find(([, matches]) => matches.test(place))?.[0] ?? 'Node and the rest';
}
