import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app/app-context.ts';
import { storedSecrets } from './secrets.tables.ts';

export const storedSecretName = 'lintel';

/** Returns the configured secret, or one generated at the first start and shared by all processes on the database. */
export async function secretOf({
  settings,
  database: { db },
}: Pick<AppContext, 'settings' | 'database'>): Promise<string> {
  if (settings.LINTEL_SECRET) return settings.LINTEL_SECRET;
  await db
    .insert(storedSecrets)
    .values({ name: storedSecretName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(storedSecrets).where(eq(storedSecrets.name, storedSecretName));
  return kept!.value;
}
