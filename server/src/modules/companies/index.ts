import type { ServerModule } from '../../platform/app/app-context.ts';
import { agentTypesToken, personalDataToken } from '../accounts/index.ts';
import { seatsInUse } from '../billing/index.ts';
import { agentLeftToken } from './agent-left.ts';
import { accept, reactivate, reject } from './agents/admit.ts';
import { exportCsv as exportAgents, list as listAgents } from './agents/list.ts';
import { offboard } from './agents/offboard.ts';
import { setPrice } from './agents/set-price.ts';
import { suspend } from './agents/suspend.ts';
import { create } from './codes/create.ts';
import { exportCsv as exportCodes, list as listCodes } from './codes/list.ts';
import { qr } from './codes/qr.ts';
import { suggest } from './codes/suggest.ts';
import { toggle } from './codes/toggle.ts';
import { analytics, analyticsCsv } from './dashboard/analytics.ts';
import { desk } from './dashboard/dashboard.ts';
import { change, newCode, settings } from './dashboard/settings.ts';
import { stats } from './dashboard/stats.ts';
import { companyEmailsToken, createCompanyEmails } from './emails.ts';
import { create as invite, resend, revoke } from './invitations/invite.ts';
import { list as listInvitations } from './invitations/list.ts';
import { companiesData } from './personal-data.ts';
import { publicUrlToken } from './public-url.ts';
import { agentTypeOf } from './records.ts';
import { seatsInUseOf } from './seats.ts';

export const companiesOperations = {
  stats,
  desk,
  settings,
  change,
  newCode,
  analytics,
  analyticsCsv,
  agents: { list: listAgents, exportCsv: exportAgents, accept, reject, suspend, reactivate, setPrice, offboard },
  codes: { list: listCodes, exportCsv: exportCodes, create, suggest, toggle, qr },
  invitations: { list: listInvitations, create: invite, resend, revoke },
};

export {
  mayWork,
  meAsAgent,
  myCompany,
  myWorkingCompany,
  obstacleOf,
} from './access.ts';
export { type AgentLeft, agentLeftToken } from './agent-left.ts';
export { emailAgent } from './agents/change.ts';
export { agentOfCode, connectByCode, hasUsedCode, useCode } from './codes/use-code.ts';
export { eraseCompany, lockEndedCompanies } from './erase-company.ts';
export {
  acceptInvitation,
  addAgent,
  addBuyer,
  addCompany,
  companyByCode,
  companyById,
  companyByOwnerEmail,
  companyOfOwner,
  confirmAgent,
  invitationByToken,
  joinedAgent,
  ownInvitation,
  readmitAgent,
} from './joining.ts';
export { type NewestLicenses, newestLicensesToken } from './licenses.ts';
export { companyPaths, notifyOwner } from './notices.ts';
export { openCompanies } from './open-companies.ts';
export {
  type AgentProfile,
  agentId,
  agentProfiles,
  type BuyerProfile,
  buyerProfiles,
  type Company,
  companyId,
  companyProfiles,
} from './profiles.ts';
export { publicUrlToken } from './public-url.ts';
export { randomCode } from './random-code.ts';
export {
  type AgentCard,
  agentCards,
  lockBuyer,
  releaseBuyer,
  setBudget,
  setSuspension,
  setVerification,
} from './records.ts';
export { lockCompany, takeSeatOfPending } from './seats.ts';

export const companies: ServerModule = {
  name: 'companies',
  start(app) {
    const publicUrl = app.settings.LINTEL_PUBLIC_URL;
    app.register(publicUrlToken, publicUrl);
    app.register(agentLeftToken, []);
    app.register(companyEmailsToken, createCompanyEmails(publicUrl));
    app.resolve(agentTypesToken).of = agentTypeOf;
    app.resolve(seatsInUse).count = seatsInUseOf;
    app.resolve(personalDataToken).push(companiesData(app));
  },
};
