import { distanceUnit } from '@lintel/geo';
import { type Fact, type Field, factText, type HomeType, type Place, type Sort, stateNames } from '@lintel/hypersearch';
import { area, distance, lot, perArea, viewerNow } from '../../../platform/serve/viewer.ts';
import { landmarksCalled, shownName, surroundingMetres } from '../../places/index.ts';

const typeLabels: Record<HomeType, string> = {
  single_family: 'House',
  semi_detached: 'Semi-detached',
  townhouse: 'Townhouse',
  condo: 'Condo',
  multi_family: 'Multi-family',
  manufactured: 'Manufactured home',
  land: 'Land',
  farm: 'Farm or ranch',
};

export const typeLabel = (type: HomeType): string => typeLabels[type];

const sortLabels: Record<Sort, string> = {
  price_asc: 'Cheapest first',
  price_desc: 'Most expensive first',
  newest: 'Newest first',
  sqft_desc: 'Biggest first',
  lot_desc: 'Biggest lot first',
  price_per_sqft_asc: 'Lowest price for its size first',
  roi_desc: 'Highest stated return first',
};

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** Bounds are in the currency of the homes they find; the sign stays plain. */
const money = (value: number): string => `${dollars}${number.format(value)}`;
const dollars = '$';

/** Formats a value of each field: "3 bedrooms", "$500,000". */
const formatters: Record<Field, (value: number) => string> = {
  price: money,
  payment: (value) => `${money(value)} a month`,
  hoa: (value) => `HOA ${money(value)} a month`,
  beds: (value) => `${number.format(value)} ${value === 1 ? 'bedroom' : 'bedrooms'}`,
  baths: (value) => `${number.format(value)} ${value === 1 ? 'bath' : 'baths'}`,
  sqft: (value) => area(value, viewerNow().country),
  lot: (value) => lot(value, viewerNow().country),
  year: (value) => `built ${value}`,
  dom: (value) => `${number.format(value)} days on market`,
  school: (value) => `schools rated ${number.format(value)}`,
  walk: (value) => `walk score ${number.format(value)}`,
  garage: (value) => `${number.format(value)}-car garage`,
  stories: (value) => `${number.format(value)} ${value === 1 ? 'story' : 'stories'}`,
  ppsf: (value) => perArea(value, viewerNow().country === 'CA' ? 'CAD' : 'USD', viewerNow().country),
  cost: (value) => `monthly cost ${money(value)}`,
  tax: (value) => `property tax ${money(value)} a year`,
  cut: (value) => `price cut ${number.format(value)} %`,
  cutDays: (value) => `price cut ${number.format(value)} days ago`,
  openDays: (value) => `open house in ${number.format(value)} days`,
  offDays: (value) => `off the market for ${number.format(value)} days`,
  capRate: (value) => `stated return ${number.format(value)} % a year`,
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
      if (fact.field === 'hoa' && fact.op === '<=' && fact.value === 0) return 'No HOA fee';
      if (fact.field === 'beds' && fact.op === '<=' && fact.value === 0) return 'Studio';
      const value = `${formatters[fact.field](fact.value)}${fact.field === 'payment' ? paymentBasis(fact.basis) : ''}`;
      if (fact.field === 'year')
        return fact.op === '>=' ? `Built ${fact.value} or later` : `Built ${fact.value} or before`;
      if (fact.field === 'price' || fact.field === 'payment')
        return fact.op === '>=' ? `From ${value}` : `Up to ${value}`;
      return sentenceCase(fact.op === '>=' ? `${value} or more` : `${value} or less`);
    }
    case 'feature':
      return fact.not ? `No ${words(fact.feature)}` : sentenceCase(words(fact.feature));
    case 'type':
      return fact.not ? `Not a ${typeLabels[fact.type].toLowerCase()}` : typeLabels[fact.type];
    case 'place':
      return `${fact.not ? 'Not in ' : ''}${nameOf(fact)}${fact.state ? `, ${fact.state}` : ''}`;
    case 'state':
      return stateNames.get(fact.code) ?? fact.code;
    case 'zip':
      return fact.code;
    case 'near':
      return nearLabel(fact, context);
    case 'sort':
      return sortLabels[fact.sort];
    case 'prefer':
      return `Preferably ${lowerFirst(factLabel(fact.wish, context))}`;
    case 'refuse':
    case 'unsupported':
      return sentenceCase(words(factText(fact).split(':')[1]!));
  }
}

/** The amount that a monthly budget bounds: the total on the card, or the loan payment alone. */
const paymentBasis = (basis: 'pi' | undefined): string => (basis === 'pi' ? ', principal and interest' : ', all costs');

/** Uses the gazetteer's capitalization if it has the name: "Trois-Rivières", "DeKalb". */
export const nameOf = ({ name, state }: { name: string; state?: string }): string =>
  shownName(name, state) ?? title(name);

/**
 * "Within 15 mi of Austin", "Within 20 min of downtown": states the distance that applies, even when none was
 * typed, in the units of the place's country regardless of the typed ones; "Near …" for a name without a
 * known place.
 */
function nearLabel({ name, state, within }: Near, context: readonly Fact[]): string {
  const shown = `${nameOf({ name, ...(state && { state }) })}${state ? `, ${state}` : ''}`;
  if (within?.unit === 'min') return `Within ${number.format(within.value)} min of ${shown}`;
  const place = landmarkOf({ name, ...(state && { state }) }, context);
  if (!within && !place) return `Near ${shown}`;
  const metres = within
    ? within.value * distanceUnit(within.unit === 'mi' ? 'imperial' : 'metric').size * 1_000
    : surroundingMetres(place!);
  return `Within ${distance(metres, place?.country ?? viewerNow().country)} of ${shown}`;
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
const groupLabels: Record<string, string> = {
  places: 'the places',
  types: 'the types of home',
  area: 'the drawn areas',
  bounds: 'this part of the map',
  words: 'the words in the text',
  status: 'the status',
  'a:afford=yes': 'what you can afford',
};

/** Returns the display label of a dropped criterion: a fact's or a group's. */
export const droppedLabel = (key: string, facts: readonly Fact[]): string => {
  const fact = facts.find((candidate) => factText(candidate) === key);
  if (key.startsWith('a:cash=')) return 'the cash to close';
  return groupLabels[key] ?? (fact ? factLabel(fact) : key);
};
