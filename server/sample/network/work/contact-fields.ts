import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { readmePeople } from '../../people.ts';

/** Gives the README's company two custom fields and its agent one, with values on contacts in work. */
export async function insertContactFields(tx: Tx, today: Day): Promise<void> {
  const company = sql`(select resellers.id from resellers join people on people.id = owner_id
    where email = ${readmePeople.reseller.email})`;
  const agent = sql`(select agents.id from agents join people on people.id = person_id
    where email = ${readmePeople.agent.email})`;
  await tx.execute(sql`
    insert into contact_fields (company_id, agent_id, label, kind, choices) values
      (${company}, null, 'Move-in date', 'date', '{}'),
      (${company}, null, 'Financing', 'choice', '{Cash,Conventional,FHA,VA}'),
      (${company}, ${agent}, 'Lender', 'text', '{}')`);
  await tx.execute(sql`
    insert into contact_field_values (contact_id, field_id, value)
    select contacts.id, contact_fields.id, case label
      when 'Move-in date' then to_char(${isoDay(today)}::date + 40 + contacts.id % 120, 'YYYY-MM-DD')
      when 'Financing' then choices[1 + contacts.id % 4]
      else (array['Hill Country Mortgage', 'First Lone Star Bank', 'Cedar Home Loans'])[1 + contacts.id % 3] end
    from contacts join contact_fields on contact_fields.company_id = contacts.company_id
      and coalesce(contact_fields.agent_id, contacts.owner_agent_id) = contacts.owner_agent_id
    where contacts.company_id = ${company} and contacts.buyer_id is null
      and contacts.status in ('qualified', 'active', 'under_contract') and (contacts.id + contact_fields.id) % 3 > 0
    order by contacts.id, contact_fields.id`);
}
