/** Extra transfer taxes on buyers who are not citizens or residents, by province and city. Checked in November 2026. */
interface ExtraTax {
  state: string;
  /** The cities where it applies; absent for the whole province. */
  cities?: readonly string[];
  percent: number;
  name: string;
  source: string;
  since: string;
}

const rules: readonly ExtraTax[] = [
  {
    state: 'ON',
    percent: 25,
    name: 'Non-Resident Speculation Tax (NRST)',
    source: 'Ontario, Non-Resident Speculation Tax',
    since: '2022-10-25',
  },
  {
    state: 'ON',
    cities: ['Toronto'],
    percent: 10,
    name: 'Toronto Municipal Non-Resident Speculation Tax (MNRST)',
    source: 'City of Toronto, MNRST',
    since: '2025-01-01',
  },
  {
    state: 'BC',
    cities: [
      ...['Vancouver', 'Burnaby', 'Richmond', 'Surrey', 'Coquitlam', 'New Westminster', 'Delta', 'North Vancouver'],
      ...['West Vancouver', 'Port Coquitlam', 'Port Moody', 'Langley', 'Maple Ridge', 'Abbotsford', 'Chilliwack'],
      ...['Mission', 'Victoria', 'Saanich', 'Nanaimo', 'Kelowna', 'West Kelowna'],
    ],
    percent: 20,
    name: 'additional property transfer tax',
    source: 'British Columbia, additional property transfer tax for foreign entities',
    since: '2018-02-21',
  },
  {
    state: 'NS',
    percent: 10,
    name: 'Provincial Non-resident Deed Transfer Tax (PDTT)',
    source: 'Nova Scotia Finance, Non-resident Deed Transfer Tax',
    since: '2025-04-01',
  },
];

/** Returns the extra taxes on non-resident buyers in a place. */
export const extraTaxesOf = (state: string, city: string | undefined): readonly ExtraTax[] =>
  rules.filter((rule) => rule.state === state && (!rule.cities || (city !== undefined && rule.cities.includes(city))));

/** Returns the taxes that apply in some cities only, for a question that names the province alone. */
export const cityTaxesOf = (state: string, city: string | undefined): readonly ExtraTax[] =>
  city === undefined ? rules.filter((rule) => rule.state === state && rule.cities) : [];

/** The provinces with such a tax. */
export const extraTaxStates: ReadonlySet<string> = new Set(rules.map(({ state }) => state));
