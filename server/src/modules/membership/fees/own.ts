import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { companyProfiles, meAsAgent } from '../../companies/index.ts';
import { feesContract as contract } from './contract.ts';
import { agentFees, balanceOf } from './rows.ts';

const PER_PAGE = 12;

export const own = serve(contract.own, {
  access: meAsAgent,
  async run({ input: { page }, subject: me, db }) {
    const [company] = await db
      .select({ companyName: companyProfiles.companyName })
      .from(companyProfiles)
      .where(eq(companyProfiles.id, me.resellerId));
    if (!company) throw notFound();
    return {
      ...company,
      priceCents: me.priceCents,
      currency: 'usd' as const,
      openCents: await balanceOf(db, me.id),
      page,
      perPage: PER_PAGE,
      ...(await agentFees(db, me.id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })),
    };
  },
});
