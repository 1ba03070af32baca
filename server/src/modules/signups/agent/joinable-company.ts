import type { Company } from '../../companies/index.ts';
import type { JoinableCompany } from './contract.ts';

/** The public fields of a company for agents who may join it. */
export const joinableCompany = ({ companyName, resellerCode, agentPriceCents }: Company): JoinableCompany => ({
  companyName,
  resellerCode: resellerCode ?? '',
  agentPriceCents,
  currency: 'usd',
});
