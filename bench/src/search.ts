const sentences = [
  '3 bed house in Austin under 500k',
  'condo in Seattle with a balcony and a gym, ideally near downtown, max 750k',
  'townhouse or semi in Toronto, 3 bedrooms, finished basement, under 1.2 million',
  'maison de 3 chambres avec garage à Montréal, moins de 700 000 $',
  'casa en Phoenix con alberca y 4 recámaras, menos de 600 mil dólares',
  'cheapest homes in Denver with mountain views and a home office',
  'anything in Colorado with 2 acres or more',
  'homes in San Francisco',
];

const rounds = 60;
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share).toFixed(2).padStart(8);
  console.log(`${name.padEnd(34)} n=${times.length}  p50${at(0.5)} ms  p99${at(0.99)} ms  max${at(1)} ms`);
}

async function timed(run: () => Promise<Response>): Promise<number> {
  const begun = performance.now();
  const response = await run();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return performance.now() - begun;
}

/** Measures the wait after Enter without the network: parsing the sentence, then the first page of homes. */
export async function benchSearch(url: string): Promise<void> {
  const read = (query: string) => () =>
    fetch(`${url}/api/hypersearch/nlp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  const page = (query: string) => () => fetch(`${url}/api/hypersearch/properties?query=${encodeURIComponent(query)}`);
  const times = { nlp: [] as number[], page: [] as number[], both: [] as number[], list: [] as number[] };
  for (let round = -5; round < rounds; round++) {
    for (const sentence of sentences) {
      const nlp = await timed(read(sentence));
      const first = await timed(page(sentence));
      const list = await timed(() => fetch(`${url}/api/properties?limit=24&sort=newest`));
      // The first rounds warm up code and caches.
      if (round < 0) continue;
      times.nlp.push(nlp);
      times.page.push(first);
      times.both.push(nlp + first);
      times.list.push(list);
    }
  }
  report('POST /api/hypersearch/nlp', times.nlp);
  report('GET /api/hypersearch/properties', times.page);
  report('both, one after the other', times.both);
  report('GET /api/properties, 24 newest', times.list);
}
