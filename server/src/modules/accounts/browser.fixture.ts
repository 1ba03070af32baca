import { createHmac, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Reply, TestApp } from '../../../test/harness.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { hashPassword } from './passwords/passwords.ts';
import { credentials, people } from './tables.ts';

export const password = 'correct horse';
/** Shared by all tests, because hashing is slow and is tested elsewhere. */
let hash: Promise<string> | undefined;
let made = 0;

/** Creates a person with an account and the password above. The address is claimed only, unless it is confirmed. */
export async function aMember(app: TestApp, fields: Partial<typeof people.$inferInsert> = {}) {
  const { db } = app.context.database;
  hash ??= hashPassword(password);
  const address = fields.email ?? `member-${++made}@example.com`;
  const email = fields.emailVerified === false ? `${randomUUID()}@unconfirmed.invalid` : address;
  const [person] = await db
    .insert(people)
    .values({
      ...(email === address ? {} : { claimedEmail: address }),
      firstName: 'Ada',
      lastName: 'Stone',
      role: 'end_user',
      emailVerified: true,
      ...fields,
      email,
    })
    .returning({ id: people.id });
  const { id } = person!;
  await db
    .insert(credentials)
    .values({ userId: id, accountId: String(id), providerId: 'credential', password: await hash });
  return { id, email: address };
}

/** Keeps cookies like a browser. */
export function aBrowser(app: TestApp, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0') {
  const jar = new Map<string, string>();
  const keep = (line: string) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (value === '' || /max-age=0/i.test(line)) jar.delete(name!);
    else jar.set(name!, value!);
  };
  const request = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.request(method, path, body, { 'user-agent': userAgent, ...(cookie ? { cookie } : {}) });
    reply.headers.getSetCookie().forEach(keep);
    return reply;
  };
  return {
    jar,
    request,
    signIn: (email: string, more: { rememberMe?: boolean; password?: string } = {}) =>
      request('POST', '/api/sign-in', { email, password, ...more }),
    async person(): Promise<number | undefined> {
      return (await request('GET', '/api/session')).body.person?.id;
    },
  };
}

/** Returns queued emails to an address, newest first. */
export const emailsTo = (app: TestApp, to: string) =>
  app.context.database.db.select().from(emailOutbox).where(eq(emailOutbox.recipient, to)).orderBy(desc(emailOutbox.id));

/** Returns the token of the newest email to an address. */
export async function tokenTo(app: TestApp, to: string): Promise<string> {
  const [letter] = await emailsTo(app, to);
  return decodeURIComponent(/[?&]token=([^\s&]+)/.exec(letter!.text)![1]!);
}

/** Returns the token of the newest email to an address whose link opens this page. */
export async function tokenFor(
  app: TestApp,
  to: string,
  page: 'verify-email' | 'not-me' | 'reset-password',
): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([^\\s&]+)`);
  const letter = (await emailsTo(app, to)).find(({ text }) => link.test(text));
  return decodeURIComponent(link.exec(letter!.text)![1]!);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of an authenticator app (RFC 6238), `ahead` half minutes from now. */
export function codeOf(otpauth: string, ahead = 0): string {
  const bits = [...new URL(otpauth).searchParams.get('secret')!]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
