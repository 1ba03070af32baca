import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { policy } from '../../foundation/access.ts';
import type { Person } from '../../foundation/session.ts';
import { worksWith } from '../professionals/index.ts';
import { documentGrants, documents, documentVersions } from './tables.ts';

/** That two people, ids or columns of them, work together now: one is the other's agent or lender. */
export const workTogether = (one: SQLWrapper, other: SQLWrapper): SQL =>
  sql`(${worksWith({ id: one }, other)} or ${worksWith({ id: other }, one)})`;

/** That a grant, named `given` in the query, opens the paper of the row now, as far as the grant itself goes. */
export const opensNow = sql`given.owner_id = ${documents.ownerId} and given.revoked_at is null
  and given.expires_at > now()
  and (given.document_id = ${documents.id} or given.category = ${documents.category}
    or (given.document_id is null and given.category is null))`;

const present = sql`${documents.version} > 0 and ${documents.deletedAt} is null`;
const checked = sql`not exists (select from ${documentVersions} as content where content.document_id = ${documents.id}
  and content.number = ${documents.version} and content.scan = 'waiting')`;

/** Read anew at each call: a grant that ran out, was ended, or whose two people parted, opens nothing from then on. */
const granted = (me: Person, more: SQL = sql``): SQL =>
  sql`${present} and ${checked} and ${workTogether(sql`${me.id}::int`, documents.ownerId)}
    and exists (select from ${documentGrants} as given where given.grantee_id = ${me.id} and ${opensNow}${more})`;

/** Papers that are there: their owner's, and for others what was granted to them. */
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

/** All papers of somebody, also those on their way and those they deleted: for nobody else. */
export const ownAccess = policy(documents, {
  relations: { owner: (me) => eq(documents.ownerId, me.id) },
  may: { see: ['owner'], upload: ['owner'], restore: ['owner'] },
});
