import { type Day, weekdayOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { History, Money, Site } from './home.ts';
import { closingDays, meanWait, salesDays, waitOfActive, waitOfSold } from './supply.ts';

type Events = { event: History['events'][number]['event']; day: Day; priceCents: number }[];

/** Generates the history of a listing: listing date, price cuts, failed contracts and closing. */
export function historyOf(
  random: Random,
  { type, market }: Site,
  { priceCents }: Money,
  status: History['status'],
  today: Day,
): History {
  const mean = meanWait(market);
  const wait = status === 'Active' ? waitOfActive(random, mean) : waitOfSold(random, mean);
  const closeDay = status === 'Closed' ? today - random.whole(0, salesDays - 1) : undefined;
  const offMarketDay =
    closeDay === undefined
      ? status === 'Pending'
        ? today - pendingSince(random)
        : undefined
      : closeDay - random.whole(closingDays.from, closingDays.to);
  const listedDay = (offMarketDay ?? today) - wait - (status === 'Active' ? 0 : 2);
  const lastDay = offMarketDay ?? today;

  const cuts = cutDays(random, listedDay, lastDay);
  const steps = ladder(random, priceCents, cuts.length);
  const events: Events = [{ event: 'listed', day: listedDay, priceCents: steps[0]! }];
  for (const [at, day] of cuts.entries()) events.push({ event: 'price_change', day, priceCents: steps[at + 1]! });
  const settled = events.at(-1)!.day;
  if (lastDay - settled > 24 && random.chance(0.12)) events.push(...setback(random, settled, lastDay, priceCents));
  if (offMarketDay !== undefined) events.push({ event: 'pending', day: offMarketDay, priceCents });

  const closePriceCents = closeDay === undefined ? undefined : closing(random, priceCents, wait);
  if (closeDay !== undefined && closePriceCents !== undefined)
    events.push({ event: 'sold', day: closeDay, priceCents: closePriceCents });
  return {
    status,
    listedDay,
    offMarketDay,
    closeDay,
    originalPriceCents: steps[0]!,
    previousPriceCents: cuts.length > 0 ? steps.at(-2) : undefined,
    closePriceCents,
    events,
    openHouse: status === 'Active' && type !== 'land' && type !== 'farm' ? openHouse(random, today) : undefined,
  };
}

function cutDays(random: Random, listedDay: Day, lastDay: Day): Day[] {
  const days: Day[] = [];
  for (let day = listedDay + random.whole(13, 34); day < lastDay; day += random.whole(18, 40))
    if (random.chance(0.14)) days.push(day);
  return days.slice(0, 3);
}

/** Returns the prices from the first to today's, each a little below the previous one. */
function ladder(random: Random, priceCents: number, cuts: number): number[] {
  const steps = [priceCents];
  for (let cut = 0; cut < cuts; cut++) {
    const before = Math.round((steps[0]! * random.between(1.015, 1.06)) / 100_000) * 100_000;
    steps.unshift(Math.max(before, steps[0]! + 100_000));
  }
  return steps;
}

function setback(random: Random, settled: Day, lastDay: Day, priceCents: number): Events {
  const [left, back] = random.chance(0.7)
    ? (['pending', 'back_on_market'] as const)
    : (['withdrawn', 'relisted'] as const);
  const day = random.whole(settled + 3, lastDay - 18);
  return [
    { event: left, day, priceCents },
    { event: back, day: day + random.whole(5, 14), priceCents },
  ];
}

/** Homes that sell in days close above the asking price, those that wait close below. */
const closing = (random: Random, priceCents: number, wait: number) =>
  Math.round((priceCents * (1.012 - 0.0003 * Math.min(wait, 220) + random.between(-0.028, 0.028))) / 50_000) * 50_000;

/** Returns the days under contract of a pending home, evenly distributed. */
function pendingSince(random: Random): number {
  const { from, to } = closingDays;
  // Redrawn if the home would have closed already: longer closings are more likely to be observed.
  for (;;) {
    const since = random.whole(0, to - 1);
    if (since < from || since < random.whole(from, to)) return since;
  }
}

/** Saturday or Sunday of this week or the next; hours are local time. */
function openHouse(random: Random, today: Day): History['openHouse'] {
  if (!random.chance(0.09)) return undefined;
  const saturday = today + ((6 - weekdayOf(today) + 7) % 7 || 7) + (random.chance(0.35) ? 7 : 0);
  const [from, to] = random.pick(hours);
  return { day: saturday + (random.chance(0.5) ? 1 : 0), from, to };
}

const hours = [
  ['10:00', '12:00'],
  ['11:00', '13:00'],
  ['12:00', '14:00'],
  ['13:00', '15:00'],
  ['13:00', '16:00'],
  ['14:00', '16:00'],
] as const;
