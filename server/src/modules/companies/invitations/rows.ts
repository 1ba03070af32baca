import { m } from '@lintel/messages';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { invitations } from '../tables.ts';
import type { Invitation } from './contract.ts';

type Row = typeof invitations.$inferSelect;

export const isOpen = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  sql`${invitations.expiresAt} > now()`,
);

/** The invitations of one company. */
export const invitationRows = (db: Db, company: { id: number }) => ({
  list: (status: 'open' | 'all'): Promise<Row[]> =>
    db
      .select()
      .from(invitations)
      .where(and(eq(invitations.resellerId, company.id), status === 'open' ? isOpen : undefined))
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(500),
  async one(id: number): Promise<Row> {
    const [row] = await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.resellerId, company.id), eq(invitations.id, id)));
    if (!row) throw notFound(m.network__we_couldnt_find_this_invitation());
    return row;
  },
});

export const shown = (row: Row): Invitation => ({
  id: row.id,
  email: row.email,
  agentType: row.agentType,
  agentPriceCents: row.agentPriceCents,
  status: statusOf(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export function statusOf({ acceptedAt, revokedAt, expiresAt }: Row): Invitation['status'] {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt > new Date() ? 'open' : 'expired';
}
