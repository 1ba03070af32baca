import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { licensesContract } from './contract.ts';
import { licenseHint } from './format-hints.ts';

export const hint = serve(licensesContract.hint, {
  access: anyone('what numbers of a register look like is public'),
  run: async ({ input: { jurisdiction, licenseType, licenseNumber } }) =>
    licenseHint(jurisdiction, licenseType, licenseNumber),
});
