import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import type { Person } from '../../platform/serve/session.ts';
import { worksWith } from '../professionals/index.ts';
import { documentGrants, documents, documentVersions } from './tables.ts';

/** Matches when two people (ids or id columns) currently work together: one is the other's agent or lender. */
export const workTogether = (one: SQLWrapper, other: SQLWrapper): SQL =>
  sql`(${worksWith({ id: one }, other)} or ${worksWith({ id: other }, one)})`;

/**
 * Matches when a grant, named `given` in the query, opens the current document row, as far as the grant itself goes.
 */
export const opensNow = sql`given.owner_id = ${documents.ownerId} and given.revoked_at is null
  and given.expires_at > now()
  and (given.document_id = ${documents.id} or given.category = ${documents.category}
    or (given.document_id is null and given.category is null))`;

const present = sql`${documents.version} > 0 and ${documents.deletedAt} is null`;
const checked = sql`not exists (select from ${documentVersions} as content where content.document_id = ${documents.id}
  and content.number = ${documents.version} and content.scan = 'waiting')`;

/**
 * Evaluated at each call: a grant that expired, was ended, or whose two people no longer work together opens nothing.
 */
const granted = (me: Person, more: SQL = sql``): SQL =>
  sql`${present} and ${checked} and ${workTogether(sql`${me.id}::int`, documents.ownerId)}
    and exists (select from ${documentGrants} as given where given.grantee_id = ${me.id} and ${opensNow}${more})`;

/** Existing documents: the owner's, and for others those granted to them. */
export const documentAccess = policy(documents, {
  relations: {
    owner: (me) => sql`${eq(documents.ownerId, me.id)} and ${present}`,
    viewer: (me) => granted(me),
    reviewer: (me) => granted(me, sql` and given.may = 'review'`),
  },
  may: {
    see: ['owner', 'viewer'],
    change: ['owner'],
    hear: ['owner'],
    review: ['reviewer'],
  },
});

/** All documents of their owner, including uploads in progress and deleted ones. Not accessible to anyone else. */
export const ownAccess = policy(documents, {
  relations: { owner: (me) => eq(documents.ownerId, me.id) },
  may: { see: ['owner'], upload: ['owner'], restore: ['owner'] },
});
