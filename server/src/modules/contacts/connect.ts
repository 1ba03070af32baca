import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { agentProfiles, buyerProfiles } from '../companies/index.ts';
import { connectionStates } from '../professionals/index.ts';
import { contactActivities, contactConsents, contacts } from './tables.ts';

/**
 * Adds the contacts of buyers who asked an agent for a connection, are connected, or signed up with the agent's code, where
 * the agent has none yet. Adds each once, however often and from however many processes it runs. An accepted request counts
 * as contacted when it was answered; a buyer who came by the code is new, because no one has contacted them.
 */
export async function addMissingContacts(tx: Tx, buyerId?: number): Promise<number> {
  const only = buyerId === undefined ? sql`` : sql`and person.id = ${buyerId}`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with linked as (
      select agent_id, buyer_id, created_at, answered_at, 'request' as source from ${connectionStates}
      where state in ('pending', 'connected') and origin = 'request'
      union all
      select agent_id, buyer_id, created_at, null, 'agent_code' from ${connectionStates}
      where state = 'connected' and origin = 'code'
      union all
      select client.agent_id, client.person_id, person.created_at, null, 'agent_code'
      from ${buyerProfiles} as client join ${personProfiles} as person on person.id = client.person_id
      where client.agent_id is not null
    ), added as (
      insert into ${contacts} (company_id, owner_agent_id, buyer_id, first_name, last_name, status, last_contacted_at,
        lead_source, currency, language, time_zone, created_at, changed_at, status_changed_at)
      select distinct on (linked.agent_id, linked.buyer_id) agent.reseller_id, agent.id, person.id, person.first_name,
        person.last_name, case when linked.answered_at is null then 'new' else 'contacted' end, linked.answered_at, linked.source,
        case client.country when 'CA' then 'CAD' else 'USD' end, person.language, person.time_zone,
        linked.created_at, linked.created_at, linked.created_at
      from linked join ${agentProfiles} as agent on agent.id = linked.agent_id and agent.status = 'active'
        join ${personProfiles} as person on person.id = linked.buyer_id
        join ${buyerProfiles} as client on client.person_id = person.id
      where not exists (select from ${contacts} as held
        where held.owner_agent_id = linked.agent_id and held.buyer_id = linked.buyer_id) ${only}
      order by linked.agent_id, linked.buyer_id, linked.created_at
      on conflict do nothing
      returning id, created_at
    )
    insert into ${contactActivities} (contact_id, kind, at) select id, 'created', created_at from added returning contact_id as id`);
  return rows.length;
}

/**
 * Records the consents that follow from a connection with an account: a request is an inquiry, and a connection or a sign-up
 * with the agent's code an existing business relationship (CASL s. 10(10), 47 CFR 64.1200(f)(5)). They allow calls and emails for a time, never text messages,
 * and do not override a withdrawal.
 */
export async function recordImpliedConsents(tx: Tx, buyerId?: number): Promise<void> {
  const only = buyerId === undefined ? sql`` : sql`and linked.buyer_id = ${buyerId}`;
  await tx.execute(sql`
    with linked as (
      select agent_id, buyer_id, case state when 'pending' then 'inquiry' else 'existing_business' end as basis,
        coalesce(answered_at, created_at) as given_at
      from ${connectionStates} where state in ('pending', 'connected')
      union
      select client.agent_id, client.person_id, 'existing_business', person.created_at
      from ${buyerProfiles} as client join ${personProfiles} as person on person.id = client.person_id
      where client.agent_id is not null and not exists (select from ${connectionStates} as known
        where known.agent_id = client.agent_id and known.buyer_id = client.person_id)
    )
    insert into ${contactConsents} (contact_id, channel, basis, proof, given_at)
    select held.id, channel, basis, ${m.contacts__connection_on_lintel()}, given_at
    from linked
      join ${contacts} as held on held.owner_agent_id = linked.agent_id and held.buyer_id = linked.buyer_id
      cross join unnest(array['call', 'email']) as channel
    where not exists (select from ${contactConsents} as known where known.contact_id = held.id and known.channel = channel.channel
        and (known.basis in ('withdrawn', linked.basis) or known.basis like 'express%')) ${only}`);
}
