import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { readmePeople } from '../../people.ts';
import type { CoBorrower } from './loan-values.ts';

/** Applications per mortgage agent; the README's agent has more. */
const PER_AGENT = 6;
const OF_README = 10;

export interface Client extends Record<string, unknown> {
  agent_id: number;
  agent_person_id: number;
  buyer_id: number;
  first_name: string;
  last_name: string;
  email: string;
  country: 'US' | 'CA';
  state: string;
  listing_id: number;
  address: string;
  city: string;
  postal_code: string | null;
  price_cents: number;
  n: number;
  /** Another client of the agent, without an application of their own there. */
  other: CoBorrower | null;
}

/** Clients of mortgage agents, each with a home on the market in the agent's state. */
export const clientsOf = async (tx: Tx): Promise<Client[]> => {
  const { rows } = await tx.execute<Client>(sql`
    select numbered.*, homes.id as listing_id, homes.address, homes.city, homes.postal_code, homes.list_price_cents::float8 as price_cents
    from (
      select *, (row_number() over per_agent)::int as n, lead(json_build_object('id', buyer_id, 'first_name', first_name,
          'last_name', last_name, 'email', email), case when is_own then ${OF_README}::int else ${PER_AGENT}::int end) over per_agent as other
      from (
        select distinct agents.id as agent_id, agents.person_id as agent_person_id, buyer.id as buyer_id, buyer.first_name,
          buyer.last_name, buyer.email, buyers.country, agents.state_or_province as state, owner.email = ${readmePeople.mortgageAgent.email} as is_own,
          buyer.email = ${readmePeople.buyer.email} as is_readme
        from agents join people owner on owner.id = agents.person_id
          join (
            select agent_id, person_id as buyer_id from buyers where agent_id is not null
            union select agent_id, buyer_id from connections where state = 'connected'
          ) clients on clients.agent_id = agents.id
          join buyers on buyers.person_id = clients.buyer_id
          join people buyer on buyer.id = buyers.person_id
        where agents.agent_type = 'mortgage' and agents.status = 'active'
      ) clients
      window per_agent as (partition by agent_id order by is_readme desc, buyer_id)
    ) numbered
    join (
      select id, address, city, postal_code, state_or_province, list_price_cents,
        (row_number() over (partition by state_or_province order by id))::int as r,
        (count(*) over (partition by state_or_province))::int as homes
      from public_listings where status = 'active' and address is not null
        and list_price_cents between 15000000 and 120000000
    ) homes on homes.state_or_province = numbered.state and r = 1 + (agent_id * 31 + n * 17) % homes.homes
    where n <= case when is_own then ${OF_README}::int else ${PER_AGENT}::int end
    order by agent_id, n`);
  return rows;
};
