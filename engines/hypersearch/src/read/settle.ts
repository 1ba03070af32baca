/** Settles the claims of a sentence. Each step depends on the ones before it, and this file shows their order. */
import { factText } from '../facts.ts';
import type { Reading } from '../reading.ts';
import { leastPrice, settleLimits } from './bounds/second-limit.ts';
import type { Claim } from './claims.ts';
import { skipCriterionOfAnother, skipHomeOfAnother } from './context/background/criterion-of-another.ts';
import { skipHomeAt } from './context/background/home-at.ts';
import { skipLostDeal } from './context/background/lost-deal.ts';
import { skipPastClauses } from './context/background/past-clauses.ts';
import { skipProceeds } from './context/background/proceeds.ts';
import { skipSoldHome } from './context/background/sold-home.ts';
import { skipChores } from './context/chores.ts';
import { skipOwnMoney, skipPriceOfOurs } from './context/own-money.ts';
import { skipBackgroundPlaces, skipNearPlaces } from './places/background/background-places.ts';
import { inner, laterBoundsWin, laterCriteriaWin, laterPlacesWin, live, settleSubkinds } from './scopes/later-wins.ts';
import { skipRepeatedDenial } from './scopes/repeated-denial.ts';
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
  skipRepeatedDenial(claims, items);
  skipPastClauses(claims, items, language);
  skipLostDeal(claims, items);
  skipChores(claims, items);
  skipSoldHome(claims, items);
  skipProceeds(claims, items);
  skipHomeAt(claims, items);
  skipCriterionOfAnother(claims, items);
  skipHomeOfAnother(claims, items);
  settleStudios(claims, items);
  settleAcreage(claims, items);
  settleWeak(claims, items);
  settleLand(claims);
  settleLimits(claims, items);
  settleMonthly(claims);
  skipPriceOfOurs(claims, items);
  skipOwnMoney(claims, items);
  laterBoundsWin(claims);
  settleSubkinds(claims, items);
  settleSpecifics(claims);
  skipBackgroundPlaces(claims, items);
  skipNearPlaces(claims);
  settleStates(claims, items);
  laterPlacesWin(claims);
  laterCriteriaWin(claims, items);
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
