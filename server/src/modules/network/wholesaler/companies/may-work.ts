import { type SQL, sql } from 'drizzle-orm';
import { personProfiles } from '../../../accounts/index.ts';
import { subscriptions } from '../../../billing/index.ts';
import { resellers } from '../../tables.ts';

/**
 * `obstacleOf` of the network's access as an SQL condition: true when the company may work. The inner query
 * qualifies the company by table name, because drizzle omits table names in queries on a single table.
 */
export const mayWork: SQL<boolean> = sql<boolean>`(${resellers.suspendedAt} is null
  and ${resellers.verification} = 'verified'
  and exists (select from ${personProfiles} as owner where owner.id = ${resellers}.owner_id and owner.email_verified)
  and not exists (select from ${subscriptions} as plan where plan.customer_id = ${resellers}.customer_id
    and plan.status in ('pending_payment', 'suspended', 'cancelled')))`;
