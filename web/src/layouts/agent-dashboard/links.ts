import { m } from '@lintel/messages';
import { rankingPath } from '../../modules/matching/paths.ts';
import { messageToCompany } from '../../modules/messages/paths.ts';

/** The agent's pages that no tab shows. */
export const links = [
  { label: m.agent_dashboard__requests, href: '/connections' },
  { label: m.agent_dashboard__documents, href: '/documents' },
  { label: m.agent_dashboard__your_smartmatch_ranking, href: rankingPath },
  { label: m.agent_dashboard__licenses, href: '/licenses' },
  { label: m.agent_dashboard__fees, href: '/account#fees' },
  { label: m.agent_dashboard__message_your_company, href: messageToCompany },
] as const;
