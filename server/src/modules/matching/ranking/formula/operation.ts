import { anyone } from '../../../../platform/serve/access.ts';
import { serve } from '../../../../platform/serve/serve.ts';
import { matchingContract as contract } from '../../contract.ts';
import { measuredQuality } from './quality.ts';
import { neverUsed, sections } from './texts.ts';
import { versions } from './versions.ts';

export const formula = serve(contract.formula, {
  access: anyone('the formula is public'),
  run: async () => ({
    ...{ version: versions[0].version, publishedOn: versions[0].publishedOn },
    ...{ sections, neverUsed, changes: [...versions] },
    quality: await measuredQuality(),
  }),
});
