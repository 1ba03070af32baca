import { z } from 'zod';
import { call } from '../../platform/serve/contract.ts';
import {
  AgentSignedUp,
  AgentSignUp,
  CompanySearch,
  InvitationToken,
  JoinableCompany,
  OpenCompanies,
  OpenInvitation,
  ResellerCode,
} from './agent/contract.ts';
import { AgentCode, AgentOfCode, EndUserSignedUp, EndUserSignUp } from './end-user/contract.ts';
import { withSession } from './person/contract.ts';
import { ResellerSignedUp, ResellerSignUp } from './reseller/contract.ts';

export { AgentSignUp } from './agent/contract.ts';
export { AgentCode, EndUserSignUp } from './end-user/contract.ts';
export {
  ResellerAgreementStep,
  ResellerCompanyStep,
  ResellerPersonStep,
  ResellerPlanStep,
  ResellerSignUp,
} from './reseller/contract.ts';
export { mayChoose, tierFor } from './tiers/contract.ts';

const tags = ['Sign-up'];
/** A repeated sign-up with the same `Idempotency-Key` creates one account and gets the same reply. */
const signUp = { method: 'POST', tags, outputStructure: 'detailed' } as const;

export const signUpsContract = {
  reseller: call
    .route({ ...signUp, path: '/reseller-signup', summary: 'Sign up a company, with its owner and its plan' })
    .input(ResellerSignUp)
    .output(withSession(ResellerSignedUp)),
  agent: call
    .route({ ...signUp, path: '/agent-signup', summary: 'Sign up as an agent of a company' })
    .input(AgentSignUp)
    .output(withSession(AgentSignedUp)),
  endUser: call
    .route({ ...signUp, path: '/end-user-signup', summary: 'Sign up as a buyer' })
    .input(EndUserSignUp)
    .output(withSession(EndUserSignedUp)),
  validateAgentCode: call
    .route({ method: 'POST', path: '/validate-agent-code', summary: 'Get the agent of a code', tags })
    .input(z.strictObject({ code: AgentCode }))
    .output(AgentOfCode),
  resellerCode: call
    .route({
      method: 'GET',
      path: '/reseller-codes/{code}',
      summary: 'Get the company that agents join with a code',
      tags,
    })
    .input(z.strictObject({ code: ResellerCode }))
    .output(JoinableCompany),
  companies: call
    .route({
      method: 'GET',
      path: '/companies',
      summary: 'List companies that accept agents, by name, 20 per page, with X-Total-Count',
      tags,
      outputStructure: 'detailed',
    })
    .input(CompanySearch)
    .output(OpenCompanies),
  invitation: call
    .route({ method: 'GET', path: '/invitations/{token}', summary: 'Get an invitation by its token', tags })
    .input(z.strictObject({ token: InvitationToken }))
    .output(OpenInvitation),
  options: call
    .route({ method: 'GET', path: '/sign-up/options', summary: 'Get the options of the sign-up pages', tags })
    .output(
      z.object({
        /** Operator of the platform, shown in place of a code. */
        operatorName: z.string(),
        /** The sample network's company, which agents may join; null where no sample is loaded. */
        sampleReseller: JoinableCompany.nullable(),
      }),
    ),
};
