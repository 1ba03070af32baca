import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { link, unsubscribe, useLink } from './links/links.ts';
import { createLinkTokens, linkTokensToken } from './links/token.ts';
import { get, list } from './list.ts';
import { alerts as alertsOfSearch, allAlerts } from './list-alerts.ts';
import { alertMailToken, startAlertMail } from './mail/clock.ts';
import { matchingToken, startMatching } from './matching/match-changes.ts';
import { alertsData } from './personal-data.ts';
import { deleteOld, remove, restore, visit } from './remove.ts';
import { change, create } from './save.ts';

/** Saved searches and alerts about matching homes. */
export const alertsOperations = {
  list,
  create,
  get,
  change,
  remove,
  restore,
  visit,
  alerts: alertsOfSearch,
  allAlerts,
  link,
  useLink,
  unsubscribe,
};

export type { AlertFrequency, SearchToSave } from './contract.ts';
export { searchSaved } from './events.ts';
export { parseSearch } from './parse-search.ts';
export { searchesOf } from './records.ts';
export { queryOf, type StoredQuery } from './stored-query.ts';
export { unseenAlertsOf } from './unseen.ts';

export const alerts: ServerModule = {
  name: 'alerts',
  async start(app) {
    app.resolve(personalDataToken).push(alertsData);
    app.register(linkTokensToken, createLinkTokens(await secretOf(app)));
    await startMatching(app);
    startAlertMail(app);
    app.jobs.schedule('forget-old-alerts', '41 4 * * *', () => deleteOld(app.database.db));
  },
  async stop(app) {
    await app.resolve(matchingToken).stop();
    await app.resolve(alertMailToken).stop();
  },
};
