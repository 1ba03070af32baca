import { createHash } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { isPublicHttps } from '../../../platform/http/public-internet.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { describeDevice, sessionIdOf } from '../../accounts/index.ts';
import { pushContract as contract } from './contract.ts';
import { type PushKeys, pushKeysToken } from './keys.ts';
import { pushDevices } from './push.tables.ts';
import { devicesOf } from './queue.ts';

/** Devices of a person; adding one more deletes the oldest. */
const DEVICES_MAX = 10;

const devices = serve(contract.devices, {
  access: signedIn,
  run: async ({ subject: me, db, headers, resolve }) =>
    present(db, me.id, resolve(pushKeysToken), await sessionIdOf(resolve, headers)),
});

const add = serve(contract.add, {
  access: signedIn,
  async run({ input: { endpoint, keys }, subject: me, headers, resolve, transaction }) {
    if (!isPublicHttps(new URL(endpoint))) throw invalid('endpoint', m.notifications__must_be_of_a_push_subscription());
    const sessionId = await sessionIdOf(resolve, headers);
    return transaction(async ({ tx, audit }) => {
      // A browser has one subscription, and a session is of one browser.
      if (sessionId !== null) await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
      const row = { personId: me.id, sessionId, name: describeDevice(headers.get('user-agent')), endpoint, ...keys };
      const [known] = await tx
        .select()
        .from(pushDevices)
        .where(eq(pushDevices.endpointHash, hashOf(endpoint)));
      // The browser passes from one person to another, who proves it by the keys that only the browser has.
      if (known && (known.auth !== keys.auth || known.p256dh !== keys.p256dh))
        throw conflict(m.notifications__must_be_of_a_push_subscription());
      if (known) await tx.delete(pushDevices).where(eq(pushDevices.id, known.id));
      await tx.insert(pushDevices).values({ ...row, endpointHash: hashOf(endpoint) });
      const kept = tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(eq(pushDevices.personId, me.id))
        .orderBy(desc(pushDevices.id))
        .limit(DEVICES_MAX);
      await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.personId, me.id), sql`not ${inArray(pushDevices.id, kept)}`));
      await audit({ action: 'push.device_added', object: `person:${me.id}` });
      return present(tx, me.id, resolve(pushKeysToken), sessionId);
    });
  },
});

const remove = serve(contract.remove, {
  access: signedIn,
  async run({ input: { id }, subject: me, headers, resolve, transaction }) {
    const sessionId = await sessionIdOf(resolve, headers);
    return transaction(async ({ tx, audit }) => {
      const removed = await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.id, id), eq(pushDevices.personId, me.id)))
        .returning({ id: pushDevices.id });
      if (removed.length === 0) throw notFound();
      await audit({ action: 'push.device_removed', object: `person:${me.id}` });
      return present(tx, me.id, resolve(pushKeysToken), sessionId);
    });
  },
});

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

async function present(db: Db, personId: number, { publicKey }: PushKeys, sessionId: number | null) {
  return {
    publicKey,
    devices: (await devicesOf(db, personId)).map((row) => ({
      id: row.id,
      name: row.name,
      addedAt: row.createdAt.toISOString(),
      isCurrent: sessionId !== null && row.sessionId === sessionId,
    })),
  };
}

export const pushOperations = { devices, add, remove };
