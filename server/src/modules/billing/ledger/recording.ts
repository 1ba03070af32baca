import type { Actor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import type { Plan } from '../subscription-status.ts';
import type { customers, invoices } from '../tables.ts';
import type { Fact } from './facts.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

export type ProviderName = 'test' | 'stripe';

export type Customer = typeof customers.$inferSelect;

export interface Recording {
  tx: Tx;
  emit: Emit;
  /** The actor of the audit entries. */
  actor: Actor;
  publicUrl: string;
}

/** A running recording, with the audit entries to write at its end. */
export interface RecordingContext extends Recording {
  note(action: string, object: string, details: Record<string, unknown>): void;
}

/** All facts about a customer, and which of them are new. */
export interface KnownFacts {
  customer: Customer;
  plan: Plan;
  facts: readonly (Fact & { provider: ProviderName })[];
  fresh: readonly (Fact & { provider: ProviderName })[];
}
