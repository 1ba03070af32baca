import type { Capability } from '../../foundation/app-context.ts';
import { dashboardPathsToken, personalDataToken } from '../accounts/index.ts';
import { appealsVerbs } from './appeals/appeal.ts';
import { auditVerbs, startAudit } from './audit/verbs.ts';
import { dashboardOfPerson } from './dashboards.ts';
import { demoLogin } from './demo/demo-login.ts';
import { outbox, outboxAppToken, outboxLetter } from './demo/outbox.ts';
import { feesVerbs, startFees } from './fees/verbs.ts';
import { type CountCache, counted, countedFigures, figures } from './figures.ts';
import { licensesVerbs, startLicenses } from './licenses/verbs.ts';
import { networkData } from './personal-data.ts';
import { resellerVerbs, startReseller } from './reseller/verbs.ts';
import { eraseEndedCompanies } from './retention/erase-ended.ts';
import { session } from './session.ts';
import { signUpsVerbs, startSignUps } from './signups/verbs.ts';
import { startWholesaler, wholesalerVerbs } from './wholesaler/verbs.ts';

export const networkVerbs = {
  signUps: signUpsVerbs,
  licenses: licensesVerbs,
  reseller: resellerVerbs,
  wholesaler: wholesalerVerbs,
  fees: feesVerbs,
  appeals: appealsVerbs,
  audit: auditVerbs,
  figures,
  session,
  demoLogin,
  outbox,
  outboxLetter,
};

export { myCompany, myWorkingCompany, wholesaler } from './access.ts';
export { sampleSystemName } from './figures.ts';
export { licenseDay, mayReceiveLeads, takesLeads } from './licenses/leads.ts';
export { type AgentCard, agentCards } from './records.ts';
export { isSampleLoaded } from './sample.ts';
export { salesRequested } from './signups/reseller/sales.ts';
export { agentCodes, agents, buyers, licenses, resellers } from './tables.ts';

export const network: Capability = {
  name: 'network',
  start(app) {
    app.resolve(dashboardPathsToken).of = dashboardOfPerson;
    app.register(outboxAppToken, app);
    app.resolve(personalDataToken).push(networkData(app));
    const cache: CountCache = { counting: false };
    app.register(countedFigures, cache);
    startLicenses(app);
    startSignUps(app);
    startReseller(app);
    startWholesaler(app);
    startAudit(app);
    startFees(app);
    app.jobs.schedule('erase-ended-companies', '41 3 * * *', async () => void (await eraseEndedCompanies(app)));
    // Counts at start-up, so the first visitor does not wait. Tests fill the database later.
    if (app.settings.NODE_ENV !== 'test') void counted(app.database.db, cache).catch(() => {});
  },
};
