import type { Db } from '../../../platform/database/db.ts';
import type { Attempts } from './attempts.ts';
import type { Devices } from './devices.ts';

export interface SignInGuardServices {
  db: Db;
  attempts: Attempts;
  devices: Devices;
  headers: Headers;
  /** The address group of the request. */
  address: string;
}

/**
 * Counts a sign-in before its password is checked, so that concurrent attempts cannot exceed the limits. Throws 429
 * after too many failures from one origin; returns a function that refunds the count once the password matches. No
 * origin can lock others out: failures are limited per account and origin, and per origin. Failures from all origins
 * together only delay the next sign-in. A device known to the account has its own limit and no delay.
 */
export async function guardSignIn(services: SignInGuardServices, account: string): Promise<() => Promise<void>> {
  const { db, attempts, devices, headers, address } = services;
  const device = await devices.find(db, headers, account);
  if (device !== undefined && (await attempts.allows('signInDevice', device)))
    return () => attempts.forget('signInDevice', device);

  const pair = `${address} ${account}`;
  await attempts.count('signInAddress', address);
  await attempts.count('signInAccountFrom', pair);
  await attempts.delay('signInAccount', account);
  return async () => {
    await attempts.forget('signInAccountFrom', pair);
    await attempts.refund('signInAddress', address);
    await attempts.refund('signInAccount', account);
  };
}
