import { type Home, isProtected } from '@lintel/market';
import {
  type Attribute,
  bathsOf,
  clean,
  csvRows,
  type Mapping,
  meets,
  type SourceRow,
  StatedFields,
  sourceBytes,
  statedValue,
} from '../../feeds/index.ts';

/** A home of a file; the price and the day are absent where the file doesn't state them. */
export type FileHome = Home & { price?: number; soldOn?: string };

export interface FileHomes {
  homes: FileHome[];
  /** Sentences that name what the reader left out. */
  remarks: string[];
  /** Attributes that are numbers. */
  numericAttributes: ReadonlySet<string>;
}

const attributePrefix = 'attribute:';

/**
 * Reads homes by a mapping. A row that breaks a rule of one field keeps the others. Targets take the kinds of attributes
 * from their history.
 */
export async function readHomes(file: string, mapping: Mapping, history?: FileHomes): Promise<FileHomes> {
  const { rows } = await csvRows(sourceBytes(file), mapping.delimiter);
  const protectedNames = Object.keys(mapping.attributes).filter(isProtected);
  const homes: FileHome[] = [];
  let [unreadable, setAside] = [0, 0];
  for await (const read of rows) {
    if (!('row' in read)) unreadable++;
    else if (mapping.setAside.some((condition) => meets(read.row, condition))) setAside++;
    else homes.push(homeOf(read.row, read.number, mapping));
  }
  const numericAttributes = history?.numericAttributes ?? numericAttributesOf(homes);
  return {
    homes: homes.map((home) => withAttributes(home, numericAttributes)),
    numericAttributes,
    remarks: [
      ...(unreadable > 0 ? [`${unreadable} rows can't be read`] : []),
      ...(setAside > 0 ? [`${setAside} rows are set aside by the mapping`] : []),
      ...protectedNames.map((name) => `${name} isn't used: it can describe people rather than homes`),
    ],
  };
}

function homeOf(row: SourceRow, number: number, mapping: Mapping): FileHome {
  const stated = new StatedFields(row, mapping);
  const text = (field: string): string | undefined => stated.get<string>(field)?.toLowerCase() || undefined;
  const closed = money(stated, 'closePriceCents');
  const listed = money(stated, 'listPriceCents');
  // A file without any closing price is read by its list prices.
  const price = mapping.fields.closePrice ? closed : listed;
  const soldOn = soldOnOf(stated, row, mapping);
  const address = text('unparsedAddress');
  const parcel = text('parcelNumber') ?? (address && [address, text('unitNumber'), text('city')].join('|'));
  const id = stated.get<string>('listingKey') ?? `row ${number}`;
  const position = positionOf(stated);
  const words: Record<string, string> = {};
  const homeType =
    stated.get<string>('homeType') ?? statedValue(row, mapping.fields.homeType ?? [], mapping.unknown)?.text;
  if (homeType) words.homeType = homeType;
  for (const [name, attribute] of Object.entries(mapping.attributes)) {
    const word = isProtected(name) ? undefined : attributeText(row, attribute, mapping.unknown);
    if (word !== undefined) words[attributePrefix + name] = word;
  }
  const areas = [
    text('subdivisionName'),
    text('neighbourhood'),
    text('postalCode'),
    text('city'),
    text('countyOrParish'),
  ];
  return {
    id,
    property: parcel ?? id,
    ...position,
    areas: [...new Set(areas.flatMap((area) => area ?? []))],
    numbers: numbersOf(stated, soldOn),
    words,
    ...(price === undefined ? {} : { price }),
    ...(soldOn === undefined ? {} : { soldOn }),
    ...(mapping.fields.closePrice && listed !== undefined ? { listPrice: listed } : {}),
  };
}

function money(stated: StatedFields, field: string): number | undefined {
  const cents = stated.get<number>(field);
  return cents !== null && cents > 0 ? cents / 100 : undefined;
}

function positionOf(stated: StatedFields): { latitude?: number; longitude?: number } {
  const [latitude, longitude] = [stated.get<number>('latitude'), stated.get<number>('longitude')];
  const isPosition =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0);
  return isPosition ? { latitude, longitude } : {};
}

/** Days and, where a source has none, the moments from which a price is known. */
const dayFields = [
  'closeDate',
  'offMarketDate',
  'statusChangeTimestamp',
  'modificationTimestamp',
  'priceChangeTimestamp',
  'sourceDate',
] as const;

function soldOnOf(stated: StatedFields, row: SourceRow, mapping: Mapping): string | undefined {
  for (const field of dayFields) {
    const value = stated.get<string | Date>(field);
    if (value !== null) return (value instanceof Date ? value.toISOString() : value).slice(0, 10);
    const written = statedValue(row, mapping.fields[field] ?? [], mapping.unknown)?.text;
    const compact = written && /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/.exec(written);
    if (compact && !Number.isNaN(Date.parse(`${compact[1]}-${compact[2]}-${compact[3]}`)))
      return `${compact[1]}-${compact[2]}-${compact[3]}`;
  }
  return undefined;
}

const numberFields = {
  livingArea: 'livingAreaSqft',
  lotSize: 'lotSizeAcres',
  bedrooms: 'bedroomsTotal',
  yearBuilt: 'yearBuilt',
  stories: 'storiesTotal',
  garageSpaces: 'garageSpaces',
  associationFee: 'associationFeeCents',
  walkScore: 'walkScore',
} as const;
const yesNoFields = {
  pool: 'poolPrivateYn',
  garage: 'garageYn',
  fireplace: 'fireplaceYn',
  waterfront: 'waterfrontYn',
} as const;
const listFields = { view: 'view', basement: 'basement', cooling: 'cooling' } as const;
/** Numbers of which 0 means that the source doesn't know. */
const positive = new Set(['livingArea', 'lotSize', 'yearBuilt']);

function numbersOf(stated: StatedFields, soldOn: string | undefined): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [name, field] of Object.entries(numberFields)) {
    const value = stated.get<number>(field);
    if (value !== null && Number.isFinite(value) && value >= 0 && !(value === 0 && positive.has(name)))
      numbers[name] = value;
  }
  for (const [name, field] of Object.entries(yesNoFields)) {
    const value = stated.get<boolean>(field);
    if (value !== null) numbers[name] = value ? 1 : 0;
  }
  for (const [name, field] of Object.entries(listFields)) {
    const value = stated.get<string[]>(field);
    if (value !== null) numbers[name] = value.some((word) => !/^(no|none)\b/i.test(word)) ? value.length : 0;
  }
  const baths = bathsOf({
    full: stated.get('bathroomsFull'),
    half: stated.get('bathroomsHalf'),
    threeQuarter: stated.get('bathroomsThreeQuarter'),
    oneQuarter: stated.get('bathroomsOneQuarter'),
    decimal: stated.get('bathrooms'),
    counted: stated.get('bathroomsTotalInteger'),
  });
  const bathrooms =
    baths.bathrooms ?? (baths.bathroomsFull === null ? null : baths.bathroomsFull + 0.5 * (baths.bathroomsHalf ?? 0));
  if (bathrooms !== null && bathrooms >= 0) numbers.bathrooms = bathrooms;
  const year = Number(soldOn?.slice(0, 4) ?? Number.NaN);
  // A home is sold at most two years before it is finished; a later year is an error.
  if (numbers.yearBuilt !== undefined && (numbers.yearBuilt < 1600 || numbers.yearBuilt > year + 2))
    delete numbers.yearBuilt;
  return numbers;
}

function attributeText(
  row: SourceRow,
  { column, extract, ordered }: Attribute,
  unknown: readonly string[],
): string | undefined {
  const found = statedValue(row, [{ column, ...(extract ? { extract } : {}) }], unknown)?.text;
  if (found === undefined || !ordered) return found;
  const rank = ordered.findIndex((word) => clean(word).toLowerCase() === found.toLowerCase());
  return rank < 0 ? undefined : String(rank);
}

/** An attribute is a number when nearly all of its values are; else it is a word. */
function numericAttributesOf(homes: readonly FileHome[]): Set<string> {
  const counts = new Map<string, { numeric: number; all: number }>();
  for (const { words } of homes)
    for (const [name, word] of Object.entries(words)) {
      const { numeric, all } = counts.get(name) ?? { numeric: 0, all: 0 };
      counts.set(name, { numeric: numeric + (isNumber(word) ? 1 : 0), all: all + 1 });
    }
  return new Set([...counts].filter(([, { numeric, all }]) => numeric >= all * 0.95).map(([name]) => name));
}

function withAttributes(home: FileHome, numeric: ReadonlySet<string>): FileHome {
  const words: Record<string, string> = {};
  const numbers = { ...home.numbers };
  const year = Number(home.soldOn?.slice(0, 4) ?? Number.NaN);
  for (const [key, word] of Object.entries(home.words)) {
    const name = key.replace(attributePrefix, '');
    if (key === name || !numeric.has(key)) words[name] = word.toLowerCase();
    // A year after the sale can't have been known at the sale.
    else if (isNumber(word) && !(/year|yr/i.test(name) && Number(word) > year)) numbers[name] = Number(word);
  }
  return { ...home, numbers, words };
}

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
