import type { Db } from '../../foundation/db.ts';
import { token } from '../../foundation/registry.ts';

/** How many seats of a plan are taken, told by whoever knows: the network sets `count` when it starts. */
export interface SeatsInUse {
  count(db: Db, customerId: number): Promise<number>;
}

export const seatsInUse = token<SeatsInUse>('seats in use');
