import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';
import {
  CsvFileError,
  csvRows,
  homeTypeOf,
  InvalidValue,
  readDay,
  readNumber,
  readPostalCode,
  stateCode,
} from '../../feeds/index.ts';
import { homeKeysOf, homeOf } from '../../listings/index.ts';
import { spotOf } from '../ranking/place/places.ts';
import { missingFields, recognizedColumns } from './columns.ts';
import { type DealField, type DealMapping, MAX_DEAL_ROWS } from './contract.ts';

/** A deal as stated in a row. */
export interface StatedDeal {
  agentLicense: string;
  agentEmail: string;
  agentName: string;
  address: string;
  country: 'US' | 'CA';
  closedOn: string;
  side: 'buyer' | 'seller';
  salePriceCents: number;
  listPriceCents: number | null;
  homeType: string;
  livingAreaSqft: number | null;
  daysOnMarket: number | null;
  lat: number;
  lon: number;
  homeKeys: number[];
}

export interface ReadRow {
  row: number;
  cells: string[];
  deal: StatedDeal | null;
  problems: string[];
}

export interface DealsRead {
  columns: string[];
  mapping: DealMapping;
  missing: DealField[];
  rows: ReadRow[];
}

/**
 * Reads the rows of a file without database access.
 * @throws INVALID when the text is not a table
 */
export async function readDeals(csv: string, given: DealMapping | undefined, today: string): Promise<DealsRead> {
  const { columns, rows } = await tableOf(csv);
  const mapping = given ?? recognizedColumns(columns);
  for (const [field, column] of Object.entries(mapping))
    if (!columns.includes(column)) throw invalid(`mapping.${field}`, m.matching__must_be_a_column_in());
  const missing = missingFields(mapping);
  const read: ReadRow[] = [];
  for await (const each of rows) {
    if (read.length === MAX_DEAL_ROWS)
      throw invalid('csv', m.matching__must_have_at_most_rows({ count: MAX_DEAL_ROWS.toLocaleString('en-US') }));
    if ('row' in each) {
      const cells = Object.values(each.row);
      if (cells.every((cell) => cell.trim() === '')) continue;
      read.push({ row: each.number, cells, ...(missing.length > 0 ? none : dealOf(each.row, mapping, today)) });
    } else read.push({ row: each.number, cells: each.cells, deal: null, problems: [`The row ${each.rule}.`] });
  }
  if (read.length === 0) throw invalid('csv', m.matching__must_have_at_least_one());
  return { columns, mapping, missing, rows: read };
}

const none = { deal: null, problems: [] };

async function tableOf(csv: string) {
  const header = csv.slice(0, csv.indexOf('\n') >>> 0);
  const delimiter = [',', ';', '\t'].reduce((best, mark) =>
    header.split(mark).length > header.split(best).length ? mark : best,
  );
  try {
    return await csvRows(bytesOf(csv), delimiter);
  } catch (error) {
    if (error instanceof CsvFileError) throw invalid('csv', m.matching__must_start_with_a_header());
    throw error;
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const dateFormats = ['M/d/yyyy', 'M/d/yy', 'yyyy/M/d', 'M-d-yyyy', 'MMMM d, yyyy', 'd MMM yyyy', 'yyyyMMdd'];
const sides: Record<string, 'buyer' | 'seller'> = {
  buyer: 'buyer',
  buy: 'buyer',
  'buyer side': 'buyer',
  purchase: 'buyer',
  selling: 'buyer',
  seller: 'seller',
  sell: 'seller',
  'seller side': 'seller',
  listing: 'seller',
  list: 'seller',
};

function dealOf(
  row: Readonly<Record<string, string>>,
  mapping: DealMapping,
  today: string,
): Pick<ReadRow, 'deal' | 'problems'> {
  const problems: string[] = [];
  const text = (field: DealField): string => (row[mapping[field] ?? ''] ?? '').replace(/\s+/g, ' ').trim();
  const needText = (field: DealField, what: string): string => {
    if (text(field) === '') problems.push(`${what} is missing.`);
    return text(field);
  };
  const number = (field: DealField, what: string, most: number): number | null => {
    if (text(field) === '') return null;
    const value = readNumber(text(field));
    if (!(value instanceof InvalidValue) && value >= 0 && value <= most) return value;
    problems.push(`${what} must be a number up to ${most.toLocaleString('en-US')}.`);
    return null;
  };
  const address = needText('address', 'The street address').slice(0, 300);
  const city = needText('city', 'The city').slice(0, 80);
  const state = stateCode(needText('state', 'The state or province'));
  if (text('state') && !state) problems.push(`${text('state')} is not a state or province of the US or Canada.`);
  const country = state && canadian.has(state) ? 'CA' : 'US';
  const code = text('postalCode') && state ? readPostalCode(text('postalCode'), country, state) : null;
  if (code instanceof InvalidValue) problems.push(`The postal code ${code.rule}.`);
  const postalCode = typeof code === 'string' ? code : null;
  const closedOn = dayOf(needText('closeDate', 'The close date'));
  if (text('closeDate') && !closedOn) problems.push('The close date must be a day like 2025-06-30 or 6/30/2025.');
  if (closedOn && (closedOn > today || closedOn < '1980-01-01'))
    problems.push('The close date must lie between 1980 and today.');
  const side = sides[needText('side', 'The side').toLowerCase()];
  if (text('side') && !side) problems.push('The side must be buyer or seller.');
  const sale = number('salePrice', 'The sale price', 1e9);
  if (text('salePrice') === '') problems.push('The sale price is missing.');
  if (sale !== null && sale < 1_000) problems.push('The sale price must be at least 1,000.');
  const list = number('listPrice', 'The list price', 1e9);
  const area = number('squareFeet', 'Square feet', 1e6);
  const days = number('daysOnMarket', 'Days on market', 20_000);
  const homeType = homeTypeOf(needText('homeType', 'The home type'));
  if (text('homeType') && !homeType) problems.push(`The home type ${text('homeType').slice(0, 40)} is not known.`);
  if (!text('agentLicense') && !text('agentEmail') && !text('agentName')) problems.push('The agent is missing.');
  if (problems.length > 0 || !state || !closedOn || !side || !homeType || sale === null)
    return { deal: null, problems };
  const spot = (postalCode && spotOf(postalCode)) || spotOf(`${city}, ${state}`);
  const homeKeys = homeKeysOf(
    homeOf({
      ...{ unparsedAddress: address, streetNumber: null, streetName: null, streetSuffix: null },
      ...{ unitNumber: text('unit') || null, city, countyOrParish: null, stateOrProvince: state, postalCode, country },
      ...{ latitude: null, longitude: null, parcelNumber: null, homeType, bedroomsTotal: null, livingAreaSqft: null },
    }),
  );
  if (homeKeys.length === 0)
    problems.push(
      homeType === 'condo'
        ? 'A condo needs its house number and unit.'
        : 'The address needs a house number and a street.',
    );
  if (!spot) problems.push(`${city}, ${state} is not a place that is known.`);
  if (!spot || homeKeys.length === 0) return { deal: null, problems };
  return {
    problems,
    deal: {
      ...{ agentLicense: text('agentLicense'), agentEmail: text('agentEmail'), agentName: text('agentName') },
      address: [text('unit') ? `${address}, Unit ${text('unit')}` : address, city, state].join(', '),
      ...{ country, closedOn, side, homeType, homeKeys, lat: spot.lat, lon: spot.lon },
      salePriceCents: Math.round(sale * 100),
      listPriceCents: list ? Math.round(list * 100) : null,
      livingAreaSqft: area || null,
      daysOnMarket: days === null ? null : Math.round(days),
    },
  };
}

const canadian = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);

function dayOf(text: string): string | null {
  for (const formats of [[], dateFormats]) {
    const day = readDay(text, formats);
    if (!(day instanceof InvalidValue)) return day;
  }
  return null;
}
