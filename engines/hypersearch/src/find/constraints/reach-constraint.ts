import type { PlaceReach, Reach } from '../../query.ts';
import type { Locales } from '../store/locales.ts';
import { hasTrait, type Segment } from '../store/segment.ts';
import { statusTrait, typeTrait } from '../store/traits.ts';
import { JudgedConstraint, verdictsOf } from './verdicts.ts';

/** Accepts homes that a buyer can buy, or with `nearly` also those that the buyer can nearly buy. */
export class ReachConstraint extends JudgedConstraint {
  readonly #reach: Reach;
  readonly #locales: Locales;
  /** The highest price code of the last segment that a block may begin with. */
  #segment: Segment | undefined;
  #highest = 0;
  readonly rulesOut?: (segment: Segment, block: number) => boolean;

  constructor(locales: Locales, reach: Reach, least: 'yes' | 'nearly') {
    super(verdictsOf(reach, least), (segment) => judgeOf(segment, locales, reach, least));
    this.#reach = reach;
    this.#locales = locales;
    if (least === 'yes') this.rulesOut = (segment, block) => this.#isBeyond(segment, block);
  }

  #isBeyond(segment: Segment, block: number): boolean {
    if (segment !== this.#segment) {
      this.#segment = segment;
      const highest = placesOf(segment, this.#locales, this.#reach).reduce(
        (most, at) => Math.max(most, at?.upTo ?? -1),
        -1,
      );
      this.#highest = segment.figures.price.codeUpTo(highest);
    }
    return (segment.zones.lowestPrice[block] as number) > this.#highest;
  }
}

const [land, sold] = [typeTrait('land'), statusTrait('sold')];

function judgeOf(segment: Segment, locales: Locales, reach: Reach, least: 'yes' | 'nearly') {
  const { price, tax, hoa, locale } = segment.figures;
  const places = placesOf(segment, locales, reach);
  const [only] = places;
  const isOnePlace = places.every((place) => place === only);
  const amount = (value: number) => (Number.isNaN(value) ? undefined : value);
  return (home: number): boolean => {
    const at = isOnePlace ? only : reach.at(locales.at(locale.at(home)));
    if (at === undefined) return false;
    const priceCents = price.at(home);
    if (least === 'yes' && priceCents > at.upTo) return false;
    if (!(priceCents > 0) || hasTrait(segment, land, home) || hasTrait(segment, sold, home)) return false;
    const [taxCents, hoaCents] = [amount(tax.at(home)), amount(hoa.at(home))];
    return least === 'yes'
      ? at.canBuy(priceCents, taxCents, hoaCents)
      : at.verdict(priceCents, taxCents, hoaCents) !== 'not_yet';
  };
}

/** The limits in each city of a segment, whose homes are grouped by city. */
const placesOf = (
  { cities, citiesFrom, figures }: Segment,
  locales: Locales,
  reach: Reach,
): (PlaceReach | undefined)[] =>
  Array.from(cities, (_, i) => reach.at(locales.at(figures.locale.at(citiesFrom[i] as number))));
