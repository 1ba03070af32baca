import { m } from '@lintel/messages';
import { accountsContract as contract } from '@lintel/server/accounts';

/** Returns the input schema of a contract operation, so forms validate by the same rules as the server. */
const inputOf = <Schema>(call: { '~orpc': { inputSchema?: Schema } }) =>
  call['~orpc'].inputSchema as NonNullable<Schema>;

export const signInSchema = inputOf(contract.signIn);
export const usernameSchema = inputOf(contract.wholesalerLogin);
export const forgotPasswordSchema = inputOf(contract.forgotPassword);
export const codeSchema = inputOf(contract.secondFactor);
export const profileSchema = inputOf(contract.changeAccount);
export const emailSchema = inputOf(contract.changeEmail);
export const passwordSchema = inputOf(contract.deleteAccount);
export const appCodeSchema = inputOf(contract.confirmTwoFactor);

const verify = inputOf(contract.verifyEmail);
export const verifySchema = verify.extend({ password: verify.shape.password.unwrap() });

const reset = inputOf(contract.resetPassword);
export const resetSchema = reset
  .extend({ confirmPassword: reset.shape.password })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    get message() {
      return m.accounts__passwords_dont_match();
    },
    path: ['confirmPassword'],
  });

const change = inputOf(contract.changePassword);
export const changePasswordSchema = change
  .extend({ confirmPassword: change.shape.newPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    get message() {
      return m.accounts__passwords_dont_match();
    },
    path: ['confirmPassword'],
  });
