import { DAY_MS } from '@lintel/geo';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, buyerProfiles } from '../../companies/index.ts';
import { ownAccount } from '../access.ts';
import {
  consentVersion,
  professionalsContract as contract,
  daysToAnswer,
  type SharedFact,
  type TeamMember,
} from '../contract.ts';
import { presentCard, selectCards } from '../directory/cards.ts';
import { consentReceipts } from '../receipts/receipts.tables.ts';
import { connections } from '../tables.ts';
import { sharedWithout } from './shared-with.ts';

type Connection = typeof connections.$inferSelect;

export const lapsesAt = ({ createdAt, lapsesAt }: Pick<Connection, 'createdAt' | 'lapsesAt'>): Date =>
  lapsesAt ?? new Date(createdAt.getTime() + daysToAnswer * DAY_MS);

/** Returns a buyer's connections and pending requests: connected first, then by name. */
export async function teamOf(db: Db, personId: number, now = new Date()): Promise<TeamMember[]> {
  const rows = await db
    .select()
    .from(connections)
    .where(and(eq(connections.buyerId, personId), inArray(connections.state, ['pending', 'connected'])));
  const byCode = await agentByCode(db, personId);
  const ids = new Set([...rows.map(({ agentId }) => agentId), ...(byCode ? [byCode.agentId] : [])]);
  if (ids.size === 0) return [];
  const cards = await selectCards(db, personId, now).where(inArray(agentProfiles.id, [...ids]));
  const current = await withCurrentConsent(db, rows);
  return cards
    .map((card): TeamMember => {
      const row = rows.find(({ agentId }) => agentId === card.id);
      const isByCode = byCode?.agentId === card.id;
      const state = isByCode ? 'connected' : (row!.state as 'pending' | 'connected');
      return {
        id: row?.id ?? null,
        userId: personId,
        professionalId: card.id,
        state,
        origin: isByCode ? 'code' : row!.origin,
        since: (isByCode ? byCode.since : row!.answeredAt)?.toISOString() ?? null,
        requestedAt: row?.createdAt.toISOString() ?? null,
        lapsesAt: state === 'pending' ? lapsesAt(row!).toISOString() : null,
        message: row?.message ?? null,
        shared: [...(row?.state !== 'connected' && byCode && isByCode ? byCode.shared : (row!.shared as SharedFact[]))],
        mayExtend: state === 'connected' && !(row && current.has(row.id)),
        professional: presentCard(card, now),
      };
    })
    .sort(
      (a, b) =>
        Number(a.state === 'pending') - Number(b.state === 'pending') ||
        a.professional.lastName.localeCompare(b.professional.lastName) ||
        a.professionalId - b.professionalId,
    );
}

/** Returns one professional of a buyer's team. */
export const memberOf = async (db: Db, buyerId: number, agentId: number): Promise<TeamMember | undefined> =>
  (await teamOf(db, buyerId)).find(({ professionalId }) => professionalId === agentId);

/** Returns the connections whose buyer agreed to the current consent text. */
async function withCurrentConsent(db: Db, rows: readonly Connection[]): Promise<Set<number>> {
  const ids = rows.map(({ id }) => id);
  const given = await db
    .select({ id: consentReceipts.connectionId })
    .from(consentReceipts)
    .where(and(inArray(consentReceipts.connectionId, ids), eq(consentReceipts.version, consentVersion)));
  return new Set(given.map(({ id }) => id));
}

/** Returns the agent of the buyer's code, or the one assigned by the company; only the former has a start date. */
async function agentByCode(db: Db, personId: number) {
  const [found] = await db
    .select({
      agentId: buyerProfiles.agentId,
      ownCode: buyerProfiles.cameByOwnCode,
      joinedAt: personProfiles.createdAt,
    })
    .from(buyerProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, buyerProfiles.personId))
    .where(eq(buyerProfiles.personId, personId));
  if (!found?.agentId) return undefined;
  const { agentId, ownCode, joinedAt } = found;
  return { agentId, since: ownCode ? joinedAt : null, shared: sharedWithout(ownCode) };
}

export const team = serve(contract.team, {
  access: ownAccount,
  run: ({ subject: me, db }) => teamOf(db, me.id),
});
