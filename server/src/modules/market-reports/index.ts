import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { createSignedIds } from '../../platform/secrets/signed-ids.ts';
import { personalDataToken } from '../accounts/index.ts';
import { addClientArea, clientAreas, removeClientArea } from './clients/operations.ts';
import { previewClientReport } from './clients/preview.ts';
import { homeEmailServicesToken } from './homes/emails.ts';
import { confirm, link as homeLink, unsubscribe as stopHome } from './homes/links.ts';
import { add, deleteUnconfirmed, list, remove } from './homes/operations.ts';
import { link, unsubscribe } from './links/operations.ts';
import { contactLinksToken } from './links/token.ts';
import { reportMailToken, startReportMail } from './mail/clock.ts';
import { areas, removeArea, saveArea } from './own-areas.ts';
import { marketReportsData } from './personal-data.ts';

export const marketReportsOperations = {
  ...{ areas, saveArea, removeArea },
  ...{ clientAreas, addClientArea, removeClientArea, previewClientReport },
  ...{ link, unsubscribe },
  homes: { list, add, remove, link: homeLink, confirm, unsubscribe: stopHome },
};

/** Emails each month: the market of an area, for people who saved it and for agents' contacts, and the estimate of a home. */
export const marketReports: ServerModule = {
  name: 'market-reports',
  async start(app) {
    app.resolve(personalDataToken).push(marketReportsData);
    app.register(contactLinksToken, createSignedIds(await secretOf(app), 'market-report'));
    app.register(homeEmailServicesToken, {
      publicUrl: app.settings.LINTEL_PUBLIC_URL,
      links: createSignedIds(await secretOf(app), 'home-value-email'),
    });
    app.jobs.schedule('forget-unconfirmed-home-emails', '37 3 * * *', async () => {
      await deleteUnconfirmed(app.database.db, new Date());
    });
    startReportMail(app);
  },
  stop: (app) => app.resolve(reportMailToken).stop(),
};
