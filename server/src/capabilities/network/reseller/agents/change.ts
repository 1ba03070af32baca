import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../foundation/db.ts';
import { conflict } from '../../../../foundation/errors.ts';
import { post } from '../../../../foundation/letters.ts';
import type { Letter } from '../../../../foundation/mail.ts';
import { asViewer } from '../../../../foundation/viewer.ts';
import { viewerOfPerson } from '../../../accounts/index.ts';
import type { Company } from '../../access.ts';
import { agents } from '../../tables.ts';
import { lockCompany } from '../seats.ts';
import type { ResellerAgent } from './contract.ts';
import { type AgentRow, agentRows, shown } from './rows.ts';

/** An agent of this company, for a change that nothing else crosses. */
export async function agentToChange(tx: Tx, company: Company, id: number): Promise<AgentRow> {
  await lockCompany(tx, company);
  return agentRows(tx, company).one(id);
}

const named = { pending: 'waiting', active: 'active', suspended: 'suspended', left: 'no longer with you' } as const;

/** Refuses what cannot be done in the state that an agent is in. */
export function expectStatus({ status, firstName }: AgentRow, ...allowed: AgentRow['status'][]): void {
  if (!allowed.includes(status)) throw conflict(`${firstName} is ${named[status]}; this cannot be done now`);
}

/** Writes the change and tells the agent as they are now. */
export async function changed(
  tx: Tx,
  company: Company,
  id: number,
  fields: Partial<typeof agents.$inferInsert>,
): Promise<ResellerAgent> {
  await tx.update(agents).set(fields).where(eq(agents.id, id));
  return shown(await agentRows(tx, company).one(id));
}

/**
 * Sends an agent an email, with amounts as the agent writes them. Placeholders of accounts that were never confirmed are
 * nobody's address; nothing is sent there.
 */
export async function tell(
  tx: Tx,
  person: { personId: number; email: string; emailIsPlaceholder: boolean },
  letter: (to: string) => Letter,
) {
  if (person.emailIsPlaceholder) return;
  const viewer = await viewerOfPerson(tx, person.personId);
  await post(
    tx,
    asViewer(viewer, () => letter(person.email)),
    'trusted',
  );
}
