import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { toString as drawQr } from 'qrcode';
import type { Db } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { type Call, serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { confirmed } from '../confirmed.ts';
import { accountEmailsToken } from '../emails.ts';
import { currentSession } from '../sessions/current-session.ts';
import { tokenOf } from '../sessions/opened-session.ts';
import { tokenHash } from '../sessions/token-hash.ts';
import { attemptsToken } from '../sign-in/attempts.ts';
import { authToken } from '../sign-in/auth.ts';
import { isFirstUse } from '../sign-in/used-codes.ts';
import { people, sessions } from '../tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { settingsContract as contract } from './contract.ts';

type Mine = Call<unknown, Person>;

export const beginTwoFactor = serve(contract.beginTwoFactor, {
  access: confirmed(signedIn),
  async run(call) {
    const { password } = call.input;
    await confirmMine(call, password);
    if (await isOn(call.db, call.subject.id)) throw conflict(m.accounts__two_step_sign_in_is_7());
    const answer = await call
      .resolve(authToken)
      .api.enableTwoFactor({ body: { password, method: 'totp' }, headers: call.headers });
    if (answer.method !== 'totp') throw conflict();
    const { totpURI: uri, backupCodes } = answer;
    const qrSvg = await drawQr(uri, { type: 'svg', margin: 1 });
    return { uri, secret: new URL(uri).searchParams.get('secret')!, qrSvg, backupCodes };
  },
});

export const confirmTwoFactor = serve(contract.confirmTwoFactor, {
  access: confirmed(signedIn),
  async run(call) {
    const { db, resolve, subject: me, headers } = call;
    const attempts = resolve(attemptsToken);
    await attempts.count('confirmation', `${me.id}`);
    if (await isOn(db, me.id)) throw conflict(m.accounts__two_step_sign_in_is_7());
    const { code } = call.input;
    const before = await currentSession(resolve(authToken), headers);
    const answer = await resolve(authToken).api.verifyTOTP({ body: { code }, headers, asResponse: true });
    if (answer.status === 400) throw conflict(m.accounts__start_the_setup_first());
    if (!answer.ok) throw invalid('code', m.accounts__isnt_right_please_enter_the());
    await isFirstUse(db, me.id, code);
    await attempts.forget('confirmation', `${me.id}`);
    const cookies = answer.headers.getSetCookie();
    await keepLength(db, before, cookies);
    await notifyOwner(call, true);
    return { headers: { 'set-cookie': cookies }, body: { enabled: true as const } };
  },
});

export const disableTwoFactor = serve(contract.disableTwoFactor, {
  access: signedIn,
  async run(call) {
    const { db, resolve, headers } = call;
    const { password } = call.input;
    await confirmMine(call, password);
    const before = await currentSession(resolve(authToken), headers);
    const answer = await resolve(authToken).api.disableTwoFactor({ body: { password }, headers, asResponse: true });
    if (!answer.ok) throw conflict(m.accounts__sign_in_again_first());
    const cookies = answer.headers.getSetCookie();
    await keepLength(db, before, cookies);
    await notifyOwner(call, false);
    return { headers: { 'set-cookie': cookies }, body: { enabled: false as const } };
  },
});

export const backupCodes = serve(contract.backupCodes, {
  access: signedIn,
  async run(call) {
    const { password } = call.input;
    await confirmMine(call, password);
    if (!(await isOn(call.db, call.subject.id))) throw conflict(m.accounts__two_step_sign_in_isnt());
    const { headers } = call;
    const answer = await call
      .resolve(authToken)
      .api.generateBackupCodes({ body: { password }, headers, asResponse: true });
    if (!answer.ok) throw conflict(m.accounts__sign_in_again_first());
    const made = (await answer.json()) as { backupCodes: string[] };
    await call.transaction(({ audit }) =>
      audit({ action: 'backup_codes.renewed', object: `person:${call.subject.id}` }),
    );
    return { backupCodes: made.backupCodes };
  },
});

const confirmMine = ({ db, resolve, subject }: Mine, password: string): Promise<void> =>
  confirmPassword({ db, attempts: resolve(attemptsToken), personId: subject.id, password });

async function isOn(db: Db, id: number): Promise<boolean> {
  const [person] = await db.select({ on: people.twoFactorEnabled }).from(people).where(eq(people.id, id));
  return person?.on ?? false;
}

/** The library replaces this session with a new one of 30 days; keep the original expiry. */
async function keepLength(
  db: Db,
  before: { createdAt: Date; expiresAt: Date } | null,
  cookies: readonly string[],
): Promise<void> {
  const token = tokenOf(cookies);
  if (!before || !token) return;
  const { createdAt, expiresAt } = before;
  await db
    .update(sessions)
    .set({ createdAt, expiresAt })
    .where(eq(sessions.token, tokenHash(token)));
}

const notifyOwner = ({ subject: me, resolve, transaction }: Mine, on: boolean): Promise<void> =>
  transaction(async ({ tx, audit }) => {
    const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, me.id));
    await queueEmail(tx, resolve(accountEmailsToken).secondStep(person!.email, on), 'trusted');
    await audit({ action: on ? 'two_factor.enabled' : 'two_factor.disabled', object: `person:${me.id}` });
  });
