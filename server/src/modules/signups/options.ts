import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { isSampleLoaded, personProfiles } from '../accounts/index.ts';
import { resellers } from '../companies/index.ts';
import { companyByCode, joinableCompany } from './agent/company.ts';
import { signUpsContract } from './contract.ts';

export const options = serve(signUpsContract.options, {
  access: anyone('the sign-up pages show it to visitors'),
  run: async ({ db }) => ({ operatorName: 'Lintel', sampleReseller: await sampleReseller(db) }),
});

/** The company owner of the sample network whom the README suggests for a trial. */
const sampleOwner = 'rafael.ortega@example.com';

async function sampleReseller(db: Db) {
  if (!(await isSampleLoaded(db))) return null;
  const [found] = await db
    .select({ code: resellers.resellerCode })
    .from(resellers)
    .innerJoin(personProfiles, eq(personProfiles.id, resellers.ownerId))
    .where(eq(personProfiles.email, sampleOwner));
  const company = found?.code ? await companyByCode(db, found.code) : undefined;
  return company ? joinableCompany(company) : null;
}
