import type { CircleShape } from '@lintel/geo';
import { reaching } from '../find/area-constraint.ts';
import { impactOn } from '../find/impact.ts';
import { daysOnMarket } from '../find/measures.ts';
import type { Near, Plan, Preference, RareWord } from '../find/plan.ts';
import { NOWHERE } from '../find/rows.ts';
import type { Segment } from '../find/segment.ts';
import type { Selection } from '../find/selection.ts';
import { ACTIVE } from '../find/traits.ts';
import { nearPoints, pricePoints, recencyPoints, WISH_POINTS, wordPoints } from './points.ts';

/** Writes the score of each selected home; `homes` is the selection's list of `count` homes. */
export function scoreHomes(
  plan: Plan,
  segment: Segment,
  selection: Selection,
  homes: Int32Array,
  count: number,
  scores: Float64Array,
): void {
  scores.fill(0, 0, count);
  for (const preference of plan.preferences) addPreference(preference, segment, selection, scores);
  for (const near of plan.nears) addNear(near, segment, homes, count, scores);
  if (plan.words.length > 0)
    for (let i = 0; i < count; i++) scores[i]! += textPoints(plan, segment, homes[i] as number);
  if (plan.budget) addPrice(plan.budget.cents, segment, homes, count, scores);
  addRecency(plan.today, segment, homes, count, scores);
}

function addPreference({ constraint }: Preference, segment: Segment, selection: Selection, scores: Float64Array): void {
  const { words, masks, count, spare } = selection;
  constraint.narrow(segment, words, masks, count, spare);
  let next = 0;
  for (let i = 0; i < count; i++) {
    const met = spare[i] as number;
    for (let left = masks[i] as number; left !== 0; left &= left - 1) {
      if ((met & left & -left) !== 0) scores[next]! += WISH_POINTS;
      next += 1;
    }
  }
}

function addNear(near: Near, segment: Segment, homes: Int32Array, count: number, scores: Float64Array): void {
  const circles = reaching(near.circles, segment);
  for (let i = 0; i < count; i++)
    scores[i]! += nearPoints(metresFrom(circles, segment, homes[i] as number), near.limitMetres);
}

/** What the wanted words bring a home: their impacts (0–255) weighted by their rarity. */
export function textPoints({ words }: Plan, { postings }: Segment, home: number): number {
  let weight = 0;
  let most = 0;
  for (let i = 0; i < words.length; i++) {
    const { number, rarity } = words[i] as RareWord;
    weight += rarity * impactOn(postings, number, home);
    most += rarity * 255;
  }
  return wordPoints(weight, most);
}

/** Metres to the nearest of the points; infinite for a home that is not on the map. */
export function metresFrom(circles: readonly CircleShape[], { latE6, lonE6 }: Segment, home: number): number {
  if (latE6[home] === NOWHERE) return Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (let c = 0; c < circles.length; c++) {
    const squared = (circles[c] as CircleShape).squaredMetres(latE6[home] as number, lonE6[home] as number);
    if (squared < nearest) nearest = squared;
  }
  return Math.sqrt(nearest);
}

function addPrice(cents: number, { figures }: Segment, homes: Int32Array, count: number, scores: Float64Array): void {
  const { price } = figures;
  for (let i = 0; i < count; i++) scores[i]! += pricePoints(price[homes[i] as number] as number, cents);
}

function addRecency(today: number, segment: Segment, homes: Int32Array, count: number, scores: Float64Array): void {
  for (let i = 0; i < count; i++)
    if (isActive(segment, homes[i] as number))
      scores[i]! += recencyPoints(daysOnMarket(segment, homes[i] as number, today));
}

export const isActive = ({ traits, wordCount }: Segment, home: number): boolean =>
  ((traits[ACTIVE * wordCount + (home >>> 5)] as number) & (1 << (home & 31))) !== 0;
