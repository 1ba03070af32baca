import type { SampleHome } from '../homes/generate.ts';
import type { Market } from '../markets/index.ts';
import { chooseName } from '../names.ts';
import { Random } from '../random.ts';
import { officeName } from './companies.ts';
import type { SampleAgent } from './sample-people.ts';

/** The listing agent as the home's listing names them. */
export interface ListingAgent {
  /** Undefined for an agent outside the network. */
  id: number | undefined;
  licenseNumber: string;
  fullName: string;
  officeName: string;
  officePhone: string;
}

/** The network had one in six sold listings; other companies had the rest. */
const networkShareOfSales = 1 / 6;

/**
 * Returns the agent of each home: agents of the network for homes on the market, and for a share of the
 * sales.
 */
export function listingAgents(
  seed: string,
  sellers: ReadonlyMap<Market, readonly SampleAgent[]>,
  idOf: ReadonlyMap<SampleAgent, number>,
): (home: SampleHome) => ListingAgent {
  return ({ number, status, market }) => {
    const random = new Random(`${seed}/agent-of/${number}`);
    const agent = random.pick(sellers.get(market)!);
    if (status === 'Closed' && !random.chance(networkShareOfSales)) return outsideAgent(random, market);
    return {
      id: idOf.get(agent)!,
      licenseNumber: agent.licenseNumber,
      fullName: `${agent.person.firstName} ${agent.person.lastName}`,
      officeName: agent.reseller.companyName,
      officePhone: agent.reseller.phone,
    };
  };
}

function outsideAgent(random: Random, { region, state }: Market): ListingAgent {
  const name = chooseName(random, region);
  return {
    id: undefined,
    licenseNumber: `${state}-X${random.whole(100_000, 999_999)}`,
    fullName: `${name.firstName} ${name.lastName}`,
    officeName: officeName(random, chooseName(random, region).lastName, region),
    officePhone: `(555) 555-0${100 + random.whole(0, 99)}`,
  };
}
