import type { AppContext } from '../../../platform/app/app-context.ts';
import { file as analyticsFile } from './analytics/file.ts';
import { get as analytics } from './analytics/get.ts';
import { rows as analyticsRows } from './analytics/rows.ts';
import { addNote } from './companies/add-note.ts';
import { file as resellersFile } from './companies/file.ts';
import { get as reseller } from './companies/get.ts';
import { list as resellers } from './companies/list.ts';
import { reactivate, suspend } from './companies/suspend.ts';
import { createWholesalerEmails, wholesalerEmailsToken } from './emails.ts';
import { stats } from './stats.ts';
import { nameMatch, pending as pendingVerifications } from './verifications/pending.ts';
import { verify as verifyLicense } from './verifications/verify.ts';

export const wholesalerOperations = {
  stats,
  resellers,
  resellersFile,
  reseller,
  suspend,
  reactivate,
  addNote,
  pendingVerifications,
  nameMatch,
  verifyLicense,
  analytics: { get: analytics, rows: analyticsRows, file: analyticsFile },
};

export function startWholesaler(app: AppContext): void {
  app.register(wholesalerEmailsToken, createWholesalerEmails(app.settings.LINTEL_PUBLIC_URL));
}
