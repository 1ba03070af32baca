import { distanceUnit } from '@lintel/geo';
import { type Fact, type Field, factText, type HomeType, type Place, type Sort, stateNames } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { area, distance, lot, perArea, viewerNow } from '../../../platform/serve/viewer.ts';
import { landmarksCalled, shownName, surroundingMetres } from '../../places/index.ts';

const typeLabels: Record<HomeType, string> = texts({
  single_family: m.search__house,
  semi_detached: m.search__semi_detached,
  townhouse: m.search__townhouse,
  condo: m.search__condo,
  multi_family: m.search__multi_family,
  manufactured: m.search__manufactured_home,
  land: m.search__land,
  farm: m.search__farm_or_ranch,
});

export const typeLabel = (type: HomeType): string => typeLabels[type];

const sortLabels: Record<Sort, string> = texts({
  price_asc: m.search__cheapest_first,
  price_desc: m.search__most_expensive_first,
  newest: m.search__newest_first,
  sqft_desc: m.search__biggest_first,
  lot_desc: m.search__biggest_lot_first,
  price_per_sqft_asc: m.search__lowest_price_for_its_size,
  roi_desc: m.search__highest_stated_return_first,
});

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** Bounds are in the currency of the homes they find; the sign stays plain. */
const money = (value: number): string => `${dollars}${number.format(value)}`;
const dollars = '$';

/** Formats a value of each field: "3 bedrooms", "$500,000". */
const formatters: Record<Field, (value: number) => string> = {
  price: money,
  payment: (value) => m.search__a_month({ money: money(value) }),
  hoa: (value) => m.search__hoa_a_month({ money: money(value) }),
  beds: (value) => m.count__bedrooms({ count: value }),
  baths: (value) => m.count__baths({ count: value }),
  sqft: (value) => area(value, viewerNow().country),
  lot: (value) => lot(value, viewerNow().country),
  year: (value) => m.search__built({ year: value }),
  dom: (value) => m.search__days_on_market({ format: number.format(value) }),
  school: (value) => m.search__schools_rated({ format: number.format(value) }),
  walk: (value) => m.search__walk_score_2({ format: number.format(value) }),
  garage: (value) => m.search__car_garage({ format: number.format(value) }),
  stories: (value) => m.count__stories({ count: value }),
  ppsf: (value) => perArea(value, viewerNow().country === 'CA' ? 'CAD' : 'USD', viewerNow().country),
  cost: (value) => m.search__monthly_cost_2({ money: money(value) }),
  tax: (value) => m.search__property_tax_a_year({ money: money(value) }),
  cut: (value) => m.search__price_cut({ format: number.format(value) }),
  cutDays: (value) => m.search__price_cut_days_ago({ format: number.format(value) }),
  openDays: (value) => m.search__open_house_in_days({ format: number.format(value) }),
  offDays: (value) => m.search__off_the_market_for_days({ format: number.format(value) }),
  capRate: (value) => m.search__stated_return_a_year({ format: number.format(value) }),
};

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string): string => name.replaceAll('_', ' ');
const title = (name: string): string => name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Formats a fact: "3 bedrooms or more", "No pool", "Within 20 min of downtown". The other facts determine
 * which downtown.
 */
export function factLabel(fact: Fact, context: readonly Fact[] = []): string {
  switch (fact.kind) {
    case 'bound': {
      if (fact.field === 'hoa' && fact.op === '<=' && fact.value === 0) return m.search__no_hoa_fee();
      if (fact.field === 'beds' && fact.op === '<=' && fact.value === 0) return m.search__studio();
      const value = `${formatters[fact.field](fact.value)}${fact.field === 'payment' ? paymentBasis(fact.basis) : ''}`;
      if (fact.field === 'year')
        return fact.op === '>='
          ? m.search__built_or_later({ year: fact.value })
          : m.search__built_or_before({ year: fact.value });
      if (fact.field === 'price' || fact.field === 'payment')
        return fact.op === '>=' ? m.search__from_value({ value }) : m.search__up_to_value({ value });
      return sentenceCase(fact.op === '>=' ? m.search__or_more({ value }) : m.search__or_less({ value }));
    }
    case 'feature':
      return fact.not ? m.search__no_2({ words: words(fact.feature) }) : sentenceCase(words(fact.feature));
    case 'type':
      return fact.not ? m.search__not_a({ toLowerCase: typeLabels[fact.type].toLowerCase() }) : typeLabels[fact.type];
    case 'place':
      return fact.not ? m.search__not_in({ place: placeLabel(fact) }) : placeLabel(fact);
    case 'state':
      return stateNames.get(fact.code) ?? fact.code;
    case 'zip':
      return fact.code;
    case 'near':
      return nearLabel(fact, context);
    case 'sort':
      return sortLabels[fact.sort];
    case 'prefer':
      return m.search__preferably({ lowerFirst: lowerFirst(factLabel(fact.criterion, context)) });
    case 'refuse':
    case 'unsupported':
      return sentenceCase(words(factText(fact).split(':')[1]!));
  }
}

/** The amount that a monthly budget bounds: the total on the card, or the loan payment alone. */
const paymentBasis = (basis: 'pi' | undefined): string =>
  basis === 'pi' ? m.search__principal_and_interest() : m.search__all_costs();

/** Uses the gazetteer's capitalization if it has the name: "Trois-Rivières", "DeKalb". */
export const nameOf = ({ name, state }: { name: string; state?: string }): string =>
  shownName(name, state) ?? title(name);

const placeLabel = (place: { name: string; state?: string }): string =>
  `${nameOf(place)}${place.state ? `, ${place.state}` : ''}`;

/**
 * "Within 15 mi of Austin", "Within 20 min of downtown": states the distance that applies, even when none was
 * typed, in the units of the place's country regardless of the typed ones; "Near …" for a name without a
 * known place.
 */
function nearLabel({ name, state, within }: Near, context: readonly Fact[]): string {
  const shown = placeLabel({ name, ...(state && { state }) });
  if (within?.unit === 'min') return m.search__within_min_of({ format: number.format(within.value), shown });
  const place = landmarkOf({ name, ...(state && { state }) }, context);
  if (!within && !place) return m.search__near_3({ shown });
  const metres = within
    ? within.value * distanceUnit(within.unit === 'mi' ? 'imperial' : 'metric').size * 1_000
    : surroundingMetres(place!);
  return m.search__within_of({ distance: distance(metres, place?.country ?? viewerNow().country), shown });
}

type Near = Extract<Fact, { kind: 'near' }>;

/** Returns the place meant by the name; of several in both countries, one in the viewer's country. */
function landmarkOf({ name, state }: Pick<Near, 'name' | 'state'>, context: readonly Fact[]): Place | undefined {
  const cities = context.flatMap((fact) => (fact.kind === 'place' && !fact.not ? [fact.name] : []));
  const places = landmarksCalled(name, cities, state);
  return places.find(({ country }) => country === viewerNow().country && places.length > 1) ?? places[0];
}

export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The keys under which the index counts groups of alternatives dropped together. */
const groupLabels: Record<string, string> = texts({
  places: m.search__the_places,
  types: m.search__the_home_types,
  area: m.search__the_drawn_areas,
  bounds: m.search__this_part_of_the_map,
  words: m.search__the_words_in_the_text,
  status: m.search__the_status,
  'a:afford=yes': m.search__what_you_can_afford_2,
  reach: m.search__what_you_can_buy,
});

/** Returns the display label of a dropped criterion: a fact's or a group's. */
export const droppedLabel = (key: string, facts: readonly Fact[]): string => {
  const fact = facts.find((candidate) => factText(candidate) === key);
  if (key.startsWith('a:cashFlow=')) return m.search__the_cash_flow();
  if (key.startsWith('a:cash=')) return m.search__the_cash_to_close();
  return groupLabels[key] ?? (fact ? factLabel(fact) : key);
};
