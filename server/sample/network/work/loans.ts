import { countDays, monthlyPayment } from '@lintel/mortgage';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/platform/database/db.ts';
import { seal } from '../../../src/platform/secrets/at-rest.ts';
import { type Day, isoDay } from '../../calendar.ts';
import { insertRows, insertWithIds, type SampleRecord } from '../../insert.ts';
import { readmePeople } from '../../people.ts';
import { Random } from '../../random.ts';
import { type Client, clientsOf } from './loan-clients.ts';
import { coBorrowerOf } from './loan-co-borrowers.ts';
import { conditionsOf, valuesOf } from './loan-values.ts';

const statuses = [
  'in_progress',
  'under_review',
  'approved',
  'submitted',
  'pending',
  'approved',
  'in_progress',
  'rejected',
  'withdrawn',
] as const;

/**
 * Gives clients of mortgage agents an application for a home on the market in their state, in every status, with dates,
 * disclosures, conditions, limits and letters that fit the status. Call it after the buyers' documents are stored.
 */
export async function insertLoans(tx: Tx, today: Day): Promise<void> {
  const clients = await clientsOf(tx);
  const made = clients.map((client) => loanOf(client, today));
  // The version is unique while rows are inserted and tells them apart.
  const ids = await insertWithIds(
    tx,
    'loan_applications',
    'version',
    made.map(({ application }, at) => ({ ...application, version: at + 1 })),
  );
  const withId = (of: (loan: Loan) => SampleRecord[]) =>
    made.flatMap((loan, at) => of(loan).map((row) => ({ ...row, application_id: ids[at]! })));
  await insertRows(
    tx,
    'loan_co_borrowers',
    withId(({ coBorrowers }) => coBorrowers),
  );
  await insertRows(
    tx,
    'loan_signatures',
    made.flatMap(({ signatures }, at) =>
      signatures.map((row) => ({ ...row, application_id: ids[at]!, version: at + 1 })),
    ),
  );
  await insertRows(
    tx,
    'loan_events',
    withId(({ events }) => events),
  );
  await insertRows(
    tx,
    'loan_conditions',
    withId(({ conditions }) => conditions),
  );
  await insertRows(
    tx,
    'loan_disclosures',
    withId(({ disclosures }) => disclosures),
  );
  await insertRows(
    tx,
    'loan_rate_locks',
    withId(({ locks }) => locks),
  );
  await insertRows(
    tx,
    'loan_letter_limits',
    withId(({ limits }) => limits),
  );
  await insertRows(
    tx,
    'loan_letters',
    withId(({ letters }) => letters),
  );
  await attachDocuments(tx);
}

interface Loan {
  application: SampleRecord;
  coBorrowers: SampleRecord[];
  signatures: SampleRecord[];
  events: SampleRecord[];
  conditions: SampleRecord[];
  disclosures: SampleRecord[];
  locks: SampleRecord[];
  limits: SampleRecord[];
  letters: SampleRecord[];
}

function loanOf(client: Client, today: Day): Loan {
  const random = new Random(`loan/${client.email}/${client.agent_id}`);
  const status = statuses[(client.n - 1) % statuses.length]!;
  const { country, state, price_cents: price } = client;
  // In Canada a home of 120 million cents needs at least 20 percent down only from 150 million; 20 percent fits every rule.
  const down = Math.round(price * random.pick([0.2, 0.25, 0.3]));
  const loan = price - down;
  const ratePercent = country === 'US' ? 6.25 : 4.29;
  const years = country === 'US' ? 30 : 25;
  const payment = monthlyPayment({ priceCents: loan, ratePercent, years, country, downPercent: 0 });
  const started = today - random.whole(14, 40);
  const isUnderway = status !== 'pending' && status !== 'withdrawn';
  const submitted = isUnderway ? started + 2 : null;
  const isDecided = status === 'approved' || status === 'rejected';
  const decided = isDecided ? Math.max(started + 4, today - random.whole(2, 9)) : null;
  const closing =
    isUnderway && status !== 'rejected' && status !== 'submitted'
      ? today + random.whole(status === 'approved' ? 6 : 16, 40)
      : null;
  // One application in each list has just received its sixth fact, so that its Loan Estimate is due.
  const facts = country === 'US' && isUnderway ? (status === 'submitted' ? today - 1 : submitted) : null;
  const at = (day: Day, hour = 15) => `${isoDay(day)}T${hour}:20:00Z`;
  const second = client.n % 4 === 3 && submitted ? client.other : null;
  const { values, program } = valuesOf(client, random, { price, loan, down, years, payment, second });
  const calendar = { region: { country, state }, opensOnSaturdays: false };
  const openDay = (day: Day) => countDays(isoDay(day), 1, country === 'US' ? 'open' : 'banking', calendar).on;
  const application = {
    ...{
      buyer_id: client.buyer_id,
      agent_id: client.agent_id,
      country,
      currency: country === 'US' ? 'USD' : 'CAD',
      state_or_province: state,
    },
    ...{ listing_id: client.listing_id, status, status_reason: status === 'rejected' ? 'obligations_excessive' : null },
    data: seal(JSON.stringify({ values, changedIn: {} }), 'loan application'),
    ...{
      loan_cents: loan,
      six_facts_on: facts && isoDay(facts),
      complete_on: country === 'US' && submitted && status !== 'submitted' ? isoDay(submitted + 1) : null,
    },
    ...{
      intent_on: country === 'US' && facts && status !== 'submitted' ? isoDay(facts + 3) : null,
      decided_on: decided && isoDay(decided),
    },
    ...{ closing_on: closing && isoDay(closing), accepted_on: closing && isoDay(started) },
    conditions_on: country === 'CA' && closing ? isoDay(today + random.whole(0, 5)) : null,
    ...{
      created_at: at(started),
      changed_at: at(decided ?? submitted ?? started),
      submitted_at: submitted && at(submitted),
      decided_at: decided && at(decided),
    },
  };
  const event = (kind: string, detail: string | null, day: Day, byAgent: boolean) => ({
    ...{ kind, detail, at: at(day, byAgent ? 17 : 15), by_id: byAgent ? client.agent_person_id : client.buyer_id },
  });
  const steps: [string, Day | null, boolean][] = [
    ['submitted', submitted, false],
    ['in_progress', isUnderway && status !== 'submitted' ? started + 3 : null, true],
    ['under_review', status === 'under_review' || isDecided ? started + 4 : null, true],
    [status, decided, true],
    ['withdrawn', status === 'withdrawn' ? started + 5 : null, false],
  ];
  const hasLetters = status === 'under_review' || status === 'approved';
  const expiresOn = isoDay(today + 60);
  const together = second && submitted ? coBorrowerOf(client, second, { started, submitted }) : null;
  return {
    application,
    coBorrowers: together?.coBorrowers ?? [],
    signatures: together?.signatures ?? [],
    events: [
      event('started', null, started, false),
      ...(together?.events ?? []),
      ...steps.flatMap(([detail, day, byAgent]) => (day === null ? [] : [event('status', detail, day, byAgent)])),
    ],
    conditions: isUnderway && status !== 'submitted' ? conditionsOf(client, random, status, at(started + 3)) : [],
    disclosures:
      country === 'US'
        ? [
            ...(facts && status !== 'submitted'
              ? [{ kind: 'loan_estimate', sent_on: openDay(facts), method: 'electronic', received_on: openDay(facts) }]
              : []),
            ...(closing && closing - today < 9
              ? [
                  {
                    kind: 'closing_disclosure',
                    sent_on: isoDay(today - 1),
                    method: 'electronic',
                    received_on: isoDay(today - 1),
                    apr_percent: ratePercent + 0.18,
                  },
                ]
              : []),
          ]
        : [],
    locks: closing
      ? [
          {
            locked_on: isoDay(today - 12),
            days: country === 'US' ? (status === 'approved' ? 60 : 30) : 120,
            rate_percent: ratePercent,
            extensions: country === 'US' && status === 'under_review' ? [extensionOf(random, today)] : [],
          },
        ]
      : [],
    limits: hasLetters
      ? [
          {
            ...{
              kind: status === 'approved' ? 'pre_approval' : 'pre_qualification',
              program,
              price_max_cents: price,
              loan_max_cents: loan,
              down_min_cents: down,
            },
            ...{
              payment_max_cents: payment,
              cash_max_cents: Math.round(down * 1.2),
              rate_percent: ratePercent,
              years,
              expires_on: expiresOn,
            },
          },
        ]
      : [],
    letters: hasLetters
      ? [
          {
            ...{
              code: code(random),
              kind: status === 'approved' ? 'pre_approval' : 'pre_qualification',
              program,
              price_cents: price,
              loan_cents: loan,
            },
            buyer_name: seal(`${client.first_name} ${client.last_name}`, 'loan letter'),
            home: seal(`${client.address}, ${client.city}, ${state}`, 'loan letter'),
            ...{ expires_on: expiresOn, issued_at: at(started + 5) },
          },
        ]
      : [],
  };
}

/** A week more for an eighth of a point, or for an amount. */
const extensionOf = (random: Random, today: Day) => ({
  ...{ on: isoDay(today - 1), days: 7 },
  ...(random.chance(0.7) ? { points: 0.125 } : { amountCents: 35_000 }),
});

const code = (random: Random): string =>
  Array.from({ length: 9 }, () => random.pick([...'23456789ABCDEFGHJKMNPQRSTVWXYZ'])).join('');

/** The README's buyer has sent bank statements and pay stubs, which wait for the lender's review. */
const attachDocuments = (tx: Tx) =>
  tx.execute(sql`
    update loan_conditions set status = 'received', document_id = sent.id, reviewed_by_id = null, reviewed_at = null
    from (
      select distinct on (documents.category) documents.id, documents.category, loan_applications.id as application_id
      from documents join people on people.id = documents.owner_id join loan_applications on buyer_id = people.id
      where people.email = ${readmePeople.buyer.email} and documents.category in ('bank_statements', 'pay_stubs') and documents.version > 0
      order by documents.category, documents.id desc
    ) sent
    where loan_conditions.application_id = sent.application_id and loan_conditions.category = sent.category`);
