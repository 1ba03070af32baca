import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor, username } from 'better-auth/plugins';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { token } from '../../../platform/serve/registry.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { withHashedSessions } from '../sessions/hashed-sessions.ts';
import { credentials, people, sessions, twoFactors, verifications } from '../tables.ts';

const DAY_SECONDS = 86_400;
const issuer = 'Lintel';

/** Lock time of the second step after ten wrong codes. */
export const LOCKED_SECONDS = 15 * 60;

/**
 * Sessions, passwords and second factors with better-auth on Lintel's own tables. Its HTTP routes are not mounted:
 * operations call it in process, so the contract remains the complete list of what can be requested.
 */
export function createAuth({ settings, database }: AppContext, secret: string) {
  return betterAuth({
    appName: issuer,
    secret,
    baseURL: settings.LINTEL_PUBLIC_URL,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withHashedSessions(
      drizzleAdapter(database.db, {
        provider: 'pg',
        transaction: true,
        schema: {
          user: people,
          session: sessions,
          account: credentials,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: 'serial' },
      cookiePrefix: 'lintel',
      useSecureCookies: settings.LINTEL_PUBLIC_URL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    // Lintel counts attempts itself; see attempts.ts.
    rateLimit: { enabled: false },
    // The lifetime of sessions that are not remembered is in current-session.ts.
    session: { expiresIn: 30 * DAY_SECONDS, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      password: { hash: (password) => hashPassword(password), verify: isPassword },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', input: false },
        lastName: { type: 'string', input: false },
        role: { type: 'string', input: false },
      },
    },
    plugins: [
      username(),
      twoFactor({ issuer, accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: LOCKED_SECONDS } }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const authToken = token<Auth>('sign-in library');
