import type { Capability } from '../../foundation/house.ts';
import { secretOf } from '../../foundation/secret.ts';
import { personalDataPart } from '../accounts/index.ts';
import { link, unsubscribe, useLink } from './links/links.ts';
import { createLinkTokens, linkTokensPart } from './links/token.ts';
import { get, list } from './list.ts';
import { alerts as alertsOfSearch, allAlerts } from './list-alerts.ts';
import { alertMailPart, startAlertMail } from './mail/clock.ts';
import { matchingPart, startMatching } from './matching/match-changes.ts';
import { alertsData } from './personal-data.ts';
import { forgetOld, remove, restore, visit } from './remove.ts';
import { change, create } from './save.ts';

/** Saved searches, and what is told of the homes that match them. */
export const alertsVerbs = {
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

export { searchSaved } from './events.ts';
export { searchesOf } from './records.ts';
export { unseenAlertsOf } from './unseen.ts';

export const alerts: Capability = {
  name: 'alerts',
  async start(house) {
    house.use(personalDataPart).push(alertsData);
    house.provide(linkTokensPart, createLinkTokens(await secretOf(house)));
    await startMatching(house);
    startAlertMail(house);
    house.jobs.schedule('forget-old-alerts', '41 4 * * *', () => forgetOld(house.database.db));
  },
  async stop(house) {
    await house.use(matchingPart).stop();
    await house.use(alertMailPart).stop();
  },
};
