import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { notify, refreshPages } from '../notifications/index.ts';
import { peopleOf } from './parties.ts';
import type { loanApplications } from './tables.ts';
import { loanEvents } from './tables.ts';

export type ApplicationRecord = typeof loanApplications.$inferSelect;
type EventKind = (typeof loanEvents.$inferInsert)['kind'];

interface Happened {
  kind: EventKind;
  /** Names and days; never a value of the application. */
  detail?: string;
  byId: number | null;
}

/** Stores an event and reloads the open pages of the borrowers and the agent. */
export async function addEvent(
  tx: Tx,
  emit: Emit,
  application: ApplicationRecord,
  { kind, detail, byId }: Happened,
): Promise<void> {
  await tx.insert(loanEvents).values({ applicationId: application.id, kind, detail: detail ?? null, byId });
  await refreshPages(emit, await peopleOf(tx, application), 'lending');
}

/** Notifies the borrowers and the agent, except the person who acted. */
export async function notifyOthers(
  tx: Tx,
  emit: Emit,
  application: ApplicationRecord,
  { byId, ...notification }: { byId: number; key: string; title: string; body: string },
): Promise<void> {
  const path = applicationPath(application.id);
  for (const personId of await peopleOf(tx, application))
    if (personId !== byId) await notify(tx, emit, { ...notification, personId, kind: 'mortgage', path });
}

export const applicationPath = (id: number): string => `/mortgage/${id}`;
