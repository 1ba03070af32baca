import { type Fact, factText, isWish, type Wish } from '@lintel/hypersearch';
import { distance } from '../../foundation/viewer.ts';
import { largestCityOf, placesCalled, postalPosition } from '../places/index.ts';
import { wordsAt } from './chips.ts';
import type { NlpResult } from './contract.ts';
import { factsOf } from './filters/read-filters.ts';
import { type Finder, find } from './finder.ts';
import { factLabel } from './labels.ts';
import type { Understood } from './sentence.ts';

type PlaceFact = Extract<Wish, { kind: 'place' | 'zip' | 'state' }>;

/** A place of the sentence where no home is, and the city that was named around it. */
export interface MissingPlace {
  fact: PlaceFact;
  words: string;
  city: Fact | undefined;
}

const everyStatus = ['active', 'pending', 'sold'] as const;
const offered = 3;

const isPlace = (fact: Fact | undefined): fact is PlaceFact =>
  fact !== undefined &&
  isWish(fact) &&
  (fact.kind === 'zip' || fact.kind === 'state' || (fact.kind === 'place' && !fact.not));

/**
 * Leaves out the city around a district that no home is in ("Zorbville in Austin"): homes elsewhere in the city are offered and
 * not shown as if they had been asked for.
 */
export function settlePlaces(
  finder: Finder,
  understood: Understood,
  sentence = '',
): Understood & { missing: MissingPlace[] } {
  const said = understood.fates.filter(({ now }) => isPlace(now));
  const isEmpty = (fact: Fact) => find(finder, { facts: [fact], statuses: everyStatus }, { limit: 0 }).total === 0;
  const missing = said.flatMap(({ read, now }): MissingPlace[] => {
    const fact = now as PlaceFact;
    if (!isEmpty(fact)) return [];
    const end = read.spans.at(-1)?.[1] ?? 0;
    const beside = said.find(
      (other) =>
        other.now !== now &&
        other.now?.kind === 'place' &&
        leadsToCity.test(sentence.slice(end, other.read.spans[0]?.[0] ?? 0)) &&
        !isEmpty(other.now),
    );
    return [{ fact, words: wordsAt(sentence, read.spans), city: fact.kind === 'place' ? beside?.now : undefined }];
  });
  const around = new Set(missing.flatMap(({ city }) => city ?? []));
  return { ...understood, facts: understood.facts.filter((fact) => !around.has(fact)), missing };
}

/** Between a district and its city: "Zorbville in Austin", "Zorbville, Austin". */
const leadsToCity = /^\s*(?:,|in|of|à|a|en|de|dans|-)?\s*$/i;

/** The notice for each place without homes, with the nearest places that have some: `rest` are all facts that apply. */
export function answersOf(
  finder: Finder,
  missing: readonly MissingPlace[],
  rest: readonly Fact[],
): NlpResult['places'] {
  const others = rest.filter((fact) => !isPlace(fact));
  const homesAt = (facts: readonly Fact[]) => find(finder, { facts: [...others, ...facts] }, { limit: 0 }).total;
  return missing.map(({ fact, words, city }) => {
    const position = positionOf(fact);
    const near = position ? finder.citiesNear(position, offered + 1) : [];
    const inCity =
      city === undefined
        ? []
        : [{ label: `All of ${factLabel(city)}`, homes: homesAt([city]), distance: null, add: [] }];
    const elsewhere = near.map(({ name, state, country, facts, metres }) => ({
      label: `${name}, ${state}`,
      homes: homesAt(factsOf(facts, 'add')),
      distance: distance(metres, country),
      add: [...facts],
    }));
    return {
      fact: factText(fact),
      words,
      text: position ? `There are no homes for sale in ${factLabel(fact)}.` : `I don't know the place “${words}”.`,
      offers: [...inCity, ...elsewhere.filter(({ homes }) => homes > 0)].slice(0, offered),
    };
  });
}

function positionOf(fact: PlaceFact): { lat: number; lon: number } | undefined {
  if (fact.kind === 'zip') return postalPosition(fact.code);
  if (fact.kind === 'state') return largestCityOf(fact.code);
  return placesCalled(fact.name, fact.state)[0];
}
