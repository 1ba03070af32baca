import { orUndefined } from '../../api/failure.ts';
import { fetchFigures } from '../../modules/administration/figures/calls.ts';
import { fetchPlans } from '../../modules/billing/calls.ts';

/** Loads the page's data. Failed parts are omitted, because the explanation does not depend on them. */
export async function businessModelData() {
  const [network, catalog] = await Promise.all([orUndefined(fetchFigures()), orUndefined(fetchPlans())]);
  return { network, catalog };
}

export type BusinessModelData = Awaited<ReturnType<typeof businessModelData>>;
