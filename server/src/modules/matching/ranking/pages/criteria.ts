import { anyone } from '../../../../platform/serve/access.ts';
import { serve } from '../../../../platform/serve/serve.ts';
import { matchingContract as contract } from '../../contract.ts';
import { criterionLabels, criteria as names } from '../contract.ts';
import { formulaVersion } from '../formula/versions.ts';
import { liveModelToken } from '../model/live-model.ts';
import { criteriaTexts } from './criteria-texts.ts';

export const criteria = serve(contract.criteria, {
  access: anyone('the formula is public'),
  async run({ resolve }) {
    const { asOf, weights, spreads } = await resolve(liveModelToken).summary();
    return {
      count: names.length,
      formulaVersion,
      asOf,
      criteria: names.map((id) => ({
        ...{ id, name: criterionLabels[id] },
        ...{ definition: criteriaTexts[id].definition, data: criteriaTexts[id].data },
        weight: { real_estate: weights.real_estate[id], mortgage: weights.mortgage[id] },
        spread: spreads[id] ?? null,
        ofTheSearch: criteriaTexts[id].ofTheSearch ?? false,
      })),
    };
  },
});
