import { createHash } from 'node:crypto';
import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, invalid, isApiError } from '../../../platform/serve/errors.ts';
import type { Call, WritingCall } from '../../../platform/serve/serve.ts';
import {
  accountEmailsToken,
  attemptsToken,
  claimPasswordsToken,
  confirmPassword,
  type NewAccount,
  type OpenedAccount,
  openAccount,
  openSession,
  rejectCommonPassword,
} from '../../accounts/index.ts';
import { legalDocument } from '../../legal/index.ts';
import { signUps } from '../tables.ts';
import { e164 } from './phone.ts';
import { signUpQueue } from './queue.ts';

/** Fields of every sign-up. */
interface Typed {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  acceptAdult?: boolean | undefined;
}

type Purpose = NewAccount['consents'][number]['purpose'];
type Caller = Pick<Call<unknown, unknown>, 'db' | 'headers' | 'address' | 'idempotencyKey' | 'resolve' | 'transaction'>;
export type Writing = Pick<WritingCall<unknown, unknown>, 'tx' | 'emit' | 'audit'>;

interface Plan {
  role: 'reseller' | 'agent' | 'end_user';
  /** Purposes that the person consented to. */
  purposes: readonly Purpose[];
  /** Creates the person's role in the network, in the transaction that opens the account. */
  join(writing: Writing, account: OpenedAccount): Promise<void>;
}

interface SignedUp {
  personId: number;
  headers: { 'set-cookie': string[] };
}

/**
 * Opens an account with its role in the network in one transaction, and signs the person in. A repeated sign-up
 * creates one account: it is recognized by the client's `Idempotency-Key`, or else by the hash of its body.
 */
export const signUp = (call: Caller, typed: Typed, plan: Plan): Promise<SignedUp> =>
  call.resolve(signUpQueue)(() => signUpInTurn(call, typed, plan));

async function signUpInTurn(call: Caller, typed: Typed, plan: Plan): Promise<SignedUp> {
  const { resolve, address, idempotencyKey: key } = call;
  await resolve(attemptsToken).count('signUpFrom', address);
  rejectCommonPassword('password', typed.password);
  const account = newAccount(
    typed,
    plan,
    await resolve(claimPasswordsToken).hash(typed.email, typed.password),
    address,
  );
  const bodyHash = hashOf({ ...typed, password: undefined, confirmPassword: undefined });
  const open = (recognizedBy: string | undefined) => openOnce(call, plan, account, recognizedBy, bodyHash);

  const opened = await open(key ? `key ${key}` : `body ${bodyHash}`);
  if (opened.isNew || (await isTheirs(call, opened.personId, typed.password))) return enter(call, opened.personId);
  if (key) throw conflict(OTHER_BODY());
  // A different person typed exactly the same: they get their own account, without a key.
  return enter(call, (await open(undefined)).personId);
}

const OTHER_BODY = (): string => m.signups__another_sign_up_used_this();

const enter = async (call: Caller, personId: number): Promise<SignedUp> => ({
  personId,
  headers: { 'set-cookie': await openSession(call, personId) },
});

function newAccount(typed: Typed, { role, purposes }: Plan, passwordHash: string, address: string): NewAccount {
  const { email, firstName, lastName } = typed;
  const phone = e164(typed.phone);
  if (!phone) throw invalid('phone', m.network__please_enter_a_valid_phone());
  const given: readonly Purpose[] = typed.acceptAdult ? [...purposes, 'adult'] : purposes;
  const consents = given.map((purpose) => {
    const { version, textHash } = legalDocument(purpose);
    return { purpose, version, textHash };
  });
  return { email, firstName, lastName, phone, role, passwordHash, consents, address };
}

interface Opened {
  personId: number;
  isNew: boolean;
}

/** Serializes sign-ups with the same key: the first opens the account, the others find it. */
function openOnce(call: Caller, plan: Plan, account: NewAccount, key: string | undefined, bodyHash: string) {
  return call.transaction(async ({ tx, emit, audit }): Promise<Opened> => {
    const known = key === undefined ? undefined : await knownBy(tx, key);
    if (known && known.bodyHash !== bodyHash) throw conflict(OTHER_BODY());
    if (known) return { personId: known.personId, isNew: false };
    const opened = await openAccount(tx, call.resolve(accountEmailsToken), account);
    const { personId } = opened;
    if (key !== undefined) await tx.insert(signUps).values({ key, bodyHash, personId });
    // Audit entries are written last, because the first one makes all other writers of the audit log wait for this
    // transaction.
    const auditEntries: Parameters<Writing['audit']>[0][] = [];
    await plan.join({ tx, emit, audit: async (auditEntry) => void auditEntries.push(auditEntry) }, opened);
    const consents = account.consents.map(({ purpose, version }) => `${purpose} ${version}`);
    await audit({ action: 'person.signed_up', object: `person:${personId}`, details: { role: plan.role, consents } });
    for (const auditEntry of auditEntries) await audit(auditEntry);
    return { personId, isNew: true };
  });
}

async function knownBy(tx: Tx, key: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7411206))`);
  const [known] = await tx.select().from(signUps).where(eq(signUps.key, key));
  return known;
}

/** A repeated sign-up is signed in only with the password of the first one. */
async function isTheirs({ db, resolve }: Caller, personId: number, password: string): Promise<boolean> {
  try {
    // Counted separately from the person's sign-in attempts, so a repeated sign-up cannot use those up.
    const countedAs = `sign-up ${personId}`;
    await confirmPassword({ db, attempts: resolve(attemptsToken), personId, password, countedAs });
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'INVALID') return false;
    throw error;
  }
}

/** Excludes the password, because the database must not contain a fast hash of it. */
const hashOf = (sent: object): string => createHash('sha256').update(JSON.stringify(sent)).digest('hex');
