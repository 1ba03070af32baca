import type { Facets } from '@lintel/hypersearch';
import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { ask } from './asked.ts';
import { searchContract } from './contract.ts';
import { find, finderPart } from './finder.ts';

const present = (facets: Facets) => ({
  types: Object.fromEntries(facets.types),
  features: Object.fromEntries(facets.features),
  beds: [...facets.beds],
  baths: [...facets.baths],
  price: { edges: facets.price.edges.map((cents) => cents / 100), counts: [...facets.price.counts] },
  statuses: Object.fromEntries(facets.statuses),
});

export const facets = serve(searchContract.facets, {
  access: anyone('counts of homes for sale are public'),
  async run({ input, use }) {
    const finder = use(finderPart);
    const found = find(finder, ask(finder, input), { limit: 0, facets: true });
    return { total: found.total, ...present(found.facets!) };
  },
});
