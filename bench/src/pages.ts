import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, printReport, startMeasured } from './http.ts';
import type { LoadOrder, LoadReport } from './http-load.ts';
import { seededRandom, someHomes } from './http-queries.ts';
import type { Spent } from './http-server.ts';
import type { Part } from './profile-parts.ts';

export interface PagesOptions {
  seconds: number;
  /** Number of homes of the sample network; default: LINTEL_DATA_FOLDER. */
  homes?: number | undefined;
  encoding?: string | undefined;
}

const CONNECTIONS = 16;
const ROUNDS = 3;
/** Enough different addresses that none repeats while its page may still be shared. */
const ADDRESSES = 20_000;

/** Addresses of each kind of page. The landing page has one; the others differ from request to request. */
async function pagesOf(url: string): Promise<Record<string, string[]>> {
  const homes = await someHomes(url, 200_000);
  const random = seededRandom(11);
  const some = Array.from({ length: ADDRESSES }, () => homes[Math.floor(random() * homes.length)]!);
  const sentence = ({ city, state, price, bedrooms }: (typeof homes)[number], step: number) =>
    `${bedrooms ?? 2} bed home in ${city}, ${state} under ${Math.round(price / 1000) + step}k`;
  return {
    landing: ['/'],
    results: some.map((home, at) => `/hypersearch?${new URLSearchParams({ q: sentence(home, at % 200) })}`),
    'a home': some.map(({ id }, at) => `/property/${id}?visit=${at}`),
  };
}

/**
 * Measures the pages that the server renders: requests per second with 16 connections, CPU of the process for each,
 * delays at half that load, and the parts of the request thread's work. The addresses of results and homes differ, so
 * that each is rendered; the landing page is the same for everybody.
 */
export async function benchPages({ seconds, homes, encoding }: PagesOptions): Promise<void> {
  const server = await startMeasured(homes);
  const place = new URL(server.url);
  const client = fork(fileURLToPath(new URL('./http-load.ts', import.meta.url)), { serialization: 'advanced' });
  const always = {
    host: place.hostname,
    port: Number(place.port),
    headers: 'Accept: text/html\r\n',
    ...(encoding ? { encoding } : {}),
  };
  const run = async (
    name: string,
    order: Pick<LoadOrder, 'paths' | 'connections' | 'seconds'> & Partial<LoadOrder>,
  ) => {
    await server.ask<Spent>({ ask: 'spent' });
    client.send({ ...always, ...order });
    const report = (await once(client, 'message'))[0] as LoadReport;
    const spent = await server.ask<Spent>({ ask: 'spent' });
    const cpu = spent.cpu / report.latencies.length;
    printReport(name, report, spent, cpu);
    return { perSecond: report.latencies.length / report.elapsedSeconds, cpu };
  };
  try {
    for (const [name, paths] of Object.entries(await pagesOf(server.url))) {
      await run(`${name}: warming up`, { paths, connections: CONNECTIONS, seconds: Math.min(seconds, 5) });
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await run(name, { paths: paths.slice().reverse(), connections: CONNECTIONS, seconds }));
      const perSecond = median(rounds.map((each) => each.perSecond)) / 2;
      await run(`${name}: half the load`, { paths, connections: 256, seconds, perSecond });
      await server.ask({ ask: 'profile' });
      client.send({ ...always, paths, connections: CONNECTIONS, seconds });
      await once(client, 'message');
      const parts = await server.ask<Part[]>({ ask: 'parts' });
      console.log(parts.map((part) => `${part.name} ${(100 * part.share).toFixed(0)} %`).join(', '));
    }
  } finally {
    client.kill();
    await server.stop();
  }
}
