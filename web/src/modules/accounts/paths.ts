import { writeSearchParams } from '../../api/search-params.ts';

export const accountPath = '/account';

/** Path to set up two-step sign-in for people who need it before they can continue. */
export const secondStepAt = (next: string): string => `/account${writeSearchParams({ tab: 'security', next })}`;

/** Page to enter another address in place of an unconfirmed one. */
export const addEmailPath = '/add-email';
export const addEmailAt = (next: string): string => addEmailPath + writeSearchParams({ next });

/** Pages that emails link to. */
export const verifyEmailAt = (token: string): string => `/verify-email${writeSearchParams({ token })}`;
export const notMeAt = (token: string): string => `/not-me${writeSearchParams({ token })}`;

export const forgotPasswordPath = '/forgot-password';
export const outboxPath = '/dev/outbox';

/** The action a visitor was performing when an account was required. */
export type Intent = (
  | { intent: 'connect-agent' | 'tour-home' | 'save-home'; property: number }
  /** The search, invitation or list of professionals that `back` shows. */
  | { intent: 'save-search' | 'join-list' | 'join-application' | 'connect-professional' }
) & {
  /** Path to return to afterwards. */
  back: string;
};

/** Sign-up path that carries the pending action. */
export const signUpFor = (intent: Intent): string => `/signup${writeSearchParams({ ...intent })}`;

/** Leads from sign-in to sign-up and keeps the pending action. */
export const signUpAgain = ({ intent, property, back }: Record<string, unknown>): string =>
  `/signup${writeSearchParams({ intent, property, back })}`;

const signInPaths = { all: '/signin', wholesaler: '/wholesaler-login' };

/** Sign-in path that returns to `next`. */
export const signInAt = (kind: keyof typeof signInPaths, next: string): string =>
  signInPaths[kind] + writeSearchParams({ next });
