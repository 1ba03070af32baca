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
    } else
      read.push({
        row: each.number,
        cells: each.cells,
        deal: null,
        problems: [m.matching__the_row({ rule: each.rule })],
      });
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
    if (text(field) === '') problems.push(m.matching__is_missing({ what }));
    return text(field);
  };
  const number = (field: DealField, what: string, most: number): number | null => {
    if (text(field) === '') return null;
    const value = readNumber(text(field));
    if (!(value instanceof InvalidValue) && value >= 0 && value <= most) return value;
    problems.push(m.matching__must_be_a_number_up({ what, value: most.toLocaleString('en-US') }));
    return null;
  };
  const address = needText('address', m.matching__the_street_address()).slice(0, 300);
  const city = needText('city', m.matching__the_city()).slice(0, 80);
  const state = stateCode(needText('state', m.matching__the_state_or_province()));
  if (text('state') && !state) problems.push(m.matching__is_not_a_state_or({ value: text('state') }));
  const country = state && canadian.has(state) ? 'CA' : 'US';
  const code = text('postalCode') && state ? readPostalCode(text('postalCode'), country, state) : null;
  if (code instanceof InvalidValue) problems.push(m.matching__the_postal_code({ rule: code.rule }));
  const postalCode = typeof code === 'string' ? code : null;
  const closedOn = dayOf(needText('closeDate', m.matching__the_close_date()));
  if (text('closeDate') && !closedOn) problems.push(m.matching__the_close_date_must_be());
  if (closedOn && (closedOn > today || closedOn < '1980-01-01')) problems.push(m.matching__the_close_date_must_lie());
  const side = sides[needText('side', m.matching__the_side()).toLowerCase()];
  if (text('side') && !side) problems.push(m.matching__the_side_must_be_buyer());
  const sale = number('salePrice', m.matching__the_sale_price(), 1e9);
  if (text('salePrice') === '') problems.push(m.matching__the_sale_price_is_missing());
  if (sale !== null && sale < 1_000) problems.push(m.matching__the_sale_price_must_be());
  const list = number('listPrice', m.matching__the_list_price(), 1e9);
  const area = number('squareFeet', m.matching__square_feet(), 1e6);
  const days = number('daysOnMarket', m.matching__days_on_market(), 20_000);
  const homeType = homeTypeOf(needText('homeType', m.matching__the_home_type()));
  if (text('homeType') && !homeType)
    problems.push(m.matching__the_home_type_is_not({ value: text('homeType').slice(0, 40) }));
  if (!text('agentLicense') && !text('agentEmail') && !text('agentName'))
    problems.push(m.matching__the_agent_is_missing());
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
      homeType === 'condo' ? m.matching__a_condo_needs_its_house() : m.matching__the_address_needs_a_house(),
    );
  if (!spot) problems.push(m.matching__is_not_a_place_that({ city, state }));
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
