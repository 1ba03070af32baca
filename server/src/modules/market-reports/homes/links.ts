import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import type { Registry } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { homeEmailsContract as contract, type HomeEmailLink } from './contract.ts';
import { addressOf, homeEmailServicesToken } from './emails.ts';
import { homeValueEmails as homes } from './tables.ts';

const withLink = anyone('the holder of an email may confirm or stop such emails without signing in');

export const link = serve(contract.link, {
  access: withLink,
  run: ({ input, db, resolve }) => present(db, idOf(resolve, input.token)),
});

export const confirm = serve(contract.confirm, {
  access: withLink,
  writes: true,
  async run({ input, tx, resolve, audit }) {
    const id = idOf(resolve, input.token);
    const [changed] = await tx
      .update(homes)
      .set({ confirmedAt: sql`now()` })
      .where(sql`${homes.id} = ${id} and ${homes.confirmedAt} is null`)
      .returning({ id: homes.id });
    if (changed) await audit({ action: 'home_value_email.confirmed', object: `home_value_email:${id}` });
    return present(tx, id);
  },
});

/** Deletes the address and the facts of the home, so that nothing of a visitor is kept. */
export const unsubscribe = serve(contract.unsubscribe, {
  access: withLink,
  writes: true,
  async run({ input, tx, resolve, audit }) {
    const id = idOf(resolve, input.token);
    const [removed] = await tx.delete(homes).where(eq(homes.id, id)).returning({ id: homes.id });
    if (removed) await audit({ action: 'home_value_email.stopped', object: `home_value_email:${id}` });
    return present(tx, id);
  },
});

function idOf(resolve: Registry['resolve'], token: string): number {
  const id = resolve(homeEmailServicesToken).links.idOf(token);
  if (id === undefined) throw notFound(m.market_reports__this_link_isnt_valid());
  return id;
}

async function present(db: Db, id: number): Promise<HomeEmailLink> {
  const [home] = await db.select().from(homes).where(eq(homes.id, id));
  if (!home) return { status: 'stopped', home: null };
  return { status: home.confirmedAt ? 'active' : 'waiting', home: addressOf(home) };
}
