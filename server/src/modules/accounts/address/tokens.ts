import { randomBytes } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { tokenHash } from '../sessions/token-hash.ts';
import { verifications } from '../tables.ts';

/** Purpose of an email link: confirms an address, changes one, or sets a password. */
export type Purpose = 'confirm' | 'change' | 'reset';

export interface EmailToken {
  purpose: Purpose;
  /** The account of the link. Null in a reset for an address that several accounts claim. */
  personId: number | null;
  /** The address the email was sent to. */
  email: string;
}

const identifierOf = ({ purpose, personId }: Pick<EmailToken, 'purpose' | 'personId'>, hash: string): string =>
  `${purpose}:${personId ?? 0}:${hash}`;

/** Creates a single-use token for an email link. The database stores only its SHA-256. */
export async function issueToken(tx: Tx, token: EmailToken, validSeconds: number): Promise<string> {
  const { purpose, personId, email } = token;
  const written = `${purpose}.${personId ?? 0}.${randomBytes(32).toString('base64url')}`;
  await tx.insert(verifications).values({
    identifier: identifierOf(token, tokenHash(written)),
    value: email,
    expiresAt: new Date(Date.now() + validSeconds * 1_000),
  });
  return written;
}

const form = /^(confirm|change|reset)\.(\d{1,10})\.[\w-]{43}$/;

function read(written: string): { purpose: Purpose; personId: number | null; identifier: string } | undefined {
  const [, purpose, id] = form.exec(written) ?? [];
  if (!purpose) return undefined;
  const read = { purpose: purpose as Purpose, personId: Number(id) || null };
  return { ...read, identifier: identifierOf(read, tokenHash(written)) };
}

const holds = (identifier: string) =>
  and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date()));

/** Looks up a token without consuming it. */
export async function findToken(db: Db, written: string): Promise<EmailToken | undefined> {
  const parsed = read(written);
  if (!parsed) return undefined;
  const [found] = await db.select({ email: verifications.value }).from(verifications).where(holds(parsed.identifier));
  return found && { purpose: parsed.purpose, personId: parsed.personId, email: found.email };
}

/** Consumes a token. Of several concurrent requests with one token only one succeeds. */
export async function useToken(tx: Tx, written: string): Promise<EmailToken | undefined> {
  const parsed = read(written);
  if (!parsed) return undefined;
  const [found] = await tx
    .delete(verifications)
    .where(holds(parsed.identifier))
    .returning({ email: verifications.value });
  return found && { purpose: parsed.purpose, personId: parsed.personId, email: found.email };
}

/** Ends an account's links of one purpose. */
export async function endTokens(tx: Tx, purpose: Purpose, personId: number): Promise<void> {
  await tx.delete(verifications).where(like(verifications.identifier, `${purpose}:${personId}:%`));
}

/** Ends all links of an account, and sign-ins that are waiting for their second step. */
export async function endAllTokens(tx: Tx, personId: number): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      sql`${verifications.identifier} similar to ${`(confirm|change|reset):${personId}:%`} or ${verifications.value} = ${`${personId}`}`,
    );
}

/** Ends the resets of an address that did not belong to an account. */
export async function endResetsOf(tx: Tx, email: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(like(verifications.identifier, 'reset:0:%'), eq(verifications.value, email)));
}
