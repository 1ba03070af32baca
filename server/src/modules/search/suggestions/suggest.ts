import type { Suggested } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { z } from 'zod';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { pointOf } from '../areas.ts';
import { type Suggestion, searchContract } from '../contract.ts';
import { factsOf } from '../filters/read-filters.ts';
import { type Finder, find, finderToken } from '../index/finder.ts';
import { suggesterToken } from './suggested-homes.ts';

export const suggest = serve(searchContract.suggest, {
  access: anyone('homes for sale and names of places are public'),
  async run({ input, resolve }) {
    const near = input.near === undefined ? undefined : pointOf(input.near, 'near');
    const found = resolve(suggesterToken).suggest(input.q, {
      limit: input.limit,
      ...(input.kind ? { kinds: new Set(input.kind) } : {}),
      ...(near ? { near } : {}),
    });
    const finder = resolve(finderToken);
    return found.map((one) => ('home' in one ? presentHome(one) : presentPlace(one, finder)));
  },
});

type Presented = z.input<typeof Suggestion>;
type SuggestedHome = Extract<Suggested, { home: unknown }>;
type SuggestedPlace = Exclude<Suggested, SuggestedHome>;

const degrees = (e6: number | undefined): number | null => (e6 === undefined ? null : e6 / 1e6);
const statusNames = { active: undefined, pending: 'Pending', sold: 'Sold' };

function presentHome({ kind, home, matches, instead }: SuggestedHome): Presented {
  const { id, address = '', listingId = '', city, state, postalCode, latE6, lonE6, status } = home;
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].join(', ');
  const isNumber = kind === 'mls';
  return {
    kind,
    label: isNumber ? listingId : address,
    detail: [...(isNumber ? [address] : []), place, statusNames[status]].filter(Boolean).join(' · '),
    highlights: matches.map(([from, to]) => [from, to]),
    note: instead === undefined ? null : m.search__no_home_is_listed_at({ instead }),
    facts: [],
    homes: null,
    propertyId: id,
    latitude: degrees(latE6),
    longitude: degrees(lonE6),
    bounds: null,
  };
}

const number = new Intl.NumberFormat('en-US');

/** The count is that of the search which choosing the place would make. */
function presentPlace(
  { kind, name, city, state, matches, facts, lat, lon, extent }: SuggestedPlace,
  finder: Finder,
): Presented {
  const homes = find(finder, { facts: factsOf(facts, 'facts') }, { limit: 0 }).total;
  const around = kind === 'city' || kind === 'state' ? undefined : city;
  return {
    kind,
    label: [name, around, kind === 'state' ? undefined : state].filter(Boolean).join(', '),
    detail:
      homes === 0
        ? m.search__no_homes_for_sale()
        : m.search__for_sale_2({ homes: number.format(homes), value: homes === 1 ? 'home' : 'homes' }),
    highlights: matches.map(([from, to]) => [from, to]),
    note: null,
    facts: [...facts],
    homes,
    propertyId: null,
    latitude: lat,
    longitude: lon,
    bounds: extent
      ? [extent.westE6, extent.southE6, extent.eastE6, extent.northE6].map((side) => side / 1e6).join(',')
      : null,
  };
}
