import { and, desc, eq, getTableColumns, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { pageOf } from '../../../platform/serve/paging.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles, profileOf } from '../../accounts/index.ts';
import { documentAccess, opensNow } from '../access.ts';
import { documentsContract as contract, sharedAPage } from '../contract.ts';
import { documentStoreToken, isPreviewable } from '../document-store.ts';
import { categoryOf } from '../records.ts';
import { documentGrants, documents, documentVersions } from '../tables.ts';
import { afterBusinessHours, businessHoursBetween } from './business-hours.ts';

/** Business hours within which a document should be reviewed. */
export const REVIEW_HOURS = 4;
/** Default time zone of a person without one. */
export const USUAL_ZONE = 'America/New_York';
/** Minimum number of decisions for a meaningful median. */
const DECISIONS_MIN = 10;

const ownerName = personProfiles.name;

/** Lists what was shared with a professional; documents waiting longest come first. */
export const shared = serve(contract.shared, {
  access: signedIn,
  async run({ subject: me, input: { status, ownerId, page }, db, resolve }) {
    const { names } = resolve(documentStoreToken);
    // Finds the possible owners first through an index, so that the documents of all others are not scanned.
    const givers = sql`${documents.ownerId} in (select given.owner_id from ${documentGrants} as given
      where given.grantee_id = ${me.id} and given.revoked_at is null and given.expires_at > now())`;
    const mine = and(givers, documentAccess.visible(me), ne(documents.ownerId, me.id));
    const mayReview = documentAccess.can(me).review;
    const newest = and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version));
    const all = await db
      .select({ personId: documents.ownerId, name: ownerName, status: documentVersions.status, mayReview })
      .from(documents)
      .innerJoin(documentVersions, newest)
      .innerJoin(personProfiles, eq(personProfiles.id, documents.ownerId))
      .where(mine);
    const at = pageOf(page, sharedAPage);
    const fitting = all.filter(
      (each) => (!status || each.status === status) && (!ownerId || each.personId === ownerId),
    );
    const rows = await db
      .select({
        document: getTableColumns(documents),
        version: getTableColumns(documentVersions),
        ownerName,
        mayReview,
        sharedUntil: sql<Date>`(select max(given.expires_at) from ${documentGrants} as given
          where given.grantee_id = ${me.id} and ${opensNow})`.mapWith(documentGrants.expiresAt),
      })
      .from(documents)
      .innerJoin(documentVersions, newest)
      .innerJoin(personProfiles, eq(personProfiles.id, documents.ownerId))
      .where(
        and(
          mine,
          status && eq(documentVersions.status, status),
          ownerId === undefined ? undefined : eq(documents.ownerId, ownerId),
        ),
      )
      .orderBy(
        sql`${documentVersions.status} <> 'pending'`,
        sql`case when ${documentVersions.status} = 'pending' then ${documentVersions.uploadedAt} end`,
        desc(documentVersions.uploadedAt),
        desc(documents.id),
      )
      .limit(at.limit)
      .offset(at.offset);
    const zone = await zoneOf(db, me);
    const owners = new Map(all.map(({ personId, name }) => [personId, name]));
    return {
      documents: rows.map(({ document, version, ownerName: name, mayReview: reviews, sharedUntil }) => ({
        id: document.id,
        ownerId: document.ownerId,
        ownerName: name,
        fileName: names.open(version.sealedName, version.mediaType),
        fileType: version.mediaType,
        fileSize: version.sizeBytes,
        category: categoryOf(document.category),
        status: version.status,
        version: version.number,
        uploadedAt: version.uploadedAt.toISOString(),
        previewable: isPreviewable(version.mediaType),
        mayReview: reviews,
        sharedUntil: sharedUntil.toISOString(),
        reviewDueAt:
          reviews && version.status === 'pending'
            ? afterBusinessHours(version.uploadedAt, REVIEW_HOURS, zone).toISOString()
            : null,
      })),
      owners: [...owners].map(([personId, name]) => ({ personId, name })).sort((a, b) => a.name.localeCompare(b.name)),
      ...at.among(fitting.length),
      waiting: all.filter((each) => each.mayReview && each.status === 'pending').length,
      ...(await speedOf(db, me, zone)),
    };
  },
});

export async function zoneOf(db: Db, me: Person): Promise<string> {
  const person = await profileOf(db, me.id);
  return person?.timeZone ?? USUAL_ZONE;
}

/** Returns the caller's median review time over 90 days. */
async function speedOf(db: Db, me: Person, zone: string) {
  const decided = await db
    .select({ uploadedAt: documentVersions.uploadedAt, reviewedAt: documentVersions.reviewedAt })
    .from(documentVersions)
    .where(
      and(eq(documentVersions.reviewedById, me.id), gt(documentVersions.reviewedAt, sql`now() - interval '90 days'`)),
    )
    .orderBy(desc(documentVersions.reviewedAt))
    .limit(1_000);
  const hours = decided
    .map(({ uploadedAt, reviewedAt }) => businessHoursBetween(uploadedAt, reviewedAt!, zone))
    .sort((a, b) => a - b);
  const middle = (hours[(hours.length - 1) >> 1]! + hours[hours.length >> 1]!) / 2;
  return {
    medianReviewHours: hours.length < DECISIONS_MIN ? null : Math.round(middle * 10) / 10,
    decisions: hours.length,
  };
}
