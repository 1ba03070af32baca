import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { agentProfiles } from '../companies/index.ts';
import { heldLicenses, licenseDay } from '../licensing/index.ts';
import { messages, type messageThreads } from './tables.ts';

const MARK = 'Mortgage license (NMLS, state or province): ';

/**
 * Mortgage professionals give their license number when they first write to a consumer (SAFE Act, 12 CFR 1007.105;
 * provinces require the same). Returns the line for the end of their first message in a conversation; undefined when
 * none is required.
 */
export async function licenseLine(
  tx: Tx,
  { id: threadId, agentId, resellerId }: typeof messageThreads.$inferSelect,
  authorId: number,
): Promise<string | undefined> {
  if (resellerId !== null) return undefined;
  const [agent] = await tx.select().from(agentProfiles).where(eq(agentProfiles.id, agentId));
  if (agent?.agentType !== 'mortgage' || agent.personId !== authorId) return undefined;
  const [earlier] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.authorId, authorId)))
    .limit(1);
  if (earlier) return undefined;
  const validLicenses = await tx
    .select({ jurisdiction: heldLicenses.jurisdiction, number: heldLicenses.licenseNumber })
    .from(heldLicenses)
    .where(
      and(
        eq(heldLicenses.agentId, agentId),
        eq(heldLicenses.status, 'verified'),
        sql`coalesce(${heldLicenses.expiresOn}, 'infinity'::date) >= ${licenseDay(new Date())}::date`,
      ),
    )
    .orderBy(heldLicenses.jurisdiction, heldLicenses.id);
  const own =
    validLicenses.length > 0 ? validLicenses : [{ jurisdiction: agent.stateOrProvince, number: agent.licenseNumber }];
  return MARK + own.map(({ jurisdiction, number }) => `${jurisdiction} ${number}`).join(', ');
}

/** Appends the line to the text. */
export const signed = (body: string, line: string | undefined): string => (line ? `${body}\n\n${line}`.trim() : body);

/** Returns whether a stored message has the sent text, with or without the line. */
export const isSame = (stored: string, body: string): boolean =>
  stored === body || stored.startsWith(`${body}\n\n${MARK}`.trimStart());
