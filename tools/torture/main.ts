/**
 * `npm run torture -- NAME …`: breaks Lintel on purpose, many times, and reports losses. Exits with 1 on any loss.
 */
import type { Torture } from './torture.ts';

/** Loaded on demand. */
const tortures: Record<string, { what: string; load(): Promise<Torture> }> = {
  alerts: {
    what: '[--kills 20] [--seed N]: kill -9 while saved searches are told of changes; PostgreSQL',
    load: async () => (await import('./alerts.ts')).alertsTorture,
  },
  durability: {
    what: '[--rounds 100] [--database embedded|postgres|both] [--seed N]: kill -9 while listings are written',
    load: async () => (await import('./durability.ts')).durability,
  },
  hostile: {
    what: '[--requests 100000] [--seed 1] [--database embedded|postgres|both] [--parallel 4]: generated hostile requests',
    load: async () => (await import('./hostile.ts')).hostile,
  },
  import: {
    what: '[--kills 50] [--records 6000] [--database embedded|postgres] [--seed N]: kill -9 while a feed is imported',
    load: async () => (await import('./import.ts')).importTorture,
  },
  restart: {
    what: '[--rounds 12] [--people 8]: PostgreSQL restarts under two servers while pages are read and homes are saved',
    load: async () => (await import('./restart.ts')).restart,
  },
  'two-servers': {
    what: '[--rounds 10] [--changes 40] [--people 8]: two servers on one PostgreSQL, ended one after the other under load',
    load: async () => (await import('./two-servers.ts')).twoServers,
  },
};

const [name = '', ...words] = process.argv.slice(2);
const chosen = Object.hasOwn(tortures, name) ? tortures[name] : undefined;

if (chosen) {
  try {
    const torture = await chosen.load();
    process.exitCode = (await torture(words)) ? 0 : 1;
  } catch (error) {
    const { message, stack, code } = error as Error & { code?: string };
    const slip = code?.startsWith('ERR_PARSE_ARGS');
    console.error(slip ? message : stack);
    process.exitCode = slip ? 2 : 1;
  }
} else {
  console.error('Which torture? npm run torture -- NAME, with NAME one of');
  for (const [each, { what }] of Object.entries(tortures)) console.error(`  ${each} ${what}`);
  process.exitCode = 2;
}
