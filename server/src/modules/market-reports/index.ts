import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { createSignedIds } from '../../platform/secrets/signed-ids.ts';
import { personalDataToken } from '../accounts/index.ts';
import { addClientArea, clientAreas, removeClientArea } from './clients/operations.ts';
import { link, unsubscribe } from './links/operations.ts';
import { contactLinksToken } from './links/token.ts';
import { reportMailToken, startReportMail } from './mail/clock.ts';
import { areas, removeArea, saveArea } from './own-areas.ts';
import { marketReportsData } from './personal-data.ts';

export const marketReportsOperations = {
  ...{ areas, saveArea, removeArea },
  ...{ clientAreas, addClientArea, removeClientArea },
  ...{ link, unsubscribe },
};

/** Market reports by email each month: for people who saved an area, and for agents' contacts. */
export const marketReports: ServerModule = {
  name: 'market-reports',
  async start(app) {
    app.resolve(personalDataToken).push(marketReportsData);
    app.register(contactLinksToken, createSignedIds(await secretOf(app), 'market-report'));
    startReportMail(app);
  },
  stop: (app) => app.resolve(reportMailToken).stop(),
};
