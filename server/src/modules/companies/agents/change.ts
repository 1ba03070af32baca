import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import type { Email } from '../../../platform/email/mail.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import type { WritingCall } from '../../../platform/serve/serve.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { viewerOfPerson } from '../../accounts/index.ts';
import type { Company } from '../profiles.ts';
import { lockCompany } from '../seats.ts';
import { agents } from '../tables.ts';
import type { ResellerAgent } from './contract.ts';
import { type AgentRow, agentRows, shown } from './rows.ts';

export type Writing = Pick<WritingCall<unknown, unknown>, 'tx' | 'resolve'>;

/** Locks an agent of this company for a change. */
export async function agentToChange({ tx, resolve }: Writing, company: Company, id: number): Promise<AgentRow> {
  await lockCompany(tx, company);
  return agentRows({ db: tx, resolve }, company).one(id);
}

const named = {
  pending: 'waiting',
  active: 'active',
  suspended: 'suspended',
  get left() {
    return m.companies__no_longer_with_your_company();
  },
} as const;

/** Fails with a conflict unless the agent has one of the allowed statuses. */
export function expectStatus({ status, firstName }: AgentRow, ...allowed: AgentRow['status'][]): void {
  if (!allowed.includes(status)) throw conflict(m.network__is_so_you_cant_do({ firstName, named: named[status] }));
}

/** Writes the change and returns the agent with the new values. */
export async function changed(
  { tx, resolve }: Writing,
  company: Company,
  id: number,
  fields: Partial<typeof agents.$inferInsert>,
): Promise<ResellerAgent> {
  await tx.update(agents).set(fields).where(eq(agents.id, id));
  return shown(await agentRows({ db: tx, resolve }, company).one(id));
}

/**
 * Emails an agent, with amounts in the agent's locale. Accounts that were never confirmed have a placeholder
 * address and get no email.
 */
export async function emailAgent(
  tx: Tx,
  person: { personId: number; email: string; emailIsPlaceholder: boolean },
  compose: (to: string) => Email,
) {
  if (person.emailIsPlaceholder) return;
  const viewer = await viewerOfPerson(tx, person.personId);
  await queueEmail(
    tx,
    asViewer(viewer, () => compose(person.email)),
    'trusted',
  );
}
