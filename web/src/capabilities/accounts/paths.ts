import { writeSearchParams } from '../../wire/search-params.ts';

export const accountPath = '/account';

/** Where the second step of a sign-in is set up, for whoever needs it before they may go on. */
export const secondStepAt = (next: string): string => `/account${writeSearchParams({ tab: 'security', next })}`;

/** Asks for another address in place of one that is not confirmed. */
export const addEmailPath = '/add-email';
export const addEmailAt = (next: string): string => addEmailPath + writeSearchParams({ next });

/** Pages that emails link to. */
export const verifyEmailAt = (token: string): string => `/verify-email${writeSearchParams({ token })}`;
export const notMeAt = (token: string): string => `/not-me${writeSearchParams({ token })}`;

export const forgotPasswordPath = '/forgot-password';
export const outboxPath = '/dev/outbox';

/** What a visitor wanted to do when an account was asked for. */
export type Intent = (
  | { intent: 'connect-agent' | 'save-home'; property: number }
  /** The search, the invitation to a list, or the list of professionals that `back` shows. */
  | { intent: 'save-search' | 'join-list' | 'connect-professional' }
) & {
  /** Where to go on afterwards. */
  back: string;
};

/** Sign-up that remembers what the visitor was about to do. */
export const signUpFor = (intent: Intent): string => `/signup${writeSearchParams({ ...intent })}`;

/** From sign-in to sign-up with what was wanted. */
export const signUpAgain = ({ intent, property, back }: Record<string, unknown>): string =>
  `/signup${writeSearchParams({ intent, property, back })}`;

const doors = { all: '/signin', wholesaler: '/wholesaler-login' };

/** A sign-in that leads back to where it was asked for. */
export const signInAt = (door: keyof typeof doors, next: string): string => doors[door] + writeSearchParams({ next });
