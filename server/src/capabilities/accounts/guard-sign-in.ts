import type { Db } from '../../foundation/db.ts';
import type { Attempts } from './attempts.ts';
import type { Devices } from './devices.ts';

export interface SignInDoors {
  db: Db;
  attempts: Attempts;
  devices: Devices;
  headers: Headers;
  /** The group of addresses that the request comes from. */
  address: string;
}

/**
 * Counts a sign-in before its password is checked, so that many at once are no way around the limits. Refuses with 429 where
 * one origin failed too often; returns how to take the count back once the password fits.
 *
 * No origin can keep others out: failures are limited per account and origin, and per origin. Failures from all origins
 * together only delay the next sign-in. A device that the account knows has a limit of its own, and no delay.
 */
export async function guardSignIn(doors: SignInDoors, account: string): Promise<() => Promise<void>> {
  const { db, attempts, devices, headers, address } = doors;
  const device = await devices.find(db, headers, account);
  if (device !== undefined && (await attempts.allows('signInDevice', device)))
    return () => attempts.forget('signInDevice', device);

  const pair = `${address} ${account}`;
  await attempts.count('signInAddress', address);
  await attempts.count('signInAccountFrom', pair);
  await attempts.delay('signInAccount', account);
  return async () => {
    await attempts.forget('signInAccountFrom', pair);
    await attempts.giveBack('signInAddress', address);
    await attempts.giveBack('signInAccount', account);
  };
}
