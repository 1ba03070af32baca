import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { file as analyticsFile } from './analytics/file.ts';
import { get as analytics } from './analytics/get.ts';
import { rows as analyticsRows } from './analytics/rows.ts';
import { chain, chainWalk } from './audit/chain.ts';
import { file as auditFile } from './audit/file.ts';
import { list as auditList } from './audit/list.ts';
import { addNote } from './companies/add-note.ts';
import { file as resellersFile } from './companies/file.ts';
import { get as reseller } from './companies/get.ts';
import { list as resellers } from './companies/list.ts';
import { reactivate, suspend } from './companies/suspend.ts';
import { createWholesalerEmails, wholesalerEmailsToken } from './emails.ts';
import { type CountCache, counted, countedFigures, figures } from './figures/figures.ts';
import { outbox, outboxAppToken, outboxLetter } from './outbox/outbox.ts';
import { administrationData } from './personal-data.ts';
import { eraseEndedCompanies } from './retention/erase-ended.ts';
import { stats } from './stats.ts';

const wholesalerOperations = {
  stats,
  resellers,
  resellersFile,
  reseller,
  suspend,
  reactivate,
  addNote,
  analytics: { get: analytics, rows: analyticsRows, file: analyticsFile },
};

export const administrationOperations = {
  wholesaler: wholesalerOperations,
  audit: { list: auditList, chain, file: auditFile },
  figures: { figures },
  outbox: { outbox, outboxLetter },
};

export const administration: ServerModule = {
  name: 'administration',
  start(app) {
    app.register(wholesalerEmailsToken, createWholesalerEmails(app.settings.LINTEL_PUBLIC_URL));
    app.register(chainWalk, { startedAt: 0 });
    app.register(outboxAppToken, app);
    app.resolve(personalDataToken).push(administrationData);
    const cache: CountCache = { counting: false };
    app.register(countedFigures, cache);
    app.jobs.schedule('erase-ended-companies', '41 3 * * *', async () => void (await eraseEndedCompanies(app)));
    // Counts at start-up, so the first visitor does not wait. Tests fill the database later.
    if (app.settings.NODE_ENV !== 'test') void counted(app.database.db, cache).catch(() => {});
  },
};
