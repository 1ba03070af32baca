import { accountRows } from './rows/account-rows.ts';
import { affordabilityRows } from './rows/affordability-rows.ts';
import { alertsRows } from './rows/alerts-rows.ts';
import { appointmentsRows } from './rows/appointments-rows.ts';
import { assistantRows } from './rows/assistant-rows.ts';
import { companyRows } from './rows/company-rows.ts';
import { connectRows } from './rows/connect-rows.ts';
import { contactsRows } from './rows/contacts-rows.ts';
import { documentsRows } from './rows/documents-rows.ts';
import { journeyRows } from './rows/journey-rows.ts';
import { lendingRows } from './rows/lending-rows.ts';
import { matchingRows } from './rows/matching-rows.ts';
import { messagesRows } from './rows/messages-rows.ts';
import { moneyRows } from './rows/money-rows.ts';
import { notificationsRows } from './rows/notifications-rows.ts';
import { ownListingsRows } from './rows/own-listings-rows.ts';
import { platformRows } from './rows/platform-rows.ts';
import { professionalsRows } from './rows/professionals-rows.ts';
import { prospectingRows } from './rows/prospecting-rows.ts';
import { publicRows } from './rows/public-rows.ts';
import { recommendationsRows } from './rows/recommendations-rows.ts';
import { reviewsRows } from './rows/reviews-rows.ts';
import { savingRows } from './rows/saving-rows.ts';
import type { Rows } from './walk.ts';

/** A valid call of each route of the contract, in the order of the table. */
export const accessRows: Rows = {
  ...publicRows,
  ...assistantRows,
  ...accountRows,
  ...moneyRows,
  ...ownListingsRows,
  ...companyRows,
  ...notificationsRows,
  ...messagesRows,
  ...platformRows,
  ...savingRows,
  ...alertsRows,
  ...professionalsRows,
  ...appointmentsRows,
  ...reviewsRows,
  ...connectRows,
  ...recommendationsRows,
  ...journeyRows,
  ...documentsRows,
  ...matchingRows,
  ...affordabilityRows,
  ...contactsRows,
  ...lendingRows,
  ...prospectingRows,
};
