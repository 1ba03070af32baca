import { m } from '@lintel/messages';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken } from '../../accounts/index.ts';
import { companyByCode, invitationByToken } from '../../companies/index.ts';
import { signUpsContract } from '../contract.ts';
import { joinableCompany } from './joinable-company.ts';

export const resellerCode = serve(signUpsContract.resellerCode, {
  access: anyone('whoever has the code of a company may see its name and price before signing up'),
  async run({ input: { code }, db, address, resolve }) {
    await resolve(attemptsToken).count('codeFrom', `reseller ${address}`);
    const company = await companyByCode(db, code);
    if (!company) throw notFound(m.network__this_code_doesnt_belong_to_2());
    return joinableCompany(company);
  },
});

export const invitation = serve(signUpsContract.invitation, {
  access: anyone('the token of the letter says who was invited'),
  async run({ input: { token }, db }) {
    const found = await invitationByToken(db, token);
    if (!found) throw notFound(m.network__this_invitation_is_no_longer_2());
    const { email, agentType, agentPriceCents, expiresAt } = found.invitation;
    return {
      ...{ email, agentType, companyName: found.company.companyName, currency: 'usd' as const },
      agentPriceCents: agentPriceCents ?? found.company.agentPriceCents,
      expiresAt: expiresAt.toISOString(),
    };
  },
});
