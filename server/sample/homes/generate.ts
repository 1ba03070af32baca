import { type Day, yearOf } from '../calendar.ts';
import { type Market, markets } from '../markets/index.ts';
import { Random } from '../random.ts';
import { compose } from '../remarks/compose.ts';
import { shareOut } from '../shares.ts';
import { type Address, chooseAddress } from './address.ts';
import { layOut } from './building.ts';
import { chooseFeatures } from './features.ts';
import { historyOf } from './history.ts';
import type { Home } from './home.ts';
import { appraise } from './money.ts';
import { chooseSite } from './site.ts';
import { statusShares } from './supply.ts';

export interface SampleHome extends Home {
  /** 1 to 60,000, in listing order. */
  number: number;
  address: Address;
  /** False when the seller hides it. */
  addressShown: boolean;
  displayed: boolean;
  remarks: string;
}

export const homeCount = 60_000;

/**
 * Coprime to 60,000, so that stepping by it visits each number once and puts adjacent listings in different
 * markets.
 */
const marketStep = 7_919;
/** The golden ratio: its multiples modulo 1 are evenly spread, however many are used. */
const statusStep = 0.6180339887498949;

/**
 * Generates the home of a number. Each has its own random numbers, so that a new rule for one kind does not change the
 * others.
 */
export function home(seed: string, number: number, today: Day): SampleHome {
  const turn = (number * marketStep) % homeCount;
  const { market, place } = marketAt(turn);
  const status = statusAt(market, place);
  const random = new Random(`${seed}/home/${number}`);
  const thisYear = yearOf(today);
  const site = chooseSite(random, market, thisYear);
  const building = layOut(random, site);
  const money = appraise(random, site, building, thisYear);
  const near = (value: number, spread: number, from: number, to: number) =>
    Math.min(to, Math.max(from, value + spread * random.normal()));
  const walkScore = Math.round(near(site.neighbourhood.walk, 4, 0, 100));
  const schoolRating = Math.round(near(site.neighbourhood.school, 0.6, 1, 10) * 2) / 2;
  const features = chooseFeatures(random, site, building, money, walkScore);
  const history = historyOf(random, site, money, status, today);
  const address = chooseAddress(random, site, building);
  const described: Home = { ...site, ...building, ...money, ...history, features, schoolRating, walkScore };
  return {
    ...described,
    number,
    address,
    addressShown: !random.chance(0.01),
    displayed: !random.chance(0.003),
    remarks: compose(random, described),
  };
}

const homesOf = shareOut(
  homeCount,
  markets.map(({ weight }) => weight),
);

/** Returns the market of a turn, and the home's index within the market. */
function marketAt(turn: number): { market: Market; place: number } {
  let rest = turn;
  for (const [at, market] of markets.entries()) {
    if (rest < homesOf[at]!) return { market, place: rest };
    rest -= homesOf[at]!;
  }
  throw new RangeError(`No home has the turn ${turn}`);
}

const sharesOf = new Map(markets.map((market) => [market, statusShares(market)]));

function statusAt(market: Market, place: number): Home['status'] {
  const { active, pending } = sharesOf.get(market)!;
  const at = (place * statusStep) % 1;
  return at < active ? 'Active' : at < active + pending ? 'Pending' : 'Closed';
}
