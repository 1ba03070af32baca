import type { Db } from '../../foundation/db.ts';
import { token } from '../../foundation/registry.ts';

/** Counts the used seats of a plan. The network capability sets `count` at startup. */
export interface SeatsInUse {
  count(db: Db, customerId: number): Promise<number>;
}

export const seatsInUse = token<SeatsInUse>('seats in use');
