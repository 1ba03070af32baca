import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app/app-context.ts';
import type { Db } from '../database/db.ts';
import { storedSecrets } from '../secrets/secrets.tables.ts';
import type { Settings } from '../settings/settings.ts';
import { seal, unseal } from './envelope.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import { type MasterKeys, masterKeys } from './master-keys.ts';
import { s3Files } from './s3-files.ts';

/** Files encrypted at rest: callers read and write plain bytes. */
export interface Files extends Pick<FileStore, 'remove' | 'list' | 'place'> {
  /** Resolves when the file is stored. */
  put(key: string, plain: Uint8Array): Promise<void>;
  /** Returns undefined when the file does not exist. The stream of a modified file fails with `DamagedFile`. */
  get(key: string): Promise<Readable | undefined>;
}

export const encryptedFiles = (store: FileStore, masters: MasterKeys): Files => ({
  place: store.place,
  put: (key, plain) => store.put(key, seal(plain, key, masters.current)),
  async get(key) {
    const sealed = await store.get(key);
    if (!sealed) return undefined;
    const plain = unseal(sealed, key, masters);
    // Reads the first chunk now, so an unknown key is reported before the response begins.
    const first = await plain.next();
    const file = Readable.from(startingWith(first, plain), { objectMode: false });
    return file.once('close', () => sealed.destroy());
  },
  remove: store.remove,
  list: store.list,
});

async function* startingWith(first: IteratorResult<Buffer, void>, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (!first.done && first.value.length > 0) yield first.value;
  yield* rest;
}

/** Returns the configured file store: a bucket, or the folder `files` next to the database. */
export function fileStoreOf(settings: Settings): FileStore {
  const { LINTEL_S3_ENDPOINT: endpoint, LINTEL_S3_BUCKET: bucket, LINTEL_S3_REGION: region } = settings;
  if (!endpoint) return localFiles(`${settings.LINTEL_DATA_FOLDER}/files`);
  return s3Files({
    endpoint,
    bucket: bucket!,
    region,
    accessKeyId: settings.LINTEL_S3_ACCESS_KEY_ID!,
    secretAccessKey: settings.LINTEL_S3_SECRET_ACCESS_KEY!,
  });
}

/** Opens the files under the configured keys and the key generated before any was configured. */
export async function openFiles({
  settings,
  database: { db },
}: Pick<AppContext, 'settings' | 'database'>): Promise<Files> {
  const { LINTEL_FILES_KEY: set, LINTEL_FILES_OLD_KEYS: former } = settings;
  const made = await storedKey(db, set === undefined);
  const [current, ...others] = [set, ...former, made].filter((each) => each !== undefined);
  return encryptedFiles(fileStoreOf(settings), masterKeys(current!, others));
}

/** Returns the generated key, stored in the database and shared by all processes. */
async function storedKey(db: Db, make: boolean): Promise<string | undefined> {
  if (make)
    await db
      .insert(storedSecrets)
      .values({ name: storedKeyName, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
  const [kept] = await db.select().from(storedSecrets).where(eq(storedSecrets.name, storedKeyName));
  return kept?.value;
}

export const storedKeyName = 'files';
