import { createHash } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { ApiError, conflict, notFound } from '../../../platform/serve/errors.ts';
import type { WritingCall } from '../../../platform/serve/serve.ts';
import { personProfiles, recordConsent } from '../../accounts/index.ts';
import { agentProfiles, type BuyerProfile, lockBuyer } from '../../companies/index.ts';
import { takesLeads } from '../../licensing/index.ts';
import { consentText, consentVersion, openRequestsMax, type SharedFact } from '../contract.ts';
import { consentReceipts } from '../receipts/receipts.tables.ts';
import { connections } from '../tables.ts';
import { publishConnection } from './publish-connection.ts';

/** Days before the same buyer may ask a professional again who declined. */
export const restDays = 7;

export type Connection = typeof connections.$inferSelect;
export type Requesting = Pick<WritingCall<unknown, unknown>, 'tx' | 'emit' | 'audit' | 'address'>;

interface Request {
  agentId: number;
  message: string | null;
  shared: readonly SharedFact[];
  /** Time when an unanswered request lapses; 14 days by default. */
  lapsesAt?: Date;
  /** Rejects the request while another one to a professional of the same kind is pending. */
  oneOfAKind?: boolean;
}

/**
 * Sends a buyer's request to a professional with a consent to share data; fails for a repeated request and above a
 * limit. Writes the request, the consent with its receipt, the audit entry and the professional's notification.
 */
export async function requestConnection(
  { tx, emit, audit, address }: Requesting,
  buyer: BuyerProfile,
  { agentId, message, shared, lapsesAt, oneOfAKind = false }: Request,
): Promise<Connection> {
  const buyerId = buyer.personId;
  const { name } = await checkRequest(tx, buyer, { agentId, oneOfAKind });
  const [row] = await tx
    .insert(connections)
    .values({ buyerId, agentId, message, shared: [...shared], consentedAt: new Date(), lapsesAt: lapsesAt ?? null })
    .returning();
  await consent(tx, row!, name, shared, address);
  await audit({
    action: 'connection.requested',
    object: `connection:${row!.id}`,
    details: { buyer: buyerId, agent: agentId, shared },
  });
  await publishConnection(tx, emit, row!, buyerId);
  return row!;
}

/** Fails for a repeated request and above a limit. Writes nothing; returns the professional's name. */
export async function checkRequest(
  tx: Tx,
  buyer: BuyerProfile,
  { agentId, oneOfAKind }: Required<Pick<Request, 'agentId' | 'oneOfAKind'>>,
): Promise<{ name: string }> {
  await lockBuyer(tx, buyer.personId);
  const { name, agentType } = await takesClients(tx, agentId);
  if (buyer.agentId === agentId) throw conflict(m.professionals__you_already_work_with({ name }));
  await rejectRepeated(tx, buyer.personId, agentId, name);
  if (oneOfAKind) await rejectSecondOfKind(tx, buyer.personId, agentType);
  return { name };
}

export const openBetween = (buyerId: number, agentId: number) =>
  and(
    eq(connections.buyerId, buyerId),
    eq(connections.agentId, agentId),
    inArray(connections.state, ['pending', 'connected']),
  );

/**
 * Returns a professional who takes new clients; fails with 404 for a hidden one and with 409 for one who takes
 * none.
 */
async function takesClients(tx: Tx, agentId: number) {
  const [found] = await tx
    .select({
      name: personProfiles.name,
      takes: takesLeads(),
      status: agentProfiles.status,
      agentType: agentProfiles.agentType,
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.id, agentId));
  if (found?.status !== 'active') throw notFound(m.professionals__we_couldnt_find_this_professional());
  if (!found.takes) throw conflict(m.professionals__cant_take_clients_right_now({ name: found.name! }));
  return { name: found.name, agentType: found.agentType };
}

async function rejectRepeated(tx: Tx, buyerId: number, agentId: number, name: string): Promise<void> {
  const [open] = await tx.select().from(connections).where(openBetween(buyerId, agentId));
  if (open)
    throw conflict(
      open.state === 'pending'
        ? m.professionals__your_request_to_is_waiting({ name })
        : m.professionals__you_already_work_with({ name }),
    );
  const [declined] = await tx
    .select({ at: connections.answeredAt })
    .from(connections)
    .where(
      and(
        eq(connections.buyerId, buyerId),
        eq(connections.agentId, agentId),
        eq(connections.state, 'declined'),
        gt(connections.answeredAt, new Date(Date.now() - restDays * DAY_MS)),
      ),
    )
    .orderBy(desc(connections.answeredAt))
    .limit(1);
  if (declined) throw conflict(m.professionals__declined_a_request_from_you({ name, restDays }));
  const [waiting] = await tx
    .select({ n: count() })
    .from(connections)
    .where(and(eq(connections.buyerId, buyerId), eq(connections.state, 'pending')));
  if (waiting!.n >= openRequestsMax)
    throw new ApiError('LIMIT_REACHED', m.professionals__requests_of_yours_wait_for({ openRequestsMax }));
}

const kindNames = {
  real_estate: 'agent',
  get mortgage() {
    return m.professionals__mortgage_professional();
  },
} as const;

async function rejectSecondOfKind(tx: Tx, buyerId: number, agentType: keyof typeof kindNames): Promise<void> {
  const [waiting] = await tx
    .select({ name: personProfiles.name })
    .from(connections)
    .innerJoin(agentProfiles, eq(agentProfiles.id, connections.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(
      and(
        eq(connections.buyerId, buyerId),
        eq(connections.state, 'pending'),
        sql`${agentProfiles.agentType} = ${agentType}`,
      ),
    )
    .limit(1);
  if (waiting)
    throw conflict(m.professionals__your_request_to_is_waiting_2({ name: waiting.name!, kind: kindNames[agentType] }));
}

/** The text of a consent with its hash. */
export function consentProof(who: string, shared: readonly SharedFact[]) {
  const text = consentText(who, shared);
  return { text, version: consentVersion, textHash: createHash('sha256').update(text).digest('hex') };
}

/** Stores the hash of the consent text as proof, and the text itself for the buyer. */
export async function consent(
  tx: Tx,
  { id: connectionId, buyerId, agentId }: Connection,
  who: string,
  shared: readonly SharedFact[],
  ipAddress: string,
): Promise<void> {
  const { text, ...proof } = consentProof(who, shared);
  await recordConsent(tx, { personId: buyerId, purpose: 'share_with_professional', ...proof, ipAddress });
  await tx.insert(consentReceipts).values({ buyerId, agentId, connectionId, shared: [...shared], text, ...proof });
}
