import type { ServerModule } from '../../platform/app/app-context.ts';
import { personalDataToken } from '../accounts/index.ts';
import { answer, clients } from './connections/answer.ts';
import { end, endClient, withdraw } from './connections/end.ts';
import { lapseRequests } from './connections/lapse.ts';
import { share } from './connections/share.ts';
import { team } from './connections/team.ts';
import { choices, get, list } from './directory/operations.ts';
import { hoursOperations } from './hours/operations.ts';
import { professionalsData } from './personal-data.ts';
import { consentsOperations } from './receipts/operations.ts';
import { reviewsOperations } from './reviews/operations.ts';

export const professionalsOperations = {
  ...{ list, choices, get },
  ...{ team, share, withdraw, end, clients, answer, endClient },
  ...{ hours: hoursOperations, consents: consentsOperations, reviews: reviewsOperations },
};

export { meAsAgent, meAsBuyer } from './access.ts';
export { type AppointmentsBetween, appointmentsToken } from './connections/appointments-between.ts';
export { connectionsByIds, holdRequest, restingOf } from './connections/by-ids.ts';
export { type ClientFacts, clientFactsOf } from './connections/client-facts.ts';
export { connectWithConsent } from './connections/connect-with-consent.ts';
export { type Between, connectionBetween } from './connections/connection-between.ts';
export { clientsPath, sidesOf, teamPath } from './connections/publish-connection.ts';
export { checkRequest, requestConnection } from './connections/request-connection.ts';
export { isConcealed, preApprovalToken, sharesWith } from './connections/shared-with.ts';
export { connectionStates } from './connections/states.ts';
export { memberOf, teamOf } from './connections/team.ts';
export {
  consentText,
  consentVersion,
  Directory,
  directoryOrder,
  type PreApproval,
  type Professional,
  professionalsContract,
  replyMinutesMax,
  replyMinutesTarget,
  type SharedFact,
  type WorkingDay,
} from './contract.ts';
export { directory, professionalsByIds } from './directory/operations.ts';
export { clientClosed, connectionChanged } from './events.ts';
export { workingHoursOf } from './hours/operations.ts';
export { proposedReceipt, receiptOf } from './receipts/operations.ts';
export { recordClosing } from './reviews/chances.ts';
export { sharedClosingsOf } from './reviews/closings.ts';
export { reviewRecordsOf } from './reviews/records.ts';
export { worksWith } from './works-with.ts';

export const professionals: ServerModule = {
  name: 'professionals',
  start(app) {
    app.resolve(personalDataToken).push(professionalsData);
    app.jobs.schedule('lapse-requests', '*/5 * * * *', async () => void (await lapseRequests(app)));
  },
};
