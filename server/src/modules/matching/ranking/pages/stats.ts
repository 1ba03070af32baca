import { m } from '@lintel/messages';
import { anyone } from '../../../../platform/serve/access.ts';
import { serve } from '../../../../platform/serve/serve.ts';
import { matchingContract as contract } from '../../contract.ts';
import type { Stats } from '../contract.ts';
import { liveModelToken } from '../model/live-model.ts';

export const stats = serve(contract.stats, {
  access: anyone('numbers of the whole network name nobody'),
  async run({ resolve }): Promise<Stats> {
    const {
      asOf,
      stats: { professionals, closings, response, satisfaction },
    } = await resolve(liveModelToken).summary();
    const year = m.matching__12_months_to({ asOf });
    return {
      asOf,
      items: [
        {
          key: 'professionals',
          label: m.matching__professionals(),
          unit: 'count',
          period: m.matching__on({ asOf }),
          ...professionals,
        },
        { key: 'closings', label: m.matching__closed_deals(), unit: 'count', period: year, ...closings },
        { key: 'response', label: m.matching__median_first_reply(), unit: 'minutes', period: year, ...response },
        {
          key: 'satisfaction',
          label: m.matching__satisfied_after_closing(),
          unit: 'percent',
          period: year,
          ...satisfaction,
        },
      ],
    };
  },
});
