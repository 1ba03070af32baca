import { and, eq, isNull, sql } from 'drizzle-orm';
import { serve } from '../../../platform/serve/serve.ts';
import { requireVersion, versionOf } from '../../../platform/serve/version.ts';
import { myCompany, myWorkingCompany } from '../access.ts';
import type { Company } from '../profiles.ts';
import { publicUrlToken } from '../public-url.ts';
import { randomCode } from '../random-code.ts';
import { lockCompany } from '../seats.ts';
import { agents, resellers } from '../tables.ts';
import { type CompanySettings, dashboardContract as contract } from './contract.ts';

const editable = ['agentPriceCents', 'contactPersonName', 'contactPersonPhone', 'phone', 'website'] as const;

const shown = (company: Company, publicUrl: string): CompanySettings => ({
  ...company,
  version: versionOf(editable.map((field) => company[field])),
  joinLink: company.resellerCode && `${publicUrl}/agent-signup?code=${encodeURIComponent(company.resellerCode)}`,
});

export const settings = serve(contract.settings, {
  access: myCompany,
  run: async ({ subject: company, resolve }) => shown(company, resolve(publicUrlToken)),
});

export const change = serve(contract.change, {
  access: myWorkingCompany,
  writes: true,
  async run({ input, subject, tx, audit, resolve }) {
    const [locked] = await lockCompany(tx, subject);
    const { website, version, ...rest } = input;
    requireVersion(version, shown(locked!, resolve(publicUrlToken)).version);
    const fields = { ...rest, ...(website === undefined ? {} : { website: website || null }) };
    if (Object.keys(fields).length === 0) return shown(subject, resolve(publicUrlToken));
    const priceChanges = fields.agentPriceCents !== undefined && fields.agentPriceCents !== subject.agentPriceCents;
    // A new price applies to new agents only; existing agents keep theirs.
    if (priceChanges && subject.agentPriceCents !== null)
      await tx
        .update(agents)
        .set({ priceCents: subject.agentPriceCents })
        .where(and(eq(agents.resellerId, subject.id), isNull(agents.priceCents)));
    const [company] = await tx.update(resellers).set(fields).where(eq(resellers.id, subject.id)).returning();
    if (priceChanges)
      await audit({
        action: 'reseller.agent_price_changed',
        object: `reseller:${subject.id}`,
        details: { beforeCents: subject.agentPriceCents, afterCents: fields.agentPriceCents },
      });
    return shown(company!, resolve(publicUrlToken));
  },
});

export const newCode = serve(contract.newCode, {
  access: myWorkingCompany,
  writes: true,
  async run({ subject, tx, audit, resolve }) {
    await lockCompany(tx, subject);
    for (;;) {
      const resellerCode = randomCode(subject.companyName);
      const taken = await tx
        .select({ id: resellers.id })
        .from(resellers)
        .where(sql`lower(${resellers.resellerCode}) = ${resellerCode.toLowerCase()}`);
      if (taken.length > 0) continue;
      const [company] = await tx
        .update(resellers)
        .set({ resellerCode })
        .where(eq(resellers.id, subject.id))
        .returning();
      await audit({ action: 'reseller.code_replaced', object: `reseller:${subject.id}` });
      return shown(company!, resolve(publicUrlToken));
    }
  },
});
