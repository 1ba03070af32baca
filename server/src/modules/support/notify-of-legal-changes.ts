import { m } from '@lintel/messages';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import { canSignIn, personProfiles } from '../accounts/index.ts';
import { comingVersions, type LegalDocument } from '../legal/index.ts';
import type { SupportServices } from './operator.ts';
import { legalNotices } from './tables.ts';

/** Emails per transaction. */
const BATCH = 500;

/**
 * Emails everyone who can sign in and has a confirmed address about each published version that is not in effect yet,
 * once. Runs daily, so it also reaches people who joined after publication. The record of sent notices commits
 * together with the emails, so an interrupted run resumes where it stopped.
 */
export async function notifyOfLegalChanges(
  { database }: Pick<AppContext, 'database'>,
  { publicUrl }: SupportServices,
  coming: readonly LegalDocument[] = comingVersions(new Date().toISOString().slice(0, 10)),
): Promise<void> {
  for (const document of coming)
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      after = await database.transaction(async (tx) => {
        const told = and(
          eq(legalNotices.personId, personProfiles.id),
          eq(legalNotices.document, document.id as 'terms' | 'privacy'),
          eq(legalNotices.version, document.version),
        );
        const batch = await tx
          .select({ id: personProfiles.id, email: personProfiles.email })
          .from(personProfiles)
          .leftJoin(legalNotices, told)
          .where(
            and(
              gt(personProfiles.id, from),
              eq(personProfiles.emailVerified, true),
              canSignIn(personProfiles.id),
              isNull(legalNotices.personId),
            ),
          )
          .orderBy(asc(personProfiles.id))
          .limit(BATCH);
        for (const { id, email } of batch) {
          await tx
            .insert(legalNotices)
            .values({ personId: id, document: document.id as 'terms' | 'privacy', version: document.version });
          await queueEmail(tx, announcement(publicUrl, email, document), 'trusted');
        }
        return batch.at(-1)?.id;
      });
    }
}

const pages = { terms: '/terms-of-service', privacy: '/privacy-policy' };

function announcement(publicUrl: string, to: string, { id, title, version, effectiveOn, versions }: LegalDocument) {
  const held = versions.find(({ state }) => state === 'current');
  const page = `${publicUrl}${pages[id as keyof typeof pages]}?version=${version}`;
  return renderEmail({
    to,
    subject: m.support__changes_to_our_on({ title, effectiveOn }),
    body: [m.support__a_new_version_of_the({ title, effectiveOn }), m.support__you_dont_need_to_do()],
    button: { label: m.support__view_changes(), href: held ? `${page}&compare=${held.version}` : page },
    reason: m.support__youre_receiving_this_email_because_2(),
  });
}
