import { sql } from 'drizzle-orm';
import { documentCategories } from '../../src/modules/documents/contract.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { readmePeople } from '../people.ts';

/**
 * Inserts the activity feed of the README's buyer, derived from her sample data: her documents, homes,
 * searches, people and appointments, each at its own time. Call it after all of these are inserted.
 */
export async function insertActivity(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with me as (select id from people where email = ${readmePeople.buyer.email}),
    paper_names as (select * from json_each_text(${JSON.stringify(documentCategories)}::json) as each (category, paper)),
    their as (select agents.id, people.name, people.first_name from agents join people on people.id = person_id),
    lines (kind, key, title, detail, path, own, at) as (
      select 'home', 'home.saved:' || saved_homes.id, 'You saved ' || coalesce(address, 'a home') || ', ' || city, null,
        '/property/' || saved_homes.listing_id, true, saved_at
      from saved_homes join home_list_members using (list_id) join public_listings on public_listings.id = saved_homes.listing_id
      where person_id = (select id from me) and removed_at is null
    union all
      select 'search', 'search.saved:' || id, 'You saved the search “' || name || '”', null, '/saved-searches/' || id,
        true, created_at
      from saved_searches where person_id = (select id from me) and removed_at is null
    union all
      select 'document', 'document.uploaded:' || documents.id, 'You uploaded: ' || paper, 'Under review',
        '/documents?paper=' || documents.id, true, uploaded_at
      from documents join document_versions on document_id = documents.id join paper_names using (category)
      where owner_id = (select id from me)
    union all
      select 'document', 'document.reviewed:' || documents.id, people.first_name || ' approved: ' || paper, null,
        '/documents?paper=' || documents.id, false, reviewed_at
      from documents join document_versions on document_id = documents.id join paper_names using (category)
        join people on people.id = reviewed_by_id
      where owner_id = (select id from me) and status = 'approved'
    union all
      select 'journey', 'step:2:3', 'You are at step 3: House Hunting', null, '/journey', false,
        reviewed_at + interval '1 second'
      from documents join document_versions on document_id = documents.id
      where owner_id = (select id from me) and category = 'pre_approval' and status = 'approved'
    union all
      select 'professional', 'connection.pending:' || connections.id, 'You asked ' || their.name || ' to work with you',
        null, '/professionals/' || agent_id, true, created_at
      from connections join their on their.id = agent_id where buyer_id = (select id from me) and origin = 'request'
    union all
      select 'professional', 'connection.connected:' || connections.id,
        their.name || ' accepted: you work together now', null, '/professionals/' || agent_id, false, answered_at
      from connections join their on their.id = agent_id
      where buyer_id = (select id from me) and origin = 'request' and state = 'connected'
    union all
      select 'appointment', 'appointment.done:' || appointments.id, 'You had a ' || kind || ' with ' || their.name, null,
        '/professionals/' || agent_id, false, starts_at
      from appointments join their on their.id = agent_id where buyer_id = (select id from me) and state = 'done'
    union all
      select 'appointment', 'appointment.confirmed:' || appointments.id, their.name || ' confirmed a ' || kind,
        case when public_listings.id is not null then coalesce(address, 'A home') || ', ' || city end,
        '/professionals/' || agent_id, false, changed_at
      from appointments join their on their.id = agent_id 
        left join public_listings on public_listings.id = appointments.listing_id
      where buyer_id = (select id from me) and state = 'confirmed')
    insert into activities (person_id, kind, key, title, detail, path, own, at)
    select me.id, lines.* from lines, me where lines.at is not null and lines.at <= now()
    order by lines.at, key
    on conflict do nothing`);
}
