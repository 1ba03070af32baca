import { type Day, isoDay } from '../../calendar.ts';
import type { SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import { kmBetween } from '../../terrain.ts';
import { priceOf, situationOf, spotIn, typeIn } from './deals.ts';
import { chanceOf, type Traits } from './traits.ts';

/** Average number of stored lists per professional with a known outcome. */
const EACH = 6;
const evenly = [1, 1, 1, 1, 1, 1, 1, 1];
const styles = {
  formal: [0.85, 0.6, 0.35],
  analytical: [0.55, 0.9, 0.3],
  friendly: [0.25, 0.45, 0.9],
  concise: [0.5, 0.15, 0.5],
};

/**
 * Lists of an older ranking by volume, with one random place; buyers mostly request the first. Closing and
 * satisfaction follow hidden skills and the fit of the two.
 */
export function pastMatches(allTraits: readonly Traits[], today: Day): SampleRecord[] {
  const random = new Random('past-matches');
  const pools = Map.groupBy(allTraits, ({ agent }) => `${agent.agentType}/${agent.reseller.market.name}`);
  return [...pools.values()].flatMap((pool) =>
    pool.length < 3 ? [] : Array.from({ length: pool.length * EACH }, () => matchIn(random, pool, today)),
  );
}

function matchIn(random: Random, pool: readonly Traits[], today: Day): SampleRecord {
  const { agentType, reseller } = pool[0]!.agent;
  const { market } = reseller;
  const lender = agentType === 'mortgage';
  const quarter = random.pick(market.neighbourhoods);
  const spot = spotIn(random, quarter);
  const type = typeIn(random, market, evenly, lender);
  const { price } = priceOf(
    random,
    market,
    quarter,
    lender ? 'single_family' : type,
    random.triangular(0.6, 0.95, 1.7),
  );
  const style = random.chance(0.35) ? random.pick(Object.keys(styles) as (keyof typeof styles)[]) : null;
  const shown = listOf(random, pool);
  const position = random.weighted([...shown.keys()], (at) => 1 / (at + 1)) + 1;
  const chosen = shown[position - 1]!;
  const situation = situationOf(random);
  const km = Math.min(...chosen.quarters.map((each) => kmBetween(each, spot)));
  const fit = (km < 6 ? 0.5 : km < 15 ? 0.1 : -0.3) - 0.6 * Math.abs(chosen.level - price / market.house.price);
  const ease = (situation.pre_approved ? 0.25 : -0.25) - 0.1 * situation.contingencies;
  const closed = random.chance(
    chanceOf(0.9 + 1.1 * chosen.closing + 0.4 * chosen.knowledge + fit + ease - chosen.replyMinutes / 2_500),
  );
  const likes = style ? 0.8 - 2.5 * distance(styles[style], chosen.style) : 0;
  const satisfied = closed ? random.chance(chanceOf(1.4 + 1.2 * chosen.service + likes)) : null;
  return {
    ...{ agent_type: agentType, matched_on: isoDay(today - random.whole(20, 1_000)), ...spot },
    ...{ budget_cents: price * 100, type, timeline_months: random.weighted([1, 2, 4, 9], (n) => (n < 3 ? 1 : 2)) },
    ...{ language: null, communication_style: style, ...situation },
    ...{ shown: `{${shown.map(({ id }) => id).join(',')}}`, contacted_id: chosen.id, position, closed, satisfied },
  };
}

/** Most deals first, plus one at random. */
function listOf(random: Random, pool: readonly Traits[]): Traits[] {
  const few = [...pool].sort((a, b) => b.volume - a.volume || a.id - b.id);
  const list = few.filter(() => random.chance(0.55)).slice(0, 5);
  const other = random.pick(pool);
  if (!list.includes(other)) list.splice(random.whole(0, list.length), 0, other);
  return list;
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, at) => sum + (each - b[at]!) * (each - b[at]!), 0);
