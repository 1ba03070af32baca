import type { Db } from '../../platform/database/db.ts';
import type { Invitation } from '../../platform/email/mail.ts';
import { token } from '../../platform/serve/registry.ts';

interface To {
  email: string;
  personId: number;
}

/** Provides the calendar files of notification emails. The module that has a calendar sets it at startup. */
export interface Invitations {
  /** Returns the invitation of a notification's subject as it is now; undefined without one. */
  of(db: Db, notification: { key: string }, to: To): Promise<Invitation | undefined>;
}

export const invitationsToken = token<Invitations>('invitations of notification emails');

/** Returns the invitations of notifications; several of one subject have one. */
export async function invitationsOf(
  db: Db,
  invitations: Invitations,
  to: To,
  rows: readonly { key: string }[],
): Promise<Invitation[]> {
  const found = new Map<string, Invitation>();
  for (const row of rows) {
    const invitation = await invitations.of(db, row, to);
    if (invitation) found.set(invitation.content, invitation);
  }
  return [...found.values()];
}
