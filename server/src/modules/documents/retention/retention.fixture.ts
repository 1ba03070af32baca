import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fromBuffer } from 'yauzl';
import { startClamdServer } from '../../../../test/clamd-server.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { fetchBytes } from '../documents.fixture.ts';

export const [former, present] = [
  'the former master key of this house',
  'the present master key of this house',
] as const;

/** An app with a folder of its own for files, encrypted with the present key, and a malware scanner. */
export async function startRetentionApp() {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-keeping-'));
  const clamd = await startClamdServer();
  const settings = {
    LINTEL_DATA_FOLDER: folder,
    LINTEL_CLAMD: clamd.address,
    LINTEL_FILES_KEY: present,
    LINTEL_FILES_OLD_KEYS: former,
  };
  const app = await startTestApp({ settings });
  return {
    app,
    clamd,
    folder,
    /** Deletes all rows and files, and returns a buyer with an agent. */
    async reset(): Promise<Parties> {
      await app.reset();
      await rm(join(folder, 'files'), { recursive: true, force: true });
      clamd.away(false);
      const company = await aCompany(app);
      const agent = await anAgent(app, company);
      return { company, agent, buyer: await aBuyer(app, agent) };
    },
    onDisk: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()),
    async stop(): Promise<void> {
      await app.stop();
      await clamd.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type RetentionApp = Awaited<ReturnType<typeof startRetentionApp>>;
export interface Parties {
  company: TestCompany;
  agent: TestAgent;
  buyer: TestBuyer;
}

/** The calls that tests of stored documents repeat. */
export function retentionCalls(appOf: () => TestApp, partiesOf: () => Parties) {
  const ask = (method: string, path: string, as: Record<string, string>, body?: object) =>
    appOf().request(method, `/api${path}`, body, as);
  return {
    ask,
    contentOf: (id: number, as = partiesOf().buyer.as) => fetchBytes(appOf(), `/api/documents/${id}/content`, as),
    share: (may = 'review') => {
      const { buyer, agent } = partiesOf();
      return ask('POST', '/documents/grants', buyer.as, { personId: agent.id, may });
    },
    approve: (id: number) => ask('POST', `/documents/${id}/review`, partiesOf().agent.as, { decision: 'approved' }),
    passDays: (days: number) =>
      appOf().context.database.db.execute(
        sql`update documents set deleted_at = deleted_at - make_interval(days => ${days})`,
      ),
  };
}

/** Returns names and sizes of the entries of a zip file; reads everything, so that a wrong checksum fails. */
export const entriesOf = (bytes: Buffer): Promise<Record<string, number>> =>
  new Promise((done, fail) => {
    const found: Record<string, number> = {};
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      zip.on('error', fail);
      zip.on('end', () => done(found));
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return fail(broken);
          stream.on('error', fail);
          stream.on('end', () => zip.readEntry());
          stream.on('data', (part: Buffer) => {
            found[entry.fileName] = (found[entry.fileName] ?? 0) + part.length;
          });
        }),
      );
      zip.readEntry();
    });
  });
