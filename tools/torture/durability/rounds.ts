import { showProgress } from '../../../server/src/platform/jobs/progress.ts';
import type { Ready, ServerMessage } from '../../../server/test/torture/protocol.ts';
import type { Random } from '../../../server/test/torture/random.ts';
import { type ServerProcess, startProcess } from '../server-process.ts';
import { createModel } from './model.ts';
import type { Place } from './places.ts';

const script = new URL('../../../server/test/torture/server.ts', import.meta.url);
const START_PATIENCE_MS = 180_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Run extends ServerProcess {
  /** Its report when ready; undefined when it exited before. */
  ready: Promise<Ready | undefined>;
}

export interface Outcome {
  held: boolean;
  lines: string[];
}

/** Kills a server in each round, and compares the state found by the next server with the acknowledged writes. */
export async function torturePlace(place: Place, rounds: number, random: Random): Promise<Outcome> {
  const model = createModel();
  const figures = { startKills: 0, databaseKills: 0, startMs: [] as number[], trouble: [] as string[] };
  let since = 0;

  const start = (): Run => {
    let tell: (ready: Ready | undefined) => void;
    const ready = new Promise<Ready | undefined>((done) => {
      tell = done;
    });
    const hear = (line: string) => {
      const message = parsed(line);
      if (!message) return;
      if (message.kind === 'ready') tell(message);
      else if (message.kind === 'try') model.try(message);
      else if (message.kind === 'ack') model.ack(message.n);
    };
    const environment = { ...place.environment, TORTURE_SINCE: String(since), TORTURE_SEED: String(random.below(1e9)) };
    const run = startProcess(script, environment);
    run.onLine(hear);
    void run.ended.then(() => tell(undefined));
    return { ...run, ready };
  };

  /** Restarts until it is ready, and checks the stored data. */
  const readyAgain = async (): Promise<Run> => {
    const begun = performance.now();
    const run = start();
    const ready = await Promise.race([run.ready, wait(START_PATIENCE_MS).then(() => undefined)]);
    if (!ready) {
      await run.kill();
      throw new Error(`The server on ${place.name} did not start again: ${run.errors()}`);
    }
    figures.startMs.push(performance.now() - begun);
    const { lost, half, wrong } = model.compare(ready);
    figures.trouble.push(...lost, ...half, ...wrong);
    since += 1_000_000;
    return run;
  };

  const progress = showProgress(`Rounds, ${place.name}`);
  for (let round = 1; round <= rounds; round++) {
    if (random.below(6) === 0) {
      // Killing a starting server must be harmless too.
      const early = start();
      await wait(random.below(2_500));
      await early.kill();
      figures.startKills++;
    }
    const run = await readyAgain();
    run.child.stdin!.write('go\n');
    await wait(20 + random.below(1_000));
    if (place.database && round % 4 === 0) {
      await place.database.kill();
      figures.databaseKills++;
      await place.database.restart();
      if (!(await recovers(await run.ready))) figures.trouble.push(`round ${round}: no way back to the database`);
    }
    await run.kill();
    progress.at(round, rounds);
  }
  progress.end();
  const last = await readyAgain();
  await last.kill();
  return tell(place, rounds, model.acknowledged, figures);
}

/** The last line of a killed process may be truncated, and is then ignored. */
function parsed(line: string): ServerMessage | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A server recovers without a restart after its database was down. */
async function recovers(ready: Ready | undefined): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reply = await fetch(`http://localhost:${ready!.port}/readyz`).catch(() => undefined);
    if (reply?.ok) return true;
    await wait(100);
  }
  return false;
}

function tell(
  place: Place,
  rounds: number,
  acknowledged: number,
  {
    startKills,
    databaseKills,
    startMs,
    trouble,
  }: { startKills: number; databaseKills: number; startMs: number[]; trouble: string[] },
): Outcome {
  const sorted = startMs.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))]! / 1000).toFixed(1)} s`;
  const line =
    `${place.name}: ${rounds} rounds, ${rounds + startKills} kills of the server (${startKills} of them while it started), ` +
    `${databaseKills} of the database; ${acknowledged} transactions acknowledged, ${trouble.length} losses; ` +
    `${startMs.length} starts, ready after p50 ${at(0.5)}, max ${at(1)}`;
  return { held: trouble.length === 0, lines: [line, ...trouble.slice(0, 20).map((each) => `  ${each}`)] };
}

/** Kills the first start, which creates the database, and checks that the second one still can. */
export async function tortureBirth(newPlace: () => Place, births: number, random: Random): Promise<Outcome> {
  let born = 0;
  for (let birth = 0; birth < births; birth++) {
    const place = newPlace();
    try {
      const first = startProcess(script, place.environment);
      await wait(300 + random.below(4_000));
      await first.kill();
      born += (await torturePlace(place, 0, random)).held ? 1 : 0;
    } finally {
      await place.remove();
    }
  }
  return { held: born === births, lines: [`births: ${births} first starts killed, ${born} started again`] };
}
