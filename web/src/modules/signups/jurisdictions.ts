/** Jurisdictions that issue licenses, by country. */
// biome-ignore format: a table
import { m } from '@lintel/messages';

const named = {
  USA:
    'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|' +
    'IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|' +
    'NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|' +
    'SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  get Canada() {
    return m.network__ab_alberta_bc_british_columbia();
  },
};

export type Country = keyof typeof named;

const listed = (names: string) => names.split('|').map((each) => ({ value: each.slice(0, 2), label: each.slice(3) }));

const states: Readonly<Record<Country, readonly { value: string; label: string }[]>> = {
  USA: listed(named.USA),
  Canada: listed(named.Canada),
};

export const statesOf = (countries: readonly Country[]) => countries.flatMap((country) => states[country]);

export const stateName = (code: string | undefined): string =>
  statesOf(['USA', 'Canada']).find(({ value }) => value === code)?.label ?? '';
