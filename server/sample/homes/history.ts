import { type Day, weekdayOf } from '../calendar.ts';
import type { Dice } from '../dice.ts';
import type { History, Money, Site } from './home.ts';

type Events = { event: History['events'][number]['event']; day: Day; priceCents: number }[];

/** How a listing came to today: when it was listed, what was cut, whether it fell through, how it closed. */
export function tell(
  dice: Dice,
  { type, market }: Site,
  { priceCents }: Money,
  status: History['status'],
  today: Day,
): History {
  const slow = type === 'land' || type === 'farm' ? 2.4 : market.house.price > 1_000_000 ? 1.15 : 1;
  // Many are new, a few have waited long.
  const wait = Math.floor(dice.unit() * dice.unit() * 165 * slow);
  const closeDay = status === 'Closed' ? today - dice.whole(0, 728) : undefined;
  const offMarketDay =
    closeDay === undefined
      ? status === 'Pending'
        ? today - dice.whole(0, 38)
        : undefined
      : closeDay - dice.whole(18, 55);
  const listedDay = (offMarketDay ?? today) - wait - (status === 'Active' ? 0 : 2);
  const lastDay = offMarketDay ?? today;

  const cuts = cutDays(dice, listedDay, lastDay);
  const steps = ladder(dice, priceCents, cuts.length);
  const events: Events = [{ event: 'listed', day: listedDay, priceCents: steps[0]! }];
  for (const [at, day] of cuts.entries()) events.push({ event: 'price_change', day, priceCents: steps[at + 1]! });
  const settled = events.at(-1)!.day;
  if (lastDay - settled > 24 && dice.chance(0.12)) events.push(...setback(dice, settled, lastDay, priceCents));
  if (offMarketDay !== undefined) events.push({ event: 'pending', day: offMarketDay, priceCents });

  const closePriceCents = closeDay === undefined ? undefined : closing(dice, priceCents, wait);
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
    openHouse: status === 'Active' && type !== 'land' && type !== 'farm' ? openHouse(dice, today) : undefined,
  };
}

function cutDays(dice: Dice, listedDay: Day, lastDay: Day): Day[] {
  const days: Day[] = [];
  for (let day = listedDay + dice.whole(13, 34); day < lastDay; day += dice.whole(18, 40))
    if (dice.chance(0.34)) days.push(day);
  return days.slice(0, 3);
}

/** Prices from the first to today's, each a little below the one before. */
function ladder(dice: Dice, priceCents: number, cuts: number): number[] {
  const steps = [priceCents];
  for (let cut = 0; cut < cuts; cut++) {
    const before = Math.round((steps[0]! * dice.between(1.015, 1.06)) / 100_000) * 100_000;
    steps.unshift(Math.max(before, steps[0]! + 100_000));
  }
  return steps;
}

function setback(dice: Dice, settled: Day, lastDay: Day, priceCents: number): Events {
  const [left, back] = dice.chance(0.7)
    ? (['pending', 'back_on_market'] as const)
    : (['withdrawn', 'relisted'] as const);
  const day = dice.whole(settled + 3, lastDay - 18);
  return [
    { event: left, day, priceCents },
    { event: back, day: day + dice.whole(5, 14), priceCents },
  ];
}

/** Homes that sell in days go over the asking price, those that wait go below. */
const closing = (dice: Dice, priceCents: number, wait: number) =>
  Math.round((priceCents * (wait < 12 ? dice.between(0.99, 1.06) : dice.between(0.935, 1.005))) / 50_000) * 50_000;

/** Saturday or Sunday of this week or the next; the visitors' hours are local time. */
function openHouse(dice: Dice, today: Day): History['openHouse'] {
  if (!dice.chance(0.09)) return undefined;
  const saturday = today + ((6 - weekdayOf(today) + 7) % 7 || 7) + (dice.chance(0.35) ? 7 : 0);
  const [from, to] = dice.pick(hours);
  return { day: saturday + (dice.chance(0.5) ? 1 : 0), from, to };
}

const hours = [
  ['10:00', '12:00'],
  ['11:00', '13:00'],
  ['12:00', '14:00'],
  ['13:00', '15:00'],
  ['13:00', '16:00'],
  ['14:00', '16:00'],
] as const;
