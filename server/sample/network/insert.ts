import type { Tx } from '../../src/foundation/db.ts';
import { insertWithIds, type SampleRecord } from '../insert.ts';
import type { SampleAgent, SampleBuyer, SampleNetwork, SamplePerson, SampleReseller } from './network.ts';

/** Writes the network and tells the ids of the agents. */
export async function insertNetwork(tx: Tx, network: SampleNetwork): Promise<Map<SampleAgent, number>> {
  const { wholesaler, resellers, agents, buyers } = network;
  const people = [
    wholesaler,
    ...resellers.map(({ owner }) => owner),
    ...agents.map(({ person }) => person),
    ...buyers.map(({ person }) => person),
  ];
  const personId = paired(people, await insertWithIds(tx, 'people', 'email', people.map(personRecord)));
  const resellerId = paired(
    resellers,
    await insertWithIds(
      tx,
      'resellers',
      'owner_id',
      resellers.map((each) => resellerRecord(each, personId)),
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
  await insertWithIds(
    tx,
    'buyers',
    'person_id',
    buyers.map((each) => buyerRecord(each, personId, agentId)),
  );
  return agentId;
}

const paired = <T>(list: readonly T[], ids: readonly number[]) => new Map(list.map((each, at) => [each, ids[at]!]));

const personRecord = ({ email, firstName, lastName, role, joinedOn }: SamplePerson): SampleRecord => ({
  email,
  first_name: firstName,
  last_name: lastName,
  role,
  created_at: `${joinedOn}T00:00:00Z`,
});

const resellerRecord = (
  { owner, companyName, licenseNumber, market, phone, tier }: SampleReseller,
  personId: Map<SamplePerson, number>,
): SampleRecord => ({
  owner_id: personId.get(owner),
  company_name: companyName,
  license_number: licenseNumber,
  country: market.country,
  state_or_province: market.state,
  city: market.name,
  phone,
  subscription_tier: tier,
  created_at: `${owner.joinedOn}T00:00:00Z`,
});

const agentRecord = (
  { person, reseller, agentType, licenseNumber, specialties, languages }: SampleAgent,
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
});

const buyerRecord = (
  { person, market, agent, budgetMaxCents, bedroomsMin, bathroomsMin }: SampleBuyer,
  personId: Map<SamplePerson, number>,
  agentId: Map<SampleAgent, number>,
): SampleRecord => ({
  person_id: personId.get(person),
  agent_id: agent && agentId.get(agent),
  country: market.country,
  city: market.name,
  budget_max_cents: budgetMaxCents,
  bedrooms_min: bedroomsMin,
  bathrooms_min: bathroomsMin,
});
