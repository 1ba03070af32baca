import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { notificationsContract as contract, type Mail, type MailChoice, notificationKinds } from './contract.ts';
import { type MailLink, type MailLinks, mailLinksToken } from './mail-link.ts';
import { waysOf } from './preferences.ts';
import { notificationChoices } from './tables.ts';

const withLink = anyone('whoever has the letter may end such letters, without signing in');

export const mailChoice = serve(contract.mailChoice, {
  access: withLink,
  run: async ({ input, db, resolve }) => choiceOf(db, await linkOf(db, resolve(mailLinksToken), input.token)),
});

export const chooseMail = serve(contract.chooseMail, {
  access: withLink,
  writes: true,
  run: async ({ input, tx, resolve, audit }) =>
    choose(tx, audit, await linkOf(tx, resolve(mailLinksToken), input.token), input.mail),
});

export const unsubscribe = serve(contract.unsubscribe, {
  access: withLink,
  writes: true,
  run: async ({ input, tx, resolve, audit }) =>
    choose(tx, audit, await linkOf(tx, resolve(mailLinksToken), input.token), 'off'),
});

async function linkOf(db: Db, links: MailLinks, token: string): Promise<MailLink> {
  const link = links.read(token);
  const [person] = link
    ? await db.select({ id: personProfiles.id }).from(personProfiles).where(eq(personProfiles.id, link.personId))
    : [];
  if (!link || !person || link.kinds.length === 0) throw notFound(m.notifications__this_link_isnt_valid());
  return link;
}

async function choose(
  tx: Tx,
  audit: (auditEntry: AuditEntry) => Promise<void>,
  { personId, kinds }: MailLink,
  mail: Mail,
) {
  const ways = await waysOf(tx, personId, kinds);
  for (const kind of kinds)
    await tx
      .insert(notificationChoices)
      .values({ personId, kind, inApp: ways[kind].inApp, mail })
      .onConflictDoUpdate({ target: [notificationChoices.personId, notificationChoices.kind], set: { mail } });
  await audit({ action: 'mail.chosen', object: `person:${personId}`, details: { kinds, mail, by: 'letter' } });
  return choiceOf(tx, { personId, kinds });
}

async function choiceOf(db: Db, { personId, kinds }: MailLink): Promise<z.input<typeof MailChoice>> {
  const ways = await waysOf(db, personId, kinds);
  return {
    labels: kinds.map((kind) => notificationKinds[kind].label),
    mail: kinds.map((kind) => ways[kind].mail).find((mail) => mail !== 'off') ?? 'off',
  };
}
