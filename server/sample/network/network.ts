import { tierFor } from '../../src/modules/billing/index.ts';
import { type Day, isoDay } from '../calendar.ts';
import { postalCode, streetAddress } from '../homes/address.ts';
import { type Market, markets } from '../markets/index.ts';
import { chooseName, mailName, type PersonName } from '../names.ts';
import { type NamedPerson, readmeCity, readmePeople } from '../people.ts';
import { Random } from '../random.ts';
import { shareOut } from '../shares.ts';
import { companyNames, mailDomain } from './companies.ts';
import type { SampleAgent, SamplePerson, SampleReseller, Tier } from './sample-people.ts';
import { sellersByMarket } from './serving.ts';
import { chooseLanguages, chooseSpecialties } from './skills.ts';

export interface SampleBuyer {
  person: SamplePerson;
  market: Market;
  agent: SampleAgent | undefined;
  budgetMaxCents: number;
  bedroomsMin: number;
  bathroomsMin: number;
}

export interface SampleNetwork {
  wholesaler: SamplePerson;
  resellers: SampleReseller[];
  agents: SampleAgent[];
  buyers: SampleBuyer[];
}

const resellerCount = 47;
const agentCount = 892;
const buyerCount = 12_400;

/**
 * Generates one wholesaler, a reseller in each of the large markets, and agents and buyers by the market's
 * weight.
 */
export function network(seed: string, today: Day): SampleNetwork {
  const random = new Random(`${seed}/network`);
  const addPerson = personAdder(random, today);
  const wholesaler = addPerson('wholesaler', markets[0]!, 'example.com', readmePeople.wholesaler);
  const resellers = foundResellers(random, addPerson);
  const agents = hire(random, addPerson, resellers);
  const buyers = addBuyers(random, addPerson, agents);
  nameClients(buyers, today);
  assignPlans(resellers, agents, today);
  return { wholesaler, resellers, agents, buyers };
}

/** Names two buyers of the README's city: a client of the agent, and one who came without a code. */
function nameClients(buyers: readonly SampleBuyer[], today: Day): void {
  const local = buyers.filter(
    ({ market, person }) => market.name === readmeCity && person.email !== readmePeople.buyer.email,
  );
  const toured = local.find(({ agent }) => agent?.person.email === readmePeople.agent.email)!;
  const closed = local.find(({ agent }) => agent === undefined)!;
  Object.assign(toured.person, readmePeople.touredClient);
  // Joined before the purchase.
  Object.assign(closed.person, readmePeople.closedClient, { joinedOn: isoDay(today - 400) });
}

/** Number of companies so new that their license is unreviewed. */
const newcomers = 2;

/** Chooses each company's plan by its number of agents, and the new companies. */
function assignPlans(resellers: readonly SampleReseller[], agents: readonly SampleAgent[], today: Day): void {
  const own = Map.groupBy(agents, ({ reseller }) => reseller);
  // Some have a larger plan than they need, but none has a custom plan without needing it.
  const tiers: readonly Tier[] = ['starter', 'professional', 'enterprise'];
  for (const each of resellers) {
    const needed = tiers.indexOf(tierFor(own.get(each)?.length ?? 0));
    const chosen = tiers.indexOf(each.tier);
    each.tier = tiers[Math.max(needed, chosen)]!;
  }
  const newest = resellers
    .filter(({ owner }) => owner.email !== readmePeople.reseller.email)
    .toSorted((a, b) => b.owner.joinedOn.localeCompare(a.owner.joinedOn));
  for (const [at, each] of newest.slice(0, newcomers).entries()) {
    each.verification = 'pending';
    each.owner.joinedOn = isoDay(today - at);
  }
  for (const each of agents) each.joinedOn = [each.joinedOn, each.reseller.owner.joinedOn].sort()[1]!;
  for (const [at, each] of agents.filter(({ status }) => status === 'pending').entries())
    each.joinedOn = each.person.joinedOn = isoDay(today - (at % 4));
}

type AddPerson = (role: SamplePerson['role'], market: Market, domain: string, named?: NamedPerson) => SamplePerson;

/** Makes people; a taken email address gets a number. */
function personAdder(random: Random, today: Day): AddPerson {
  const taken = new Map<string, number>(Object.values(readmePeople).map(({ email }) => [email, 1]));
  const address = (name: PersonName, domain: string) => {
    const plain = `${mailName(name)}@${domain}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    return count === 1 ? plain : plain.replace('@', `${count}@`);
  };
  return (role, { region }, domain, named) => {
    const name = named ?? chooseName(random, region);
    const joinedOn = isoDay(today - random.whole(20, 1100));
    return { email: address(name, domain), ...name, role, joinedOn };
  };
}

function foundResellers(random: Random, addPerson: AddPerson): SampleReseller[] {
  const byWeight = [...markets].sort((a, b) => b.weight - a.weight);
  const seats = [...byWeight, ...byWeight].slice(0, resellerCount);
  const names = companyNames(random, seats);
  const readmeSeat = seats.findIndex(({ name }) => name === readmeCity);
  return seats.map((market, at) => {
    const companyName = names[at]!;
    const owner = addPerson(
      'reseller',
      market,
      mailDomain(companyName),
      at === readmeSeat ? readmePeople.reseller : undefined,
    );
    return {
      market,
      owner,
      companyName,
      licenseNumber: license(random, market, 'B'),
      // 555-0100 to 0199 are reserved for fictional use.
      phone: `(555) 555-0${100 + random.whole(0, 99)}`,
      verification: 'verified',
      ...officeOf(market, at),
      tier: random.weighted(['starter', 'professional', 'enterprise', 'custom'] as const, (tier) => tierWeight[tier]),
    };
  });
}

const tierWeight = { starter: 5, professional: 7, enterprise: 3, custom: 1 };

/** Generates an office address with a four-digit number and one of the market's postal codes. */
function officeOf(market: Market, at: number): Pick<SampleReseller, 'addressLine' | 'postalCode'> {
  const random = new Random(`office/${at}`);
  const neighbourhood = random.pick(market.neighbourhoods);
  return {
    addressLine: streetAddress(random, market, neighbourhood),
    postalCode: postalCode(random, random.pick(neighbourhood.zips), market.country),
  };
}

const license = (random: Random, { state }: Market, kind: string) =>
  `${state}-${kind}${random.whole(100_000, 999_999)}`;

/** NMLS id of a lender: digits only. */
const nmlsId = (random: Random) => `1${random.whole(100_000, 999_999)}`;

function hire(random: Random, addPerson: AddPerson, resellers: readonly SampleReseller[]): SampleAgent[] {
  const counts = shareOut(
    agentCount,
    resellers.map(({ market }) => market.weight + 0.6),
  );
  return resellers.flatMap((reseller, at) => {
    const readme = reseller.owner.email === readmePeople.reseller.email;
    return Array.from({ length: counts[at]! }, (_, place): SampleAgent => {
      // One in six is a lender.
      const agentType = place % 6 === 1 ? 'mortgage' : 'real_estate';
      const named = readme ? [readmePeople.agent, readmePeople.mortgageAgent][place] : undefined;
      const person = addPerson('agent', reseller.market, mailDomain(reseller.companyName), named);
      return {
        person,
        reseller,
        agentType,
        // The last lender of the README's company, and of one company in four, has just applied.
        status: agentType === 'mortgage' && place + 6 >= counts[at]! && (readme || at % 4 === 2) ? 'pending' : 'active',
        joinedOn: person.joinedOn,
        licenseNumber: agentType === 'mortgage' ? nmlsId(random) : license(random, reseller.market, 'S'),
        specialties: chooseSpecialties(random, agentType, reseller.market.country),
        languages: chooseLanguages(random, reseller.market),
      };
    });
  });
}

function addBuyers(random: Random, addPerson: AddPerson, agents: readonly SampleAgent[]): SampleBuyer[] {
  const counts = shareOut(
    buyerCount,
    markets.map(({ weight }) => weight),
  );
  const sellers = sellersByMarket(agents);
  return markets.flatMap((market, at) => {
    const local = sellers.get(market)!;
    return Array.from({ length: counts[at]! }, (_, place): SampleBuyer => {
      const named = market.name === readmeCity && place === 0 ? readmePeople.buyer : undefined;
      const served = random.chance(0.62) ? random.pick(local) : undefined;
      return {
        person: addPerson('end_user', market, 'example.com', named),
        market,
        agent: named ? local.find(({ person }) => person.email === readmePeople.agent.email) : served,
        budgetMaxCents: Math.round((market.house.price * random.triangular(0.45, 0.95, 2.1)) / 10_000) * 1_000_000,
        bedroomsMin: random.whole(1, 4),
        bathroomsMin: random.whole(2, 6) / 2,
      };
    });
  });
}
