import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { exportActivity } from './applications/export-activity.ts';
import {
  activity,
  changeDates,
  demographics,
  edit,
  get,
  list,
  move,
  start,
  stateDemographics,
} from './applications/operations.ts';
import { scheduleRetention } from './applications/retention.ts';
import { stats } from './applications/stats.ts';
import { notifyOfClocks } from './clocks/notify.ts';
import { deliverDisclosure, disclose, extendLock, lockRate } from './clocks/operations.ts';
import { inviteCoBorrower, removeCoBorrower } from './co-borrower/invite.ts';
import { coBorrowerInvitation, joinAsCoBorrower, signApplication } from './co-borrower/join.ts';
import { addCondition, answerCondition, requestChecklist, reviewCondition } from './conditions/operations.ts';
import { applicationPdf, exportApplication, importApplication, previewImport } from './exchange/operations.ts';
import { issueLetter, letterPdf, revokeLetter, setLimits, verifyLetter } from './letters/operations.ts';
import { lendingData } from './personal-data.ts';
import { importRateSheet, rateSheet, stateRateSheet } from './pricing/operations.ts';
import { sharedStatuses, shareStatus, statusShares } from './sharing/operations.ts';
import { team } from './team/operations.ts';

export { ownApplications } from './applications/present.ts';
export { RateSheetInput } from './pricing/contract.ts';
export { publicRates } from './pricing/public-rates.ts';

export const lendingOperations = {
  ...{ stats, list, activity, exportActivity, start, get, edit, move, changeDates, demographics, stateDemographics },
  ...{ addCondition, requestChecklist, answerCondition, reviewCondition },
  ...{ disclose, deliverDisclosure, lockRate, extendLock },
  ...{ setLimits, issueLetter, revokeLetter, letterPdf, verifyLetter },
  ...{ rateSheet, stateRateSheet, importRateSheet },
  ...{ statusShares, shareStatus, sharedStatuses, team },
  ...{ inviteCoBorrower, removeCoBorrower, coBorrowerInvitation, joinAsCoBorrower, signApplication },
  ...{ exportApplication, previewImport, importApplication, applicationPdf },
};

/** Mortgage applications: data, conditions, clocks and letters. */
export const lending: ServerModule = {
  name: 'lending',
  start(app) {
    app.resolve(personalDataToken).push(lendingData);
    scheduleRetention(app);
    app.jobs.schedule('notify-of-clocks', '23 * * * *', () => notifyOfClocks(app, new Date()), { atStart: true });
  },
};
