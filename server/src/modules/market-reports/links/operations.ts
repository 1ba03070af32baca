import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import type { Registry } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { heldContacts, keptContactId, outreachTo, withdrawEmailConsent } from '../../contacts/index.ts';
import { marketReportsContract as contract, type ReportLink } from '../contract.ts';
import { contactLinksToken } from './token.ts';

const withLink = anyone('the holder of an email may stop such emails without signing in');

export const link = serve(contract.link, {
  access: withLink,
  run: async ({ input, db, resolve }) => present(db, await contactOf(db, resolve, input.token)),
});

export const unsubscribe = serve(contract.unsubscribe, {
  access: withLink,
  writes: true,
  async run({ input, tx, resolve, audit }) {
    const id = await contactOf(tx, resolve, input.token);
    if (await withdrawEmailConsent(tx, id))
      await audit({ action: 'contact_consent.withdrawn', object: `contact:${id}`, details: { channel: 'email' } });
    return present(tx, id);
  },
});

const unknown = () => notFound(m.market_reports__this_link_isnt_valid());

async function contactOf(db: Db | Tx, resolve: Registry['resolve'], token: string): Promise<number> {
  const id = resolve(contactLinksToken).idOf(token);
  if (id === undefined) throw unknown();
  return keptContactId(db, id);
}

async function present(db: Db | Tx, contactId: number): Promise<ReportLink> {
  const [sender] = await db
    .select({ agent: personProfiles.name, company: companyProfiles.companyName })
    .from(heldContacts)
    .innerJoin(agentProfiles, eq(agentProfiles.id, heldContacts.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(heldContacts.id, contactId));
  const contact = sender && (await outreachTo(db, contactId));
  if (!contact) throw unknown();
  return { ...sender, isStopped: !contact.reachable.find(({ channel }) => channel === 'email')!.isAllowed };
}
