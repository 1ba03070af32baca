import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import { authToken } from '../sign-in/auth.ts';
import { devicesToken } from '../sign-in/devices.ts';
import { completeSignIn } from './opened-session.ts';

interface Entry {
  db: Db;
  headers: Headers;
  address: string;
  resolve<T>(part: Token<T>): T;
}

/** Opens a session for a person identified without a password. Returns the session cookies. */
export async function openSession({ db, headers, address, resolve }: Entry, personId: number): Promise<string[]> {
  const auth = resolve(authToken);
  const { internalAdapter, authCookies, secret } = await auth.$context;
  const userAgent = (headers.get('user-agent') ?? '').slice(0, 400);
  const { token } = await internalAdapter.createSession(`${personId}`, true, { ipAddress: address, userAgent });
  const cookieOf = ({ name, attributes }: typeof authCookies.sessionToken, value: string) => {
    // Signed in the format that the library reads.
    const signed = `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;
    return `${name}=${encodeURIComponent(signed)}; Path=/; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`;
  };
  const cookies = [cookieOf(authCookies.sessionToken, token), cookieOf(authCookies.dontRememberToken, 'true')];
  await completeSignIn({ db, auth, headers, address }, cookies);
  return [...cookies, ...(await resolve(devicesToken).remember(db, headers, personId))];
}
