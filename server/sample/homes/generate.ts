import { type Day, yearOf } from '../calendar.ts';
import { Dice } from '../dice.ts';
import { type Market, markets } from '../markets/index.ts';
import { compose } from '../remarks/compose.ts';
import { shareOut } from '../shares.ts';
import { type Address, chooseAddress } from './address.ts';
import { layOut } from './building.ts';
import { chooseFeatures } from './features.ts';
import { tell } from './history.ts';
import type { Home } from './home.ts';
import { appraise } from './money.ts';
import { chooseSite } from './site.ts';

export interface SampleHome extends Home {
  /** 1 to 60,000, in the order of the listings. */
  number: number;
  address: Address;
  /** False where the seller asked not to show it. */
  addressShown: boolean;
  displayed: boolean;
  remarks: string;
}

export const homeCount = 60_000;
const activeCount = 44_500;
const pendingCount = 5_500;

/**
 * Steps without a common divisor with 60,000: walking by them visits each number once, spread evenly, so that the
 * counts are exact and neighbours in the list stand in different markets.
 */
const marketStep = 7_919;
const statusStep = 37_081;

/** The home of a number. Each has dice of its own, so that a new rule for one kind does not change the others. */
export function home(seed: string, number: number, today: Day): SampleHome {
  const turn = (number * marketStep) % homeCount;
  const statusTurn = (turn * statusStep) % homeCount;
  const status = statusTurn < activeCount ? 'Active' : statusTurn < activeCount + pendingCount ? 'Pending' : 'Closed';
  const dice = new Dice(`${seed}/home/${number}`);
  const thisYear = yearOf(today);
  const site = chooseSite(dice, marketAt(turn), thisYear);
  const building = layOut(dice, site);
  const money = appraise(dice, site, building, thisYear);
  const near = (value: number, spread: number, from: number, to: number) =>
    Math.min(to, Math.max(from, value + spread * dice.normal()));
  const walkScore = Math.round(near(site.neighbourhood.walk, 4, 0, 100));
  const schoolRating = Math.round(near(site.neighbourhood.school, 0.6, 1, 10) * 2) / 2;
  const features = chooseFeatures(dice, site, building, money, walkScore);
  const history = tell(dice, site, money, status, today);
  const address = chooseAddress(dice, site, building);
  const told: Home = { ...site, ...building, ...money, ...history, features, schoolRating, walkScore };
  return {
    ...told,
    number,
    address,
    addressShown: !dice.chance(0.01),
    displayed: !dice.chance(0.003),
    remarks: compose(dice, told),
  };
}

const homesOf = shareOut(
  homeCount,
  markets.map(({ weight }) => weight),
);

function marketAt(turn: number): Market {
  let rest = turn;
  for (const [at, market] of markets.entries()) {
    rest -= homesOf[at]!;
    if (rest < 0) return market;
  }
  throw new RangeError(`No home has the turn ${turn}`);
}
