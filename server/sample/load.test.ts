import { read } from '@lintel/hypersearch';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateSheetInput } from '../src/modules/lending/index.ts';
import { fillHomeKeys } from '../src/modules/listings/relist/fill-home-keys.ts';
import { placeNames } from '../src/modules/places/index.ts';
import type { Database } from '../src/platform/database/db.ts';
import { unseal } from '../src/platform/secrets/at-rest.ts';
import { empty } from '../test/empty.ts';
import { testDatabase } from '../test/test-database.ts';
import { loadSample } from './load.ts';
import { readmePeople } from './people.ts';

const today = '2026-11-20';
const homes = 2_400;
/** Number of active homes with an earlier listing. */
const earlier = 20;
const present = `listings where standard_status in ('Active', 'Pending', 'Closed')`;

const timesOf = 'select id, relist_of, times_listed, market_since, listing_since from listings order by id';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await empty(database);
});
afterAll(() => empty(database));

const count = async (from: string): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::integer as n from ${sql.raw(from)}`);
  return rows[0]!.n;
};

describe('loadSample', () => {
  it('leaves nothing behind when it fails halfway, and starts over the next time', async () => {
    const breakAt = ({ done }: { done: number }) => {
      if (done >= 1_000) throw new Error('the power went');
    };
    await expect(loadSample(database, { today, homes, onProgress: breakAt })).rejects.toThrow('the power went');
    expect(await count('people')).toBe(0);
    expect(await count('listings')).toBe(0);
  });

  it('loads network and homes, and reports its progress to the end', async () => {
    const progress: number[] = [];
    expect(await loadSample(database, { today, homes, onProgress: ({ done }) => progress.push(done) })).toBe(true);
    expect(progress).toEqual([0, 1_000, 2_000, homes]);
    expect(await count('resellers')).toBe(47);
    expect(await count('agents')).toBe(892);
    expect(await count('buyers')).toBe(12_400);
    expect(await count(`listings where originating_system_name = 'Lintel sample'`)).toBe(homes + earlier);
  });

  it('lets homes at the rents of its rule, so that cities with ten or more show their rents', async () => {
    expect(await count('leases')).toBeGreaterThan(homes / 6);
    const { rows } = await database.db.execute<{ middle: number }>(sql`
      select percentile_cont(0.5) within group (order by rent_cents * 12 / (0.06 * list_price_cents
        * power(30000000.0 / list_price_cents, 0.25))) as middle
      from leases join listings on leases.listing_key = 'lease-' || substring(listings.listing_key from '[0-9]+$')::integer
      where is_closed and rent_cents between 60000 and 4900000`);
    expect(Math.abs(rows[0]!.middle - 1)).toBeLessThan(0.03);
  });

  it('gives every company a plan with enough seats, and an invoice for each of its periods', async () => {
    const holds = `resellers join subscriptions using (customer_id) where seats >=
      (select count(*) from agents where reseller_id = resellers.id)`;
    expect(await count(holds)).toBe(47);
    expect(await count(`subscriptions where status = 'past_due'`)).toBe(1);
    expect(await count(`invoices where status = 'open'`)).toBe(1);
    const running = `subscriptions join invoices using (customer_id) where issued_at = current_period_start
      and total_cents = amount_cents and current_period_end > '${today}'`;
    expect(await count(running)).toBe(47);
  });

  it('counts one code use for each buyer who signed up with it', async () => {
    const wrong = `agent_codes where current_uses <>
      (select count(*) from buyers where agent_code_id = agent_codes.id and buyers.agent_id = agent_codes.agent_id)`;
    expect(await count(wrong)).toBe(0);
    expect(await count('buyers where (agent_id is null) <> (agent_code_id is null)')).toBe(0);
  });

  it('stores working relationships: the README’s buyer with both of her agents, and her consents', async () => {
    const lender = `connections join agents on agents.id = agent_id join people on people.id = person_id
      where email = 'kwame.mensah@example.com' and connections.state = 'connected'
        and buyer_id = (select id from people where email = 'elena.novak@example.com')`;
    expect(await count(lender)).toBe(1);
    expect(await count('connections')).toBeGreaterThan(2_500);
    expect(await count('connections where answered_at < created_at')).toBe(0);
    expect(await count(`connections where (state in ('pending', 'lapsed')) <> (answered_at is null)`)).toBe(0);
  });

  it('gives agents showings with their clients: with an agreement in the USA, feedback on past ones, and some to come', async () => {
    const ofNaomi = `appointments join agents on agents.id = agent_id join people on people.id = person_id
      where email = 'naomi.sinclair@example.com'`;
    for (const state of ['confirmed', 'proposed', 'done'])
      expect(await count(`${ofNaomi} and state = '${state}'`)).toBeGreaterThan(0);
    expect(await count(`appointments where kind = 'showing'`)).toBeGreaterThan(1_000);
    expect(await count('showing_feedback')).toBeGreaterThan(500);
    const stranger = `appointments join buyers on buyers.person_id = buyer_id
      where kind = 'showing' and buyers.agent_id is distinct from appointments.agent_id`;
    expect(await count(stranger)).toBe(0);
    const without = `appointments a join listings on listings.id = a.listing_id where kind = 'showing' and state = 'confirmed'
      and listings.country = 'US' and not exists (select from buyer_agreements b where b.buyer_id = a.buyer_id and b.agent_id = a.agent_id)`;
    expect(await count(without)).toBe(0);
  });

  it('gives real-estate agents task plans that run for contacts who may be emailed; steps before today are done', async () => {
    const { rows } = await database.pool.query(
      `
      select count(distinct plan.agent_id)::int as agents, count(distinct runs.id)::int as runs,
        count(*) filter (where due_at < $1::date)::int as past, count(*) filter (where due_at >= $1::date)::int as coming,
        count(*) filter (where (due_at < $1::date) <> (done_at is not null))::int as wrong,
        count(*) filter (where not exists (select from contact_consents as given
          where given.contact_id = runs.contact_id and channel = 'email'))::int as without_consent
      from task_plan_tasks as linked join agent_tasks as task on task.id = linked.task_id
        join task_plan_runs as runs on runs.id = linked.run_id join task_plans as plan on plan.id = runs.plan_id
        join task_plan_steps as step on step.id = linked.step_id and step.title = task.title`,
      [today],
    );
    expect(rows[0]).toMatchObject({ wrong: 0, without_consent: 0 });
    expect(rows[0].agents).toBeGreaterThan(700);
    expect(Math.min(rows[0].past, rows[0].coming)).toBeGreaterThan(rows[0].agents);
  });

  it('gives the README’s company custom fields, with values of their kind', async () => {
    const values = `contact_field_values as given join contact_fields on contact_fields.id = given.field_id
      join contacts on contacts.id = given.contact_id and contacts.company_id = contact_fields.company_id
        and coalesce(contact_fields.agent_id, owner_agent_id) = owner_agent_id`;
    expect(await count('contact_fields')).toBe(3);
    expect(await count(`${values} where kind = 'choice' and value = any(choices)`)).toBeGreaterThan(10);
    expect(await count(`${values} where kind = 'date' and value > '${today}'`)).toBeGreaterThan(10);
    expect(await count(values)).toBe(await count('contact_field_values'));
  });

  it('gives two clients of the README’s agent an event to review: a showing, and a closing', async () => {
    const ofNaomi = `join agents on agents.id = agent_id join people on people.id = person_id
      where people.email = 'naomi.sinclair@example.com' and buyer_id = (select id from people where email =`;
    expect(await count(`appointments ${ofNaomi} 'priya.raman@example.com') and state = 'done'`)).toBe(1);
    expect(await count(`client_closings ${ofNaomi} 'marcus.bell@example.com')`)).toBe(1);
    expect(
      await count(`matches join purchases using (buyer_id, listing_id) join listings on listings.id = matches.listing_id
        where closed_at::date = close_date and satisfied is null`),
    ).toBe(1);
  });

  it('gives the README’s buyer alerts from the homes’ own history, for searches as the reader parses them', async () => {
    const { rows } = await database.db.execute<{ query: string; facts: unknown }>(
      sql`select search ->> 'query' as query, question -> 'facts' as facts from saved_searches`,
    );
    const date = { year: 2026, month: 11, day: 20 };
    for (const { query, facts } of rows)
      expect(read(query, { places: placeNames(), today: date }).facts.map(({ fact }) => fact)).toEqual(facts);
    expect(rows).toHaveLength(2);
    expect(await count('search_alerts')).toBeGreaterThan(0);
    expect(
      await count(`search_alerts a left join public_listings l on l.id = a.listing_id
        where l.id is null or l.city <> 'Austin' or a.happened_at > now()`),
    ).toBe(0);
  });

  it('gives the README’s buyer one notification and activity line for each of her records, with links', async () => {
    const { rows } = await database.db.execute<{ kind: string; path: string; key: string }>(
      sql`select kind, path, key from activities join people on people.id = person_id
        where email = ${readmePeople.buyer.email}`,
    );
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['home', 'search', 'professional', 'appointment']));
    expect(rows.every(({ path }) => path.startsWith('/'))).toBe(true);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('does nothing when the sample is already loaded', async () => {
    expect(await loadSample(database, { today, homes })).toBe(false);
    expect(await count('listings')).toBe(homes + earlier);
  });

  it('hides hidden homes and hidden addresses from the public', async () => {
    const hidden = await count(`${present} and not internet_entire_listing_display_yn`);
    expect(hidden).toBeGreaterThan(0);
    expect(await count('public_listings')).toBe(homes - hidden);
    const unnamed = await count(
      `${present} and internet_entire_listing_display_yn and not internet_address_display_yn`,
    );
    expect(unnamed).toBeGreaterThan(0);
    expect(await count('public_listings where address is null and lat_e6 is null')).toBe(unnamed);
  });

  it('names an agent of the home’s own state and their company for every home; only sold homes have agents outside the network', async () => {
    const network =
      await count(`listings join agents on agents.id = list_agent_id join resellers on resellers.id = reseller_id
        join people on people.id = person_id
        where agent_type = 'real_estate' and agents.state_or_province = listings.state_or_province
          and company_name = list_office_name and first_name || ' ' || last_name = list_agent_full_name`);
    const outside = await count(`listings where list_agent_id is null and standard_status = 'Closed'
      and list_agent_full_name is not null and list_office_name is not null`);
    expect(network + outside).toBe(homes + earlier);
    expect(outside).toBeGreaterThan(network / 3);
  });

  it('links every event to its home, beginning with the listing at its first price', async () => {
    expect(
      await count(`listings where not exists (
        select from listing_events where listing_id = listings.id and event = 'listed'
          and happened_on = listed_on and price_cents = original_list_price_cents)`),
    ).toBe(0);
  });

  it('relists one active home in 31, numbered after all current ones, with days of both listings', async () => {
    const lastPresent = await count(`(select from generate_series(1, (select max(id) from ${present}))) numbers`);
    expect(await count(`listings where id > ${lastPresent}`)).toBe(earlier);
    expect(
      await count(`public_listings later join listings earlier on earlier.id = later.relist_of
        where later.status = 'active' and later.times_listed >= 2 and earlier.id > ${lastPresent}
          and earlier.unparsed_address is not distinct from later.address
          and later.listed_on - earlier.off_market_date between 2 and 80
          and earlier.off_market_date - earlier.listed_on >= later.listed_on - later.market_since
          and later.market_since < later.listed_on`),
    ).toBeGreaterThan(earlier * 0.9);
  });

  it('counts listings and days on market as an import would', async () => {
    const before = await database.db.execute(sql.raw(timesOf));
    await database.db.execute(sql`update listings set home_keys = null`);
    await fillHomeKeys({ ...database });
    expect((await database.db.execute(sql.raw(timesOf))).rows).toEqual(before.rows);
  });

  it('has price cuts that agree with the history', async () => {
    expect(
      await count(`public_listings where ('price_reduced' = any (features)) <> exists (
        select from listing_events where listing_id = public_listings.id and event = 'price_change')`),
    ).toBe(0);
  });

  it('schedules open houses at a local hour on a weekend', async () => {
    const { rows: open } = await database.db.execute<{ weekday: number; hour: number }>(sql`
      select extract(isodow from open_house_starts_at at time zone time_zone)::integer as weekday,
             extract(hour from open_house_starts_at at time zone time_zone)::integer as hour
      from listings where open_house_starts_at is not null`);
    expect(open.length).toBeGreaterThan(30);
    expect(open.filter(({ weekday, hour }) => weekday < 6 || hour < 10 || hour > 14)).toEqual([]);
  });

  it('stores Canadian prices in Canadian dollars', async () => {
    expect(await count(`listings where (country = 'CA') <> (currency = 'CAD')`)).toBe(0);
    expect(await count(`listings where currency = 'CAD'`)).toBeGreaterThan(200);
  });

  it('lets a thousand buyers save homes of their city, at the price of that day in the history', async () => {
    expect(await count('(select distinct list_id from saved_homes) lists')).toBeGreaterThan(800);
    expect(
      await count(`saved_homes join home_list_members using (list_id) join buyers using (person_id)
        join listings on listings.id = saved_homes.listing_id where buyers.city <> listings.city or saved_at::date < listed_on`),
    ).toBe(0);
    expect(
      await count(`saved_homes join listings on listings.id = saved_homes.listing_id
        where price_cents_then <> list_price_cents and not exists (select from listing_events
          where listing_id = listings.id and event = 'price_change' and happened_on > saved_at::date)`),
    ).toBe(0);
    expect(
      await count(`saved_home_notes join people on people.id = author_id where email = 'elena.novak@example.com'`),
    ).toBe(4);
  });

  it('stores every sale of a home as a deal of its listing agent, at its price and date', async () => {
    const sold = `listings join agent_deals on source = 'mls' and source_key = listing_key where agent_id = list_agent_id
      and ended_on = close_date and sale_price_cents = close_price_cents and outcome = 'closed' and side = 'seller'`;
    expect(await count(sold)).toBe(await count(`agent_deals where source = 'mls'`));
    expect(await count(sold)).toBe(
      await count(`listings join agent_records on agent_id = list_agent_id where standard_status = 'Closed'`),
    );
  });

  it('stores five years of professionals’ records, each within their own career and market', async () => {
    expect(await count(`agent_deals where ended_on < date '${today}' - 1830 or ended_on > date '${today}'`)).toBe(0);
    expect(
      await count(
        `agent_deals join agent_records using (agent_id) where source <> 'mls' and ended_on < licensed_since`,
      ),
    ).toBe(0);
    expect(await count(`match_records where not contacted_id = any(shown) or shown[position] <> contacted_id`)).toBe(0);
    expect(await count(`match_records where (satisfied is null) = closed`)).toBe(0);
    expect(await count(`reviews join agents on agents.id = agent_id where author_id = person_id`)).toBe(0);
    for (const table of ['lead_answers', 'message_styles', 'match_records', 'reviews', 'lender_rates'])
      expect(await count(table), table).toBeGreaterThan(100);
  });

  it('stores co-borrowers who joined as clients of the same agent, and signed with the borrower what was submitted', async () => {
    const joined = `loan_co_borrowers co join loan_applications loan on loan.id = co.application_id`;
    const all = await count('loan_co_borrowers');
    expect(all).toBeGreaterThan(30);
    expect(await count(`${joined} where submitted_at > joined_at and person_id <> buyer_id`)).toBe(all);
    expect(
      await count(`${joined} where exists (select from buyers where buyers.person_id = co.person_id and buyers.agent_id = loan.agent_id)
        or exists (select from connections where buyer_id = co.person_id and connections.agent_id = loan.agent_id and state = 'connected')`),
    ).toBe(all);
    const signed = `loan_signatures join loan_applications loan on loan.id = application_id and loan.version = loan_signatures.version`;
    expect(await count(`${signed} where signed_at <= submitted_at and person_id = buyer_id`)).toBe(all);
    expect(
      await count(`${signed} join loan_co_borrowers co using (application_id)
      where signed_at < submitted_at and co.person_id = loan_signatures.person_id`),
    ).toBe(all);
    const { rows } = await database.db.execute<Record<'data' | 'sealed' | 'first_name' | 'email', string>>(sql`
      select loan.data, co.email as sealed, people.first_name, people.email from loan_co_borrowers co
        join loan_applications loan on loan.id = co.application_id join people on people.id = co.person_id`);
    for (const { data, sealed, first_name, email } of rows) {
      const { values } = JSON.parse(unseal(data, 'loan application'));
      expect(unseal(sealed, 'loan co-borrower')).toBe(email.toLowerCase());
      expect(values).toMatchObject({
        ...{ 'borrower.2.FirstName': first_name, 'borrower.2.ContactPointEmailValue': email },
        ...{
          'borrower.2.BorrowerBirthDate': expect.any(String),
          'current_income_item.1.BorrowerClassificationType': 'Primary',
        },
        'current_income_item.2.BorrowerClassificationType': 'Secondary',
      });
    }
  });

  it('gives every active mortgage agent a valid rate sheet of the last days, and SmartMatch its rates', async () => {
    const newest = `(select distinct on (agent_id) * from loan_rate_sheets order by agent_id, stated_on desc) newest`;
    const lending = await count(`agents where agent_type = 'mortgage' and status = 'active'`);
    expect(lending).toBeGreaterThan(100);
    expect(await count(`${newest} where stated_on between date '${today}' - 2 and date '${today}'`)).toBe(lending);
    expect(await count('loan_rate_sheets')).toBe(3 * lending);
    const { rows } = await database.db.execute<{ sheet: unknown }>(sql`select sheet from loan_rate_sheets`);
    for (const { sheet } of rows) expect(RateSheetInput.parse(sheet)).toEqual(sheet);
    const shown = await count(`${newest} join lender_rates using (reseller_id, agent_id) where dated_on = stated_on
      and exists (select from jsonb_to_recordset(sheet -> 'products') as line (program text, "termYears" integer, rate real)
        where program = product and "termYears" = term_years and rate = rate_percent)`);
    expect(shown).toBe(await count('lender_rates where agent_id is not null'));
    expect(shown).toBeGreaterThanOrEqual(3 * lending);
  });
});
