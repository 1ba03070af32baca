import type { Tx } from '../../src/platform/database/db.ts';
import type { Day } from '../calendar.ts';
import { insertWithIds, type SampleRecord } from '../insert.ts';
import { readmePeople, wholesalerUsername } from '../people.ts';
import { agentCode, resellerCode } from './codes.ts';
import { agentLicense, companyLicense, mortgageCompanyLicense, ontarioLicense } from './licenses.ts';
import type { SampleBuyer, SampleNetwork } from './network.ts';
import { insertPasswords } from './passwords.ts';
import { insertPlans } from './plans.ts';
import type { SampleAgent, SamplePerson, SampleReseller } from './sample-people.ts';

/** Inserts the network and returns the ids of the agents. */
export async function insertNetwork(tx: Tx, network: SampleNetwork, today: Day): Promise<Map<SampleAgent, number>> {
  const { wholesaler, resellers, agents, buyers } = network;
  const people = [
    wholesaler,
    ...resellers.map(({ owner }) => owner),
    ...agents.map(({ person }) => person),
    ...buyers.map(({ person }) => person),
  ];
  const personId = paired(people, await insertWithIds(tx, 'people', 'email', people.map(personRecord)));
  const customerId = await insertPlans(tx, resellers, personId, today);
  const resellerId = paired(
    resellers,
    await insertWithIds(
      tx,
      'resellers',
      'owner_id',
      resellers.map((each) => resellerRecord(each, personId, customerId)),
    ),
  );
  const agentId = paired(
    agents,
    await insertWithIds(
      tx,
      'agents',
      'person_id',
      agents.map((each) => agentRecord(each, personId, resellerId)),
    ),
  );
  const codeId = await insertCodes(tx, network, agentId);
  await insertWithIds(
    tx,
    'buyers',
    'person_id',
    buyers.map((each) => buyerRecord(each, personId, agentId, codeId)),
  );
  const lenders = new Set(agents.filter(({ agentType }) => agentType === 'mortgage').map(({ reseller }) => reseller));
  await insertWithIds(tx, 'licenses', 'license_number', [
    ...resellers.map((each) => companyLicense(each, resellerId.get(each)!, today)),
    ...[...lenders].map((each) => mortgageCompanyLicense(each, resellerId.get(each)!, today)),
    ...agents.map((each) => agentLicense(each, agentId.get(each)!, today)),
    ...agents
      .filter(({ person }) => person.email === readmePeople.mortgageAgent.email)
      .map((each) => ontarioLicense(each, agentId.get(each)!, today)),
  ]);
  await insertPasswords(tx, personId);
  return agentId;
}

/** Inserts a code for each agent who may have buyers, with one use per buyer who signed up with it. */
async function insertCodes(tx: Tx, { agents, buyers }: SampleNetwork, agentId: Map<SampleAgent, number>) {
  const uses = Map.groupBy(
    buyers.filter(({ agent }) => agent),
    ({ agent }) => agent!,
  );
  const active = agents.filter(({ status }) => status === 'active');
  const records = active.map((agent) => ({
    agent_id: agentId.get(agent),
    code: agentCode(agent),
    is_active: true,
    current_uses: uses.get(agent)?.length ?? 0,
    created_at: `${agent.joinedOn}T17:00:00Z`,
  }));
  return paired(active, await insertWithIds(tx, 'agent_codes', 'code', records));
}

const paired = <T>(list: readonly T[], ids: readonly number[]) => new Map(list.map((each, at) => [each, ids[at]!]));

const personRecord = ({ email, firstName, lastName, role, joinedOn }: SamplePerson): SampleRecord => ({
  email,
  first_name: firstName,
  last_name: lastName,
  username: email === readmePeople.wholesaler.email ? wholesalerUsername : null,
  role,
  email_verified: true,
  created_at: `${joinedOn}T00:00:00Z`,
});

/** Monthly fee that the sample's companies charge an agent. */
const agentPriceCents = 29_900;

const resellerRecord = (
  each: SampleReseller,
  personId: Map<SamplePerson, number>,
  customerId: Map<SampleReseller, number>,
): SampleRecord => {
  const { owner, companyName, licenseNumber, market, phone, tier, verification, addressLine, postalCode } = each;
  return {
    owner_id: personId.get(owner),
    customer_id: customerId.get(each),
    company_name: companyName,
    license_number: licenseNumber,
    country: market.country,
    state_or_province: market.state,
    city: market.name,
    phone,
    subscription_tier: tier,
    verification,
    unparsed_address: addressLine,
    postal_code: postalCode,
    contact_person_name: `${owner.firstName} ${owner.lastName}`,
    contact_person_phone: phone,
    reseller_code: resellerCode(each),
    agent_price_cents: agentPriceCents,
    created_at: `${owner.joinedOn}T00:00:00Z`,
  };
};

const agentRecord = (
  { person, reseller, agentType, status, joinedOn, licenseNumber, specialties, languages }: SampleAgent,
  personId: Map<SamplePerson, number>,
  resellerId: Map<SampleReseller, number>,
): SampleRecord => ({
  person_id: personId.get(person),
  reseller_id: resellerId.get(reseller),
  agent_type: agentType,
  license_number: licenseNumber,
  state_or_province: reseller.market.state,
  city: reseller.market.name,
  specialties,
  languages,
  countries: [reseller.market.country],
  price_cents: agentPriceCents,
  status,
  joined_at: `${joinedOn}T16:00:00Z`,
});

const buyerRecord = (
  { person, market, agent, budgetMaxCents, bedroomsMin, bathroomsMin }: SampleBuyer,
  personId: Map<SamplePerson, number>,
  agentId: Map<SampleAgent, number>,
  codeId: Map<SampleAgent, number>,
): SampleRecord => ({
  person_id: personId.get(person),
  agent_id: agent && agentId.get(agent),
  agent_code_id: agent && codeId.get(agent),
  country: market.country,
  countries: [market.country],
  city: market.name,
  budget_max_cents: budgetMaxCents,
  bedrooms_min: bedroomsMin,
  bathrooms_min: bathroomsMin,
});
