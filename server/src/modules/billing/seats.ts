import type { Db } from '../../platform/database/db.ts';
import { token } from '../../platform/serve/registry.ts';

/** Counts the used seats of a plan. The network module sets `count` at startup. */
export interface SeatsInUse {
  count(db: Db, customerId: number): Promise<number>;
}

export const seatsInUse = token<SeatsInUse>('seats in use');
