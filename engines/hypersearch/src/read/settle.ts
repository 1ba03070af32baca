/** Settles the claims of a sentence. Each step depends on the ones before it, and this file shows their order. */
import { factText } from '../facts.ts';
import type { Reading } from '../reading.ts';
import { leastPrice, settleLimits } from './bounds/second-limit.ts';
import type { Claim } from './claims.ts';
import { passChores } from './context/chores.ts';
import { passOwnMoney, passPriceOfOurs } from './context/own-money.ts';
import { passHomeAt } from './context/told/home-at.ts';
import { passLostDeal } from './context/told/lost-deal.ts';
import { passProceeds } from './context/told/proceeds.ts';
import { passSoldHome } from './context/told/told-home.ts';
import { passToldLife } from './context/told/told-life.ts';
import { passHomeOfAnother, passWishOfAnother } from './context/told/wish-of-another.ts';
import { passNearPlaces, passToldPlaces } from './places/told/told-places.ts';
import { inner, laterBoundsWin, laterPlacesWin, laterWishesWin, live, settleSubkinds } from './scopes/later-wins.ts';
import { passRepeatedDenial } from './scopes/repeated-denial.ts';
import { applyCorrections, applyNarrowing, applyWithdrawals } from './settle/corrections.ts';
import { settleAcreage, settleLand } from './settle/land.ts';
import { settleSpecifics, settleStudios } from './settle/rooms.ts';
import { settleWeak } from './settle/weak-words.ts';
import { has, type Item } from './words/items.ts';

/** Applies what only the whole sentence decides: later words win, and weak words take their meaning from their neighbours. */
export function settle(claims: readonly Claim[], items: readonly Item[], language: Reading['language']): void {
  applyCorrections(claims, items);
  applyNarrowing(claims, items);
  applyWithdrawals(claims);
  passRepeatedDenial(claims, items);
  passToldLife(claims, items, language);
  passLostDeal(claims, items);
  passChores(claims, items);
  passSoldHome(claims, items);
  passProceeds(claims, items);
  passHomeAt(claims, items);
  passWishOfAnother(claims, items);
  passHomeOfAnother(claims, items);
  settleStudios(claims, items);
  settleAcreage(claims, items);
  settleWeak(claims, items);
  settleLand(claims);
  settleLimits(claims, items);
  settleMonthly(claims);
  passPriceOfOurs(claims, items);
  passOwnMoney(claims, items);
  laterBoundsWin(claims);
  settleSubkinds(claims, items);
  settleSpecifics(claims);
  passToldPlaces(claims, items);
  passNearPlaces(claims);
  settleStates(claims, items);
  laterPlacesWin(claims);
  laterWishesWin(claims, items);
}

function settleMonthly(claims: readonly Claim[]): void {
  const ofLand = claims.some(
    (claim) => live(claim) && claim.facts.some((fact) => factText(inner(fact)) === 'type:land'),
  );
  if (ofLand) return;
  for (const claim of claims)
    claim.facts = claim.facts.map((fact) => {
      const monthly = fact.kind === 'bound' && fact.field === 'price' && fact.value >= 500 && fact.value < leastPrice;
      return monthly && fact.op === '<=' ? { ...fact, field: 'payment' } : fact;
    });
}

/** A state beside a named city gives no fact; joined by "or" it is an alternative, beside an excluded city it stays. */
function settleStates(claims: readonly Claim[], items: readonly Item[]): void {
  const cities = claims.filter(
    (claim) => live(claim) && claim.facts.some((fact) => fact.kind === 'place' && !fact.not),
  );
  if (cities.length === 0) return;
  for (const claim of claims) {
    if (!live(claim) || !claim.facts.some((fact) => fact.kind === 'state')) continue;
    const index = claims.indexOf(claim);
    const neighbours = [claims[index - 1], claims[index + 1]];
    const joined = neighbours.some(
      (other) =>
        other &&
        cities.includes(other) &&
        items.slice(Math.min(other.to, claim.to), Math.max(other.from, claim.from)).some((item) => has(item, 'or')),
    );
    if (!joined) claim.facts = claim.facts.filter((fact) => fact.kind !== 'state');
  }
}
