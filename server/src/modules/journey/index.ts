import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { preApprovalToken } from '../professionals/index.ts';
import { fillFeed } from './activity/handlers.ts';
import { list as activity } from './activity/list.ts';
import { notifyOfDueDates } from './next-steps/due.ts';
import { notifyOfExpiringLetters } from './next-steps/expiring-letters.ts';
import { choose, list as nextSteps } from './next-steps/list.ts';
import { journeyData } from './personal-data.ts';
import { journey as getJourney, user } from './progress/get.ts';
import { override, undoOverride } from './progress/override.ts';
import { preApprovalOf } from './progress/pre-approval.ts';
import { budget, cash } from './progress/state.ts';
import { timeline } from './progress/timeline.ts';
import { get } from './purchases/get.ts';
import { open } from './purchases/open.ts';
import { confirm, record, undo } from './purchases/record.ts';
import { retainApprovedDocuments } from './purchases/retain-documents.ts';

/** The seven steps of a purchase, next steps, and the activity feed. */
export const journeyOperations = {
  ...{ user, journey: getJourney, timeline, override, undoOverride, budget, cash },
  purchases: { open, get, record, confirm, undo },
  nextSteps: { list: nextSteps, choose },
  activity: { list: activity },
};

export { nextStepsOf } from './next-steps/list.ts';
export { journeyOf } from './progress/journey-of.ts';
export { closedPurchase } from './purchases/closed-purchase.ts';

export const journey: ServerModule = {
  name: 'journey',
  start(app) {
    app.resolve(personalDataToken).push(journeyData);
    app.register(preApprovalToken, preApprovalOf);
    fillFeed(app);
    retainApprovedDocuments(app);
    app.jobs.schedule('tell-of-lapsing-letters', '41 6 * * *', () => notifyOfExpiringLetters(app));
    app.jobs.schedule('tell-of-due-days', '17 */6 * * *', () => notifyOfDueDates(app));
  },
};
