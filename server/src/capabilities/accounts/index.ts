import type { Capability } from '../../foundation/house.ts';
import { secretOf } from '../../foundation/secret.ts';
import { denyEmail, emailLink, sendVerification, verifyEmail } from './address/confirm.ts';
import { expireAccounts } from './address/expire.ts';
import { provedPart } from './address/prove.ts';
import { attemptsPart, createAttempts } from './attempts.ts';
import { authPart, createAuth } from './auth.ts';
import { claimPasswordsPart, createClaimPasswords } from './claim-password.ts';
import { personFinder, personWatcher, watchPersonPart } from './current-session.ts';
import { createDevices, devicesPart } from './devices.ts';
import { homesByTier, homesPart } from './homes.ts';
import { deleteAccount, keepAccount } from './leaving/deletion.ts';
import { eraseDue } from './leaving/erase.ts';
import { exportAccount } from './leaving/export.ts';
import { ownData } from './leaving/own-data.ts';
import { personalDataPart } from './leaving/personal-data.ts';
import { accountLettersPart, createAccountLetters } from './letters.ts';
import { forgotPassword, resetAccounts, resetPassword } from './password-reset.ts';
import { prune } from './prune.ts';
import { secondFactor } from './second-factor.ts';
import { changeEmail } from './settings/email.ts';
import { changePassword } from './settings/password.ts';
import { account, changeAccount } from './settings/profile.ts';
import { endOtherSessions, endSession, sessions } from './settings/sessions.ts';
import { backupCodes, beginTwoFactor, confirmTwoFactor, disableTwoFactor } from './settings/two-factor.ts';
import { signIn, wholesalerLogin } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { viewerFinder } from './viewer.ts';

/** People, their passwords and sessions. */
export const accountsVerbs = {
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

export { type Proved, proveAddress, provedPart } from './address/prove.ts';
export { attemptsPart } from './attempts.ts';
export { canSignIn } from './can-sign-in.ts';
export { claimPasswordsPart } from './claim-password.ts';
export { refuseCommon } from './common-passwords.ts';
export { confirmed } from './confirmed.ts';
export { watchPersonPart } from './current-session.ts';
export { endSessions } from './end-sessions.ts';
export { homes, homesPart } from './homes.ts';
export { type PersonalData, personalDataPart } from './leaving/personal-data.ts';
export { accountLettersPart } from './letters.ts';
export { type NewAccount, type OpenedAccount, openAccount } from './open-account.ts';
export { openOperator } from './open-operator.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './passwords.ts';
export { confirmPassword } from './settings/confirm-password.ts';
export { consents, people } from './tables.ts';

export { viewerOfPerson, viewersOf } from './viewer.ts';

export const accounts: Capability = {
  name: 'accounts',
  async start(house) {
    const secret = await secretOf(house);
    const letters = createAccountLetters(house.settings.LINTEL_PUBLIC_URL);
    const auth = createAuth(house, secret);
    house.provide(accountLettersPart, letters);
    house.provide(authPart, auth);
    house.provide(attemptsPart, createAttempts(house));
    house.provide(devicesPart, createDevices(secret, house.settings.LINTEL_PUBLIC_URL));
    house.provide(claimPasswordsPart, createClaimPasswords(secret));
    house.provide(provedPart, []);
    house.provide(homesPart, homesByTier());
    house.provide(personalDataPart, [...ownData]);
    house.provide(watchPersonPart, personWatcher(auth));
    house.findPerson = personFinder(auth, house.database.db);
    house.findViewer = viewerFinder(house.database.db);
    house.jobs.schedule('prune-accounts', '37 * * * *', () => prune(house.database.db));
    house.jobs.schedule('expire-accounts', '22 4 * * *', async () => void (await expireAccounts(house)));
    house.jobs.schedule('erase-people', '52 * * * *', async () => void (await eraseDue(house)));
  },
};
