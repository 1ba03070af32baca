import type { ServerModule } from '../../platform/app/app-context.ts';
import { dashboardPathsToken, personalDataToken } from '../accounts/index.ts';
import { appealsOperations } from './appeals/appeal.ts';
import { auditOperations, startAudit } from './audit/operations.ts';
import { dashboardOfPerson } from './dashboards.ts';
import { demoLogin } from './demo/demo-login.ts';
import { outbox, outboxAppToken, outboxLetter } from './demo/outbox.ts';
import { feesOperations, startFees } from './fees/operations.ts';
import { type CountCache, counted, countedFigures, figures } from './figures.ts';
import { licensesOperations, startLicenses } from './licenses/operations.ts';
import { networkData } from './personal-data.ts';
import { resellerOperations, startReseller } from './reseller/operations.ts';
import { eraseEndedCompanies } from './retention/erase-ended.ts';
import { session } from './session.ts';
import { signUpsOperations, startSignUps } from './signups/operations.ts';
import { startWholesaler, wholesalerOperations } from './wholesaler/operations.ts';

export const networkOperations = {
  signUps: signUpsOperations,
  licenses: licensesOperations,
  reseller: resellerOperations,
  wholesaler: wholesalerOperations,
  fees: feesOperations,
  appeals: appealsOperations,
  audit: auditOperations,
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

export const network: ServerModule = {
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
