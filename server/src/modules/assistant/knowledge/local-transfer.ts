/** A county's or city's tax that comes with the state's transfer tax and has the same payer, in percent of the price. */
export interface LocalTransfer {
  percent: number;
  /** False for a usual rate, which the place may not have. */
  sure: boolean;
}

interface Row {
  state: string;
  /** All places of the state if absent. */
  cities?: readonly string[];
  percent: number;
  usual?: true;
  /** Prices to which the rate applies; all if absent. */
  below?: number;
}

/**
 * Rates of 2025. Washington State Department of Revenue, local real estate excise tax; MCL 207.505 ($0.55 per $500);
 * NRS 375.020 and 375.023 ($2.55 per $500 in Clark County, $2.05 in Washoe County); Pittsburgh, realty transfer tax (city 3 %,
 * school district 1 %); 53 P.S. § 6924.301.1 (local 1 %); 30 Del. C. § 5401 and 22 Del. C. § 1601 (local 1.5 %); Conn. Gen. Stat. § 12-494;
 * Baltimore City, transfer tax (1.5 %) and recordation tax ($5.00 per $500); Cuyahoga County, conveyance fee ($4 per $1,000
 * with the state's part), Franklin and Hamilton Counties ($3); Evanston, transfer tax ($5 per $1,000 below $1,500,000) and Cook County ($0.25 per $500);
 * City of Yonkers, Code § 15-62 (1.5 %, none on a co-op); Peekskill (1 %); Minn. Stat. §§ 383A.80 and 383B.80.
 */
const rows: readonly Row[] = [
  {
    state: 'WA',
    cities: [
      'Seattle',
      'Spokane',
      'Tacoma',
      'Bellevue',
      'Everett',
      'Vancouver',
      'Kent',
      'Renton',
      'Kirkland',
      'Redmond',
    ],
    percent: 0.5,
  },
  { state: 'WA', percent: 0.5, usual: true },
  { state: 'MI', percent: 0.11 },
  {
    state: 'NV',
    cities: ['Clark County', 'Las Vegas', 'Henderson', 'North Las Vegas', 'Boulder City', 'Mesquite'],
    percent: 0.12,
  },
  { state: 'NV', cities: ['Washoe County', 'Reno', 'Sparks'], percent: 0.02 },
  { state: 'PA', cities: ['Pittsburgh'], percent: 4 },
  { state: 'PA', percent: 1, usual: true },
  { state: 'NY', cities: ['Yonkers'], percent: 1.5 },
  { state: 'NY', cities: ['Peekskill'], percent: 1 },
  { state: 'DE', percent: 1.5, usual: true },
  { state: 'CT', cities: ['Hartford', 'New Haven', 'Bridgeport', 'Waterbury', 'New Britain'], percent: 0.5 },
  { state: 'CT', percent: 0.25, usual: true },
  { state: 'MD', cities: ['Baltimore'], percent: 2.5 },
  { state: 'OH', cities: ['Cuyahoga County', 'Cleveland', 'Parma', 'Lakewood', 'Euclid'], percent: 0.3 },
  {
    state: 'OH',
    cities: [
      'Franklin County',
      'Hamilton County',
      'Columbus',
      'Cincinnati',
      'Dublin',
      'Hilliard',
      'Grove City',
      'Norwood',
    ],
    percent: 0.2,
  },
  { state: 'IL', cities: ['Evanston'], percent: 0.55, below: 1_500_000 },
  {
    state: 'MN',
    cities: ['Hennepin County', 'Ramsey County', 'Minneapolis', 'Saint Paul', 'St. Paul', 'Bloomington'],
    percent: 0.01,
  },
];

/** Returns the local rate of a place, or the usual one of its state. */
export function localTransferOf(city: string | undefined, state: string, price: number): LocalTransfer | undefined {
  const row = rows.find(
    (each) =>
      each.state === state &&
      (each.cities === undefined || (city !== undefined && each.cities.includes(city))) &&
      price < (each.below ?? Number.POSITIVE_INFINITY),
  );
  return row && { percent: row.percent, sure: row.usual !== true };
}
