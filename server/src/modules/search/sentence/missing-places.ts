import { foldPlace } from '@lintel/geo';
import { type Criterion, type Fact, factText, isCriterion, isKindOfPlace, type Query } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { distance } from '../../../platform/serve/viewer.ts';
import { bareNamesCalled, centreOf, largestCityOf, placesCalled, postalPosition } from '../../places/index.ts';
import type { NlpResult } from '../contract.ts';
import { factsOf } from '../filters/read-filters.ts';
import { type Finder, find } from '../index/finder.ts';
import { factLabel, lowerFirst } from './labels.ts';
import type { Understood } from './sentence.ts';
import { wordsAt } from './typed-text.ts';

type PlaceFact = Extract<Criterion, { kind: 'place' | 'zip' | 'state' }>;
type NearFact = Extract<Criterion, { kind: 'near' }>;

/** A place of the sentence where no home is, and the city that was named around it. */
export interface MissingPlace {
  fact: PlaceFact | NearFact;
  /** The name as it was typed. */
  words: string;
  city: Fact | undefined;
  /**
   * No place of this name is known, and nothing else gives an area: no home is shown until the person names
   * another place or searches everywhere.
   */
  isNowhere: boolean;
}

const everyStatus = ['active', 'pending', 'sold'] as const;
const offered = 3;

const isPlace = (fact: Fact | undefined): fact is PlaceFact =>
  fact !== undefined &&
  isCriterion(fact) &&
  (fact.kind === 'zip' || fact.kind === 'state' || (fact.kind === 'place' && !fact.not));

/**
 * Finds the places of the sentence without homes, and unknown landmarks. Drops the city around a district
 * without homes ("Zorbville in Austin"): homes elsewhere in the city are offered instead of being shown as
 * matches.
 */
export function findMissingPlaces(
  finder: Finder,
  understood: Understood,
  sentence: string,
  filters: Pick<Query, 'facts' | 'areas'>,
): Understood & { missing: MissingPlace[] } {
  const named = understood.fates.filter(({ now }) => isPlace(now));
  const isEmpty = (fact: Fact) => find(finder, { facts: [fact], statuses: everyStatus }, { limit: 0 }).total === 0;
  const missing = named.flatMap(({ read, now }): MissingPlace[] => {
    const fact = now as PlaceFact;
    if (!isEmpty(fact)) return [];
    const end = read.spans.at(-1)?.[1] ?? 0;
    const cityFate = named.find((other) => {
      const start = other.read.spans[0]?.[0] ?? 0;
      return (
        other.now !== now &&
        other.now?.kind === 'place' &&
        start >= end &&
        leadsToCity.test(sentence.slice(end, start)) &&
        !isEmpty(other.now)
      );
    });
    const city = fact.kind === 'place' ? cityFate?.now : undefined;
    return [{ fact, words: wordsAt(sentence, read.spans), city, isNowhere: false }];
  });
  const isPlaced = [...understood.facts, ...filters.facts].some(isPlace) || filters.areas !== undefined;
  if (!isPlaced)
    for (const { read, now } of understood.fates) {
      if (now?.kind !== 'near') continue;
      const isKnown = finder.landmarkPoints(now.name, [], now.state).length > 0;
      if (isKnown && !isEmpty(now)) continue;
      const words = nameWithin(wordsAt(sentence, read.spans.slice(0, 1)), now.name);
      missing.push({ fact: now, words, city: undefined, isNowhere: !isKnown && !isKindOfPlace(now.name) });
    }
  const around = new Set(missing.flatMap(({ city }) => city ?? []));
  return { ...understood, facts: understood.facts.filter((fact) => !around.has(fact)), missing };
}

/**
 * Finds "Blorptown Museum" in "near the Blorptown Museum, Texas": the words that fold to the name, else the
 * whole text.
 */
function nameWithin(text: string, name: string): string {
  const words = text.split(/\s+/);
  for (let from = words.length - 1; from >= 0; from--)
    for (let to = words.length; to > from; to--) {
      const part = words
        .slice(from, to)
        .join(' ')
        .replace(/[,.;]+$/, '');
      if (foldPlace(part) === name) return part;
    }
  return text;
}

/** Between a district and its city: "Zorbville in Austin", "Zorbville, Austin". */
const leadsToCity = /^\s*(?:,|in|of|à|a|en|de|dans|-)?\s*$/i;

/** The notice for each place without homes, with the nearest places that have some: `rest` are all facts that apply. */
export function noticesOf(
  finder: Finder,
  missing: readonly MissingPlace[],
  rest: readonly Fact[],
): NlpResult['places'] {
  const missed = new Set<Fact>(missing.map(({ fact }) => fact));
  const otherFacts = rest.filter((fact) => !isPlace(fact) && !missed.has(fact));
  const homesAt = (facts: readonly Fact[]) => find(finder, { facts: [...otherFacts, ...facts] }, { limit: 0 }).total;
  return missing.map(({ fact, words, city }) => {
    const position = positionOf(finder, fact);
    // A district without a position of its own is around the middle of its city, too roughly for a distance.
    const [bare] = position === undefined && fact.kind === 'place' ? bareNamesCalled(fact.name, fact.state) : [];
    const around = position ?? (bare?.city === undefined ? undefined : centreOfPlace(bare.city, bare.state));
    const near = around ? finder.citiesNear(around, offered + 1) : [];
    const agreed = (label: string, facts: readonly Fact[]) => [
      { label, homes: homesAt(facts), distance: null, add: [] },
    ];
    const isKnown = position !== undefined || bare !== undefined;
    const isNowhere = around === undefined && !(fact.kind === 'near' && isKindOfPlace(fact.name));
    const wider = city
      ? agreed(m.search__all_of_3({ factLabel: factLabel(city) }), [city])
      : isNowhere
        ? agreed(m.search__search_everywhere(), [])
        : [];
    // The city of a district is offered as a whole already.
    const others = near.filter(({ name }) => city?.kind !== 'place' || foldPlace(name) !== city.name);
    const elsewhere = others.map(({ name, state, country, facts, metres }) => ({
      label: `${name}, ${state}`,
      homes: homesAt(factsOf(facts, 'add')),
      distance: position ? distance(metres, country) : null,
      add: [...facts],
    }));
    return {
      fact: factText(fact),
      words,
      text: textOf(fact, words, isKnown),
      offers: [...wider, ...elsewhere.filter(({ homes }) => homes > 0)].slice(0, offered),
    };
  });
}

function textOf(fact: MissingPlace['fact'], words: string, isKnown: boolean): string {
  if (isKnown && fact.kind === 'near')
    return m.search__there_are_no_homes_for({ lowerFirst: lowerFirst(factLabel(fact)) });
  if (isKnown) return m.search__there_are_no_homes_for_2({ factLabel: factLabel(fact) });
  if (fact.kind === 'near' && isKindOfPlace(fact.name)) return m.search__there_are_no_locations_to({ words });
  return m.search__we_dont_know_the_place({ words });
}

function positionOf(finder: Finder, fact: MissingPlace['fact']): { lat: number; lon: number } | undefined {
  if (fact.kind === 'zip') return postalPosition(fact.code);
  if (fact.kind === 'state') return largestCityOf(fact.code);
  if (fact.kind === 'place') return centreOfPlace(fact.name, fact.state);
  const [point] = finder.landmarkPoints(fact.name, [], fact.state);
  return point && { lat: point.latE6 / 1e6, lon: point.lonE6 / 1e6 };
}

const centreOfPlace = (name: string, state: string | undefined): { lat: number; lon: number } | undefined =>
  placesCalled(name, state).flatMap((place) => centreOf(place) ?? [])[0];
