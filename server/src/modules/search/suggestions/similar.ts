import { foldPlace } from '@lintel/geo';
import type { Fact } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type PublicListing, publicListing } from '../../listings/index.ts';
import { searchContract } from '../contract.ts';
import { find, finderToken, matchesOf } from '../index/finder.ts';

/** Like it: the same kind of home in the same city within a quarter of its price; nearer in size and place first. */
function likeness(row: PublicListing): Fact[] {
  const units = row.listPriceCents / 100;
  const facts: Fact[] = [
    { kind: 'place', name: foldPlace(row.city), not: false, state: row.stateOrProvince },
    { kind: 'type', type: row.homeType, not: false },
    { kind: 'bound', field: 'price', op: '>=', value: Math.round(units * 0.75) },
    { kind: 'bound', field: 'price', op: '<=', value: Math.round(units * 1.25) },
  ];
  if (row.neighbourhood !== null) {
    facts.push({ kind: 'prefer', criterion: { kind: 'place', name: foldPlace(row.neighbourhood), not: false } });
  }
  if (row.bedroomsTotal !== null) {
    facts.push({ kind: 'prefer', criterion: { kind: 'bound', field: 'beds', op: '>=', value: row.bedroomsTotal } });
  }
  return facts;
}

export const similar = serve(searchContract.similar, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const row = await publicListing(db, input.id);
    if (!row) throw notFound(m.search__we_couldnt_find_this_home());
    const finder = resolve(finderToken);
    const { hits } = find(finder, { facts: likeness(row) }, { limit: input.limit + 1 });
    return matchesOf(db, finder, hits.filter((hit) => hit.id !== row.id).slice(0, input.limit));
  },
});
