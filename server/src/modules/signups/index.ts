import type { ServerModule } from '../../platform/app/app-context.ts';
import { addressConfirmedToken, personalDataToken } from '../accounts/index.ts';
import { activateAfterConfirmation } from './after-confirmation.ts';
import { companies } from './agent/list-companies.ts';
import { invitation, resellerCode } from './agent/look-up.ts';
import { signUpAgent } from './agent/sign-up.ts';
import { createSignUpEmails, signUpEmailsToken } from './emails.ts';
import { signUpEndUser } from './end-user/sign-up.ts';
import { validateAgentCode } from './end-user/validate-code.ts';
import { options } from './options.ts';
import { createQueue, signUpQueue } from './person/queue.ts';
import { signupsData } from './personal-data.ts';
import { signUpReseller } from './reseller/sign-up.ts';

export const signUpsOperations = {
  reseller: signUpReseller,
  agent: signUpAgent,
  endUser: signUpEndUser,
  validateAgentCode,
  resellerCode,
  companies,
  invitation,
  options,
};

/** A few keep password hashing and the database busy; more would only wait there. */
const BATCH_SIZE = 4;

export { clientJoined } from './events.ts';
export { e164 } from './person/phone.ts';
export { salesRequested } from './reseller/sales.ts';

export const signups: ServerModule = {
  name: 'signups',
  start(app) {
    app.register(signUpQueue, createQueue(BATCH_SIZE));
    const emails = createSignUpEmails(app.settings.LINTEL_PUBLIC_URL);
    app.register(signUpEmailsToken, emails);
    app.resolve(addressConfirmedToken).push(activateAfterConfirmation(emails));
    app.resolve(personalDataToken).push(signupsData);
  },
};
