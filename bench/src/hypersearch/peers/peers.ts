import type { Engine } from '../engine.ts';
import { Duckdb } from './duckdb.ts';
import { Pglite } from './pglite.ts';
import { Postgres } from './postgres.ts';
import { Sqlite } from './sqlite.ts';

const starts: Readonly<Record<string, () => Promise<Engine[] | undefined>>> = {
  async postgres() {
    const server = await Postgres.start();
    return server && ([server, await server.prepared()] as Engine[]);
  },
  sqlite: async () => [new Sqlite() as Engine],
  async duckdb() {
    const duckdb = await Duckdb.start();
    return duckdb && [duckdb as Engine];
  },
  /** Lintel's index only. */
  none: async () => [],
  pglite: async () => [(await Pglite.start()) as Engine],
};

/** Starts the peers with these names; unavailable ones are reported and skipped. */
export async function startPeers(names: readonly string[]): Promise<Engine[]> {
  const peers: Engine[] = [];
  for (const name of names) {
    const start = starts[name];
    if (!start) throw new Error(`No peer is called ${name}: ${Object.keys(starts).join(', ')}.`);
    const started = await start();
    if (started) peers.push(...started);
    else console.error(`!! ${name} is LEFT OUT: it is not on this machine and could not be installed.`);
  }
  return peers;
}
