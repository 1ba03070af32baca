import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { denyEmail, emailLink, sendVerification, verifyEmail } from './address/confirm.ts';
import { addressConfirmedToken } from './address/confirm-address.ts';
import { expireAccounts } from './address/expire.ts';
import { type AgentTypes, agentTypesToken, createDashboardPaths, dashboardPathsToken } from './dashboard-paths.ts';
import { deleteAccount, keepAccount } from './deletion/deletion.ts';
import { eraseDue } from './deletion/erase.ts';
import { exportAccount } from './deletion/export.ts';
import { ownData } from './deletion/own-data.ts';
import { personalDataToken } from './deletion/personal-data.ts';
import { accountEmailsToken, createAccountEmails } from './emails.ts';
import { forgotPassword, resetAccounts, resetPassword } from './passwords/password-reset.ts';
import { prune } from './prune.ts';
import { session } from './session/session.ts';
import { personFinder, personWatcher, watchPersonToken } from './sessions/current-session.ts';
import { changeEmail } from './settings/email.ts';
import { changePassword } from './settings/password.ts';
import { account, changeAccount } from './settings/profile.ts';
import { endOtherSessions, endSession, sessions } from './settings/sessions.ts';
import { backupCodes, beginTwoFactor, confirmTwoFactor, disableTwoFactor } from './settings/two-factor.ts';
import { attemptsToken, createAttempts } from './sign-in/attempts.ts';
import { authToken, createAuth } from './sign-in/auth.ts';
import { claimPasswordsToken, createClaimPasswords } from './sign-in/claim-password.ts';
import { demoLogin } from './sign-in/demo-login.ts';
import { createDevices, devicesToken } from './sign-in/devices.ts';
import { secondFactor } from './sign-in/second-factor.ts';
import { signIn, wholesalerLogin } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { viewerFinder } from './viewer.ts';

/** Accounts, passwords and sessions. */
export const accountsOperations = {
  signIn,
  wholesalerLogin,
  secondFactor,
  signOut,
  forgotPassword,
  resetAccounts,
  resetPassword,
  emailLink,
  verifyEmail,
  denyEmail,
  sendVerification,
  account,
  changeAccount,
  changePassword,
  changeEmail,
  sessions,
  endSession,
  endOtherSessions,
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  backupCodes,
  exportAccount,
  deleteAccount,
  keepAccount,
};

/** Operations about the current session. */
export const sessionOperations = { session, demoLogin };

export { requireSecondFactor, wholesaler } from './access.ts';
export { addressConfirmedToken, type ConfirmedAddress, confirmAddress } from './address/confirm-address.ts';
export { confirmed } from './confirmed.ts';
export { agentTypesToken, dashboardPaths, dashboardPathsToken } from './dashboard-paths.ts';
export { type PersonalData, personalDataToken } from './deletion/personal-data.ts';
export { accountEmailsToken } from './emails.ts';
export { type NewAccount, type OpenedAccount, openAccount, recordConsent } from './opening/open-account.ts';
export { openOperator } from './opening/open-operator.ts';
export { rejectCommonPassword } from './passwords/common-passwords.ts';
export { hashPassword } from './passwords/passwords.ts';
export { type PersonProfile, personId, personProfiles, profileOf, sessionId, wholesalers } from './person-profiles.ts';
export { isSampleLoaded, sampleIsLoaded, sampleSystemName } from './sample.ts';
export { sessionIdOf, watchPersonToken } from './sessions/current-session.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { openSession } from './sessions/open-session.ts';
export { confirmPassword } from './settings/confirm-password.ts';
export { describeDevice } from './settings/device.ts';
export { attemptsToken } from './sign-in/attempts.ts';
export { canSignIn } from './sign-in/can-sign-in.ts';
export { claimPasswordsToken } from './sign-in/claim-password.ts';
export { viewerOfPerson, viewersOf } from './viewer.ts';

export const accounts: ServerModule = {
  name: 'accounts',
  async start(app) {
    const secret = await secretOf(app);
    const emails = createAccountEmails(app.settings.LINTEL_PUBLIC_URL);
    const auth = createAuth(app, secret);
    app.register(accountEmailsToken, emails);
    app.register(authToken, auth);
    app.register(attemptsToken, createAttempts(app));
    app.register(devicesToken, createDevices(secret, app.settings.LINTEL_PUBLIC_URL));
    app.register(claimPasswordsToken, createClaimPasswords(secret));
    app.register(addressConfirmedToken, []);
    const agentTypes: AgentTypes = { of: async () => null };
    app.register(agentTypesToken, agentTypes);
    app.register(dashboardPathsToken, createDashboardPaths(agentTypes));
    app.register(personalDataToken, [...ownData]);
    app.register(watchPersonToken, personWatcher(auth));
    app.findPerson = personFinder(auth, app.database.db);
    app.findViewer = viewerFinder(app.database.db);
    app.jobs.schedule('prune-accounts', '37 * * * *', () => prune(app.database.db));
    app.jobs.schedule('expire-accounts', '22 4 * * *', async () => void (await expireAccounts(app)));
    app.jobs.schedule('erase-people', '52 * * * *', async () => void (await eraseDue(app)));
  },
};
