import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { personProfiles } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { opensNow, workTogether } from '../access.ts';
import { documentCategories } from '../contract.ts';
import { categoryOf } from '../records.ts';
import { documentGrants, documents, documentVersions } from '../tables.ts';
import { businessHoursBetween } from './business-hours.ts';
import { REVIEW_HOURS, USUAL_ZONE } from './shared.ts';

const given = alias(documentGrants, 'given');

/**
 * Reminds reviewers once per version of documents that have waited for four business hours. Returns the number of
 * reminders.
 */
export async function remindReviewers(app: AppContext, now = new Date()): Promise<number> {
  const { db } = app.database;
  const waiting = await db
    .select({
      id: documents.id,
      version: documents.version,
      category: documents.category,
      uploadedAt: documentVersions.uploadedAt,
      personId: personProfiles.id,
      timeZone: personProfiles.timeZone,
      ownerName: sql<string>`(select owner.first_name from ${personProfiles} as owner where owner.id = ${documents.ownerId})`,
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
    )
    .innerJoin(given, and(opensNow, eq(given.may, 'review')))
    .innerJoin(personProfiles, eq(personProfiles.id, given.granteeId))
    .where(
      and(
        eq(documentVersions.status, 'pending'),
        workTogether(personProfiles.id, documents.ownerId),
        sql`${documents.deletedAt} is null and ${documentVersions.scan} <> 'waiting'`,
        gt(documentVersions.uploadedAt, new Date(now.getTime() - 14 * DAY_MS)),
      ),
    );
  let reminded = 0;
  for (const { id, version, category, uploadedAt, personId, timeZone, ownerName } of waiting) {
    if (businessHoursBetween(uploadedAt, now, timeZone ?? USUAL_ZONE) < REVIEW_HOURS) continue;
    const isNew = await app.events.transaction((tx, emit) =>
      notify(tx, emit, {
        personId,
        kind: 'document',
        key: `document.waits:${id}:${version}`,
        title: m.documents__still_to_review({ documentCategories: documentCategories[categoryOf(category)] }),
        body: m.documents__has_been_waiting_for_four({ ownerName }),
        path: '/documents',
      }),
    );
    if (isNew) reminded += 1;
  }
  return reminded;
}
