import type { Dated } from '../dated.ts';
import type { Step } from '../ladder.ts';

/** A tax or fee on the transfer of a home with one or two dwellings, paid by the buyer. */
export interface TransferTax extends Dated {
  name: string;
  province: string;
  /** Limits the tax to these cities (without accents), in addition to the province's tax. */
  cities?: readonly string[];
  /** The city's table replaces the province's. */
  insteadOfProvince?: true;
  steps?: readonly Step[];
  /** From this price on, the whole price is taxed at one rate in place of the steps. */
  wholeFrom?: { priceCents: number; percent: number };
  /** A fee per started unit of the price above the free amount, and of the loan; each of the two is capped. */
  fee?: { baseCents: number; eachCents: number; perCents: number; freeCents?: number; atMostCents?: number };
  /** Maximum first-time buyer rebate; declines linearly to zero between two prices where they are given. */
  firstTime?: { atMostCents: number; fallsFromCents?: number; nothingFromCents?: number };
  /** Above this price cities may charge more, so the computed amount is a minimum. */
  leastAboveCents?: number;
  /** Above this price the steps of the former year are used, because those of this year are unknown. */
  knownUpToCents?: number;
}

const ladder = (...steps: [above: number, percent: number][]): Step[] =>
  steps.map(([above, percent]) => ({ aboveCents: above * 100, percent }));

const ontarioSteps: [number, number][] = [
  [0, 0.5],
  [55_000, 1],
  [250_000, 1.5],
  [400_000, 2],
  [2_000_000, 2.5],
];
const toronto = {
  name: 'Toronto land transfer tax',
  province: 'ON',
  cities: ['toronto'],
  firstTime: { atMostCents: 447_500 },
};
const torontoSource = {
  name: 'City of Toronto, Municipal Land Transfer Tax rates and fees',
  url: 'https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees',
};
const quebec = { name: 'Québec transfer duties', province: 'QC', leastAboveCents: 50_000_000 };
const quebecSource = {
  name: 'Act respecting duties on transfers of immovables (Québec, D-15.1), s. 2, indexed',
  url: 'https://legisquebec.gouv.qc.ca/fr/version/lc/d-15.1',
};

const princeEdwardIsland = {
  name: 'Prince Edward Island real property transfer tax',
  province: 'PE',
  steps: ladder([0, 1]),
};

const montreal = {
  name: 'Montréal transfer duties',
  province: 'QC',
  cities: ['montreal'],
  insteadOfProvince: true,
  source: {
    name: 'Ville de Montréal, droits sur les mutations immobilières',
    url: 'https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279',
  },
} as const;
/** The city sets the steps above the third. Those of 2026 were not found in a public text, so those of 2025 are used. */
const montrealUpper: [number, number][] = [
  [552_300, 2],
  [1_104_700, 2.5],
  [2_136_500, 3.5],
  [3_113_000, 4],
];

/** The by-law fixes the limits above $500,000; they are not indexed. */
const quebecCity = {
  name: 'Québec City transfer duties',
  province: 'QC',
  cities: ['quebec', 'quebec city'],
  insteadOfProvince: true,
  source: {
    name: 'Ville de Québec, Règlement R.V.Q. 3101 relatif aux droits sur les mutations immobilières, s. 2',
    url: 'https://reglements.ville.quebec.qc.ca/fr/document/rc/R.V.Q.%203101',
  },
} as const;
const quebecCityUpper: [number, number][] = [
  [500_000, 2.5],
  [750_000, 3],
];
const laval = {
  name: 'Laval transfer duties',
  province: 'QC',
  cities: ['laval'],
  insteadOfProvince: true,
  source: {
    name: 'Ville de Laval, droits de mutation immobilière',
    url: 'https://www.laval.ca/Pages/Fr/Affaires/droits-mutation-immobiliere.aspx',
  },
} as const;
/** The city indexes these limits. Those of 2026 were not found in a public text, so those of 2025 are used. */
const lavalUpper: [number, number][] = [
  [611_500, 2],
  [1_223_100, 3],
];

/** Oldest first within a province or city. Excludes the territories and the smaller towns of Nova Scotia. */
export const transferTaxes: readonly TransferTax[] = [
  {
    name: 'Ontario land transfer tax',
    province: 'ON',
    effectiveOn: '2017-01-01',
    knownUntil: '2026-12-31',
    source: { name: 'Ontario, Land Transfer Tax' },
    steps: ladder(...ontarioSteps),
    firstTime: { atMostCents: 400_000 },
  },
  {
    ...toronto,
    effectiveOn: '2024-01-01',
    knownUntil: '2026-03-31',
    source: torontoSource,
    steps: ladder(...ontarioSteps, [3e6, 3.5], [4e6, 4.5], [5e6, 5.5], [10e6, 6.5], [20e6, 7.5]),
  },
  {
    ...toronto,
    effectiveOn: '2026-04-01',
    knownUntil: '2026-12-31',
    source: torontoSource,
    steps: ladder(...ontarioSteps, [3e6, 4.4], [4e6, 5.45], [5e6, 6.5], [10e6, 7.55], [20e6, 8.6]),
  },
  {
    name: 'British Columbia property transfer tax',
    province: 'BC',
    effectiveOn: '2024-04-01',
    knownUntil: '2026-12-31',
    source: {
      name: 'British Columbia, Understand your property transfer tax; first time home buyers',
      url: 'https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand',
    },
    steps: ladder([0, 1], [200_000, 2], [2_000_000, 3], [3_000_000, 5]),
    firstTime: { atMostCents: 800_000, fallsFromCents: 83_500_000, nothingFromCents: 86_000_000 },
  },
  {
    name: 'Manitoba land transfer tax',
    province: 'MB',
    effectiveOn: '2014-01-01',
    knownUntil: '2026-12-31',
    source: {
      name: 'Manitoba Finance, Land Transfer Tax',
      url: 'https://www.gov.mb.ca/finance/other/landtransfertax.html',
    },
    steps: ladder([30_000, 0.5], [90_000, 1], [150_000, 1.5], [200_000, 2]),
  },
  {
    name: 'New Brunswick real property transfer tax',
    province: 'NB',
    effectiveOn: '2016-04-01',
    knownUntil: '2026-12-31',
    source: {
      name: 'Real Property Transfer Tax Act (New Brunswick), s. 2',
      url: 'http://laws.gnb.ca/en/showdoc/cs/R-2.1',
    },
    steps: ladder([0, 1]),
  },
  {
    name: 'Nova Scotia municipal deed transfer tax',
    province: 'NS',
    cities: ['halifax', 'dartmouth', 'bedford', 'sydney', 'glace bay', 'sydney mines', 'cape breton'],
    effectiveOn: '2020-01-01',
    knownUntil: '2026-12-31',
    source: { name: 'Nova Scotia, municipal deed transfer tax rates' },
    steps: ladder([0, 1.5]),
  },
  {
    name: 'Alberta land titles fees',
    province: 'AB',
    effectiveOn: '2024-10-20',
    knownUntil: '2026-12-31',
    source: { name: 'Land Titles Act (Alberta), ss. 64.1 and 102.1' },
    fee: { baseCents: 5_000, eachCents: 500, perCents: 500_000 },
  },
  {
    name: 'Saskatchewan title transfer fee',
    province: 'SK',
    effectiveOn: '2023-07-29',
    knownUntil: '2025-12-31',
    source: { name: 'Information Services Corporation, Saskatchewan land titles fees' },
    steps: ladder([0, 0.4]),
  },
  {
    name: 'Newfoundland and Labrador registration of deeds fee',
    province: 'NL',
    effectiveOn: '2020-01-01',
    knownUntil: '2025-12-31',
    source: { name: 'Registration of Deeds Act, 2009 (Newfoundland and Labrador), fees' },
    fee: { baseCents: 10_000, eachCents: 40, perCents: 10_000, freeCents: 50_000, atMostCents: 500_000 },
  },
  {
    ...princeEdwardIsland,
    effectiveOn: '2016-10-01',
    knownUntil: '2025-04-27',
    source: {
      name: 'Prince Edward Island, Real Property Transfer Tax; first-time home buyers exemption',
      url: 'https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-first-time-home-buyers-exemption',
    },
    firstTime: { atMostCents: 100_000_000_000 },
  },
  {
    ...princeEdwardIsland,
    effectiveOn: '2025-04-28',
    knownUntil: '2025-12-31',
    source: { name: 'Prince Edward Island, Real Property Transfer Tax; Budget 2025–26 (2% from $1,000,000)' },
    wholeFrom: { priceCents: 100_000_000, percent: 2 },
    // First-time buyers pay nothing below $1,000,000 and the whole tax from there.
    firstTime: { atMostCents: 1_000_000, fallsFromCents: 99_999_999, nothingFromCents: 100_000_000 },
  },
  {
    ...quebec,
    effectiveOn: '2025-01-01',
    knownUntil: '2025-12-31',
    source: quebecSource,
    steps: ladder([0, 0.5], [61_500, 1], [307_800, 1.5]),
  },
  {
    ...quebec,
    effectiveOn: '2026-01-01',
    knownUntil: '2026-12-31',
    source: quebecSource,
    steps: ladder([0, 0.5], [62_900, 1], [315_000, 1.5]),
  },
  {
    ...montreal,
    effectiveOn: '2025-01-01',
    knownUntil: '2025-12-31',
    steps: ladder([0, 0.5], [61_500, 1], [307_800, 1.5], ...montrealUpper),
  },
  {
    ...montreal,
    effectiveOn: '2026-01-01',
    knownUntil: '2026-12-31',
    knownUpToCents: 55_230_000,
    steps: ladder([0, 0.5], [62_900, 1], [315_000, 1.5], ...montrealUpper),
  },
  {
    ...quebecCity,
    effectiveOn: '2025-01-01',
    knownUntil: '2025-12-31',
    steps: ladder([0, 0.5], [61_500, 1], [307_800, 1.5], ...quebecCityUpper),
  },
  {
    ...quebecCity,
    effectiveOn: '2026-01-01',
    knownUntil: '2026-12-31',
    steps: ladder([0, 0.5], [62_900, 1], [315_000, 1.5], ...quebecCityUpper),
  },
  {
    ...laval,
    effectiveOn: '2025-01-01',
    knownUntil: '2025-12-31',
    steps: ladder([0, 0.5], [61_500, 1], [307_800, 1.5], ...lavalUpper),
  },
  {
    ...laval,
    effectiveOn: '2026-01-01',
    knownUntil: '2026-12-31',
    knownUpToCents: 61_150_000,
    steps: ladder([0, 0.5], [62_900, 1], [315_000, 1.5], ...lavalUpper),
  },
];
