import { fetchPlans } from '../../capabilities/billing/calls.ts';
import { fetchFigures } from '../../capabilities/network/calls.ts';
import { orUndefined } from '../../wire/or-undefined.ts';

/** Loads the page's data. Failed parts are omitted, because the explanation does not depend on them. */
export async function businessModelData() {
  const [network, catalog] = await Promise.all([orUndefined(fetchFigures()), orUndefined(fetchPlans())]);
  return { network, catalog };
}

export type BusinessModelData = Awaited<ReturnType<typeof businessModelData>>;
