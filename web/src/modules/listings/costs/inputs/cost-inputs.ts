import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';

/** Editable inputs of the cost calculation. Numbers are stored as typed. */
export const inputNames = [
  'price',
  'down',
  'downAs',
  'rate',
  'years',
  'tax',
  'insurance',
  'dues',
  'closing',
  'loan',
  'pmi',
  'points',
  'taxMonths',
  'insuranceMonths',
  'compounding',
  'frequency',
  'firstTime',
  'newlyBuilt',
  'insured',
  'ownDown',
  'place',
] as const;
export type InputName = (typeof inputNames)[number];

/** Inputs that differ from the defaults. */
export type CostChanges = Partial<Record<InputName, string>>;

/** Default inputs of a home; an empty string means unknown. */
export function defaultInputs(home: PropertyDetail, changes: CostChanges): Record<InputName, string> {
  const { costDefaults: usual } = home;
  const price = Number((changes.price ?? '').replaceAll(',', '')) || home.listPrice;
  const asAmount = changes.downAs === 'amount';
  return {
    price: text(home.listPrice),
    down: text(asAmount ? Math.round((price * usual.downPercent) / 100) : usual.downPercent),
    downAs: 'percent',
    rate: text(usual.rate?.percent),
    years: text(usual.years),
    tax: text(home.taxes?.annual),
    // Proportional to the offered price until the person enters a value.
    insurance: text(Math.round(price * usual.insurancePercent) / 100),
    dues: text(home.hoaMonthly ?? undefined),
    closing: text(usual.closingPercent),
    loan: 'conventional',
    pmi: text(usual.mortgageInsurancePercent ?? undefined),
    points: '0',
    taxMonths: text(usual.prepaidTaxMonths),
    insuranceMonths: text(usual.prepaidInsuranceMonths),
    compounding: 'half-yearly',
    frequency: 'monthly',
    firstTime: 'no',
    newlyBuilt: 'no',
    insured: 'no',
    ownDown: 'yes',
    place: placeOf(home),
  };
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Returns the jurisdiction for land transfer tax: a province, with the city if it levies its own tax. */
const placeOf = ({ state, city }: PropertyDetail): string => {
  const place = `${state}:${city.toLowerCase()}`;
  return transferPlaces.some(({ value }) => value === place) ? place : state;
};

export const transferPlaces: readonly { value: string; label: string }[] = [
  {
    value: 'AB',
    get label() {
      return m.listings__alberta();
    },
  },
  {
    value: 'BC',
    get label() {
      return m.listings__british_columbia();
    },
  },
  {
    value: 'MB',
    get label() {
      return m.listings__manitoba();
    },
  },
  {
    value: 'NB',
    get label() {
      return m.listings__new_brunswick();
    },
  },
  {
    value: 'NL',
    get label() {
      return m.listings__newfoundland_and_labrador();
    },
  },
  {
    value: 'NS:halifax',
    get label() {
      return m.listings__nova_scotia_halifax();
    },
  },
  {
    value: 'NS',
    get label() {
      return m.listings__nova_scotia_elsewhere();
    },
  },
  {
    value: 'ON:toronto',
    get label() {
      return m.listings__ontario_toronto();
    },
  },
  {
    value: 'ON',
    get label() {
      return m.listings__ontario_elsewhere();
    },
  },
  {
    value: 'PE',
    get label() {
      return m.listings__prince_edward_island();
    },
  },
  {
    value: 'QC:montréal',
    get label() {
      return m.listings__quebec_montreal();
    },
  },
  {
    value: 'QC',
    get label() {
      return m.listings__quebec_elsewhere();
    },
  },
  {
    value: 'SK',
    get label() {
      return m.listings__saskatchewan();
    },
  },
  {
    value: 'NT',
    get label() {
      return m.listings__northwest_territories();
    },
  },
  {
    value: 'NU',
    get label() {
      return m.listings__nunavut();
    },
  },
  {
    value: 'YT',
    get label() {
      return m.listings__yukon();
    },
  },
];

const anchor = 'monthly-cost';

/** Writes the changes to the URL fragment, which is never sent: `#monthly-cost&down=5&rate=6.1`. */
export function hashOf(changes: CostChanges): string {
  const params = new URLSearchParams(
    inputNames.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])),
  );
  return params.size === 0 ? '' : `#${anchor}&${params}`;
}

/** Reads the changes from a fragment; undefined if the fragment is about something else. Ignores unknown names. */
export function changesIn(hash: string): CostChanges | undefined {
  const start = `#${anchor}&`;
  if (!hash.startsWith(start)) return undefined;
  const params = new URLSearchParams(hash.slice(start.length));
  return Object.fromEntries(
    inputNames.flatMap((name) => {
      const value = params.get(name);
      return value === null || value.length > 20 ? [] : [[name, value]];
    }),
  );
}
