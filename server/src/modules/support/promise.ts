import { HOUR_MS } from '@lintel/geo';
import type { Db } from '../../platform/database/db.ts';
import type { Person } from '../../platform/serve/session.ts';
import { type personProfiles, profileOf } from '../accounts/index.ts';
import { answerHours } from './contract.ts';
import type { tickets } from './tables.ts';

type Role = typeof personProfiles.$inferSelect.role;
type Asked = Pick<typeof tickets.$inferSelect, 'topic' | 'emergency'>;

/** Visitors are answered like buyers. */
const hoursOfRole: Record<Role, number> = {
  end_user: answerHours.endUser,
  agent: answerHours.agent,
  reseller: answerHours.reseller,
  wholesaler: answerHours.reseller,
};

export const promisedHours = (role: Role | undefined, { topic, emergency }: Asked): number =>
  topic === 'technical' || emergency ? answerHours.technical : hoursOfRole[role ?? 'end_user'];

export const dueAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);

/** Uses the account; a role claimed in the form is ignored. */
export async function roleOf(db: Db, person: Person | { id: number } | null): Promise<Role | undefined> {
  if (!person) return undefined;
  const found = await profileOf(db, person.id);
  return found?.role;
}
