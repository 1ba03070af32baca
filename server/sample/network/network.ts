import { type Day, isoDay } from '../calendar.ts';
import { Dice } from '../dice.ts';
import { type Market, markets } from '../markets/index.ts';
import { chooseName, mailName, type PersonName } from '../names.ts';
import { type NamedPerson, readmeCity, readmePeople } from '../people.ts';
import { shareOut } from '../shares.ts';
import { companyNames, mailDomain } from './companies.ts';
import { sellersByMarket } from './serving.ts';
import { chooseLanguages, chooseSpecialties } from './skills.ts';

export interface SamplePerson extends NamedPerson {
  role: 'wholesaler' | 'reseller' | 'agent' | 'end_user';
  /** `2026-01-31` */
  joinedOn: string;
}

export interface SampleReseller {
  market: Market;
  owner: SamplePerson;
  companyName: string;
  licenseNumber: string;
  phone: string;
  tier: 'starter' | 'professional' | 'enterprise' | 'custom';
}

export interface SampleAgent {
  person: SamplePerson;
  reseller: SampleReseller;
  agentType: 'real_estate' | 'mortgage';
  licenseNumber: string;
  specialties: string[];
  languages: string[];
}

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

/** One wholesaler; a reseller in each of the large markets; agents and buyers by the market's weight. */
export function network(seed: string, today: Day): SampleNetwork {
  const dice = new Dice(`${seed}/network`);
  const enlist = enlister(dice, today);
  const wholesaler = enlist('wholesaler', markets[0]!, 'example.com', readmePeople.wholesaler);
  const resellers = foundResellers(dice, enlist);
  const agents = hire(dice, enlist, resellers);
  return { wholesaler, resellers, agents, buyers: welcome(dice, enlist, agents) };
}

type Enlist = (role: SamplePerson['role'], market: Market, domain: string, named?: NamedPerson) => SamplePerson;

/** Makes people; a mail address that is taken gets a number. */
function enlister(dice: Dice, today: Day): Enlist {
  const taken = new Map<string, number>(Object.values(readmePeople).map(({ email }) => [email, 1]));
  const address = (name: PersonName, domain: string) => {
    const plain = `${mailName(name)}@${domain}`;
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    return count === 1 ? plain : plain.replace('@', `${count}@`);
  };
  return (role, { region }, domain, named) => {
    const name = named ?? chooseName(dice, region);
    const joinedOn = isoDay(today - dice.whole(20, 1100));
    return { email: address(name, domain), ...name, role, joinedOn };
  };
}

function foundResellers(dice: Dice, enlist: Enlist): SampleReseller[] {
  const byWeight = [...markets].sort((a, b) => b.weight - a.weight);
  const seats = [...byWeight, ...byWeight].slice(0, resellerCount);
  const names = companyNames(dice, seats);
  const readmeSeat = seats.findIndex(({ name }) => name === readmeCity);
  return seats.map((market, at) => {
    const companyName = names[at]!;
    const owner = enlist(
      'reseller',
      market,
      mailDomain(companyName),
      at === readmeSeat ? readmePeople.reseller : undefined,
    );
    return {
      market,
      owner,
      companyName,
      licenseNumber: license(dice, market, 'B'),
      // 555-0100 to 0199 are kept for invented people.
      phone: `(555) 555-0${100 + dice.whole(0, 99)}`,
      tier: dice.weighted(['starter', 'professional', 'enterprise', 'custom'] as const, (tier) => tierWeight[tier]),
    };
  });
}

const tierWeight = { starter: 5, professional: 7, enterprise: 3, custom: 1 };

const license = (dice: Dice, { state }: Market, kind: string) => `${state}-${kind}${dice.whole(100_000, 999_999)}`;

function hire(dice: Dice, enlist: Enlist, resellers: readonly SampleReseller[]): SampleAgent[] {
  const counts = shareOut(
    agentCount,
    resellers.map(({ market }) => market.weight + 0.6),
  );
  return resellers.flatMap((reseller, at) => {
    const readme = reseller.owner.email === readmePeople.reseller.email;
    return Array.from({ length: counts[at]! }, (_, place): SampleAgent => {
      // One in six lends rather than sells.
      const agentType = place % 6 === 1 ? 'mortgage' : 'real_estate';
      const named = readme ? [readmePeople.agent, readmePeople.mortgageAgent][place] : undefined;
      return {
        person: enlist('agent', reseller.market, mailDomain(reseller.companyName), named),
        reseller,
        agentType,
        licenseNumber: license(dice, reseller.market, agentType === 'mortgage' ? 'M' : 'S'),
        specialties: chooseSpecialties(dice, agentType, reseller.market.country),
        languages: chooseLanguages(dice, reseller.market),
      };
    });
  });
}

function welcome(dice: Dice, enlist: Enlist, agents: readonly SampleAgent[]): SampleBuyer[] {
  const counts = shareOut(
    buyerCount,
    markets.map(({ weight }) => weight),
  );
  const sellers = sellersByMarket(agents);
  return markets.flatMap((market, at) => {
    const local = sellers.get(market)!;
    return Array.from({ length: counts[at]! }, (_, place): SampleBuyer => {
      const named = market.name === readmeCity && place === 0 ? readmePeople.buyer : undefined;
      const served = dice.chance(0.62) ? dice.pick(local) : undefined;
      return {
        person: enlist('end_user', market, 'example.com', named),
        market,
        agent: named ? local.find(({ person }) => person.email === readmePeople.agent.email) : served,
        budgetMaxCents: Math.round((market.house.price * dice.triangular(0.45, 0.95, 2.1)) / 10_000) * 1_000_000,
        bedroomsMin: dice.whole(1, 4),
        bathroomsMin: dice.whole(2, 6) / 2,
      };
    });
  });
}
