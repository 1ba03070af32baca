import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { SAME_SALE_DAYS } from './check-deals.ts';

/**
 * Confirms deals stated by a company when a feed has the same sale: a closed listing of the home by that agent,
 * closed within ten days. A feed names only the listing agent, so it confirms sales on the seller's side. The
 * agent's own statement is no second source, because the agent benefits from it.
 */
export async function confirmByFeeds(tx: Tx, importId?: number): Promise<number> {
  const { rows } = await tx.execute(sql`update agent_deals as deal set confirmed_by = 'feed'
    from agent_profiles join person_profiles as person on person.id = agent_profiles.person_id
    where agent_profiles.id = deal.agent_id and deal.import_id is not null and deal.confirmed_by is null and deal.side = 'seller'
      and (${importId ?? null}::integer is null or deal.import_id = ${importId ?? null}::integer)
      and exists (select from listing_home_keys keys join listings sold on sold.id = keys.listing_id
        where keys.key = any(deal.home_keys) and sold.standard_status = 'Closed'
          and abs(sold.close_date - deal.ended_on) <= ${SAME_SALE_DAYS}::integer
          and (sold.list_agent_id = deal.agent_id
            or lower(sold.list_agent_full_name) = lower(person.name)))
    returning deal.id`);
  return rows.length;
}
