import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { token } from '../../../platform/serve/registry.ts';
import type { Client } from '../contract.ts';

interface Pair {
  buyerId: number;
  agentId: number;
}

/** Appointments of a buyer and a professional, as their connection needs them. */
export interface AppointmentsBetween {
  /** Upcoming confirmed appointments of the buyer with other professionals, without their names. */
  others(db: Db, pair: Pair): Promise<NonNullable<Client['buyer']['otherAppointments']>>;
  /** Showings that took place, since an instant. */
  toured(db: Db, pair: Pair, since: Date): Promise<{ id: number; startsAt: Date }[]>;
  /** Cancels what is proposed or confirmed, because the connection ended. */
  cancelUpcoming(tx: Tx, emit: Emit, pair: Pair, byId: number): Promise<void>;
  /** Deletes notifications that name the buyer to a professional who has lost access to them. */
  conceal(tx: Tx, pair: Pair): Promise<void>;
}

/** Provided by the module of the appointments. */
export const appointmentsToken = token<AppointmentsBetween>('appointments of a buyer and a professional');
