import type { Db } from '../../platform/database/db.ts';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { isSampleLoaded } from '../accounts/index.ts';
import { companyByOwnerEmail } from '../companies/index.ts';
import { joinableCompany } from './agent/joinable-company.ts';
import { signUpsContract } from './contract.ts';

export const options = serve(signUpsContract.options, {
  access: anyone('the sign-up pages show it to visitors'),
  run: async ({ db }) => ({ operatorName: 'Lintel', sampleReseller: await sampleReseller(db) }),
});

/** The company owner of the sample network whom the README suggests for a trial. */
const sampleOwner = 'rafael.ortega@example.com';

async function sampleReseller(db: Db) {
  if (!(await isSampleLoaded(db))) return null;
  const company = await companyByOwnerEmail(db, sampleOwner);
  return company?.resellerCode ? joinableCompany(company) : null;
}
