import { writeSearchParams } from '../../wire/search-params.ts';

/** What a visitor wanted to do when an account was asked for. */
export interface Intent {
  intent: 'connect-agent' | 'save-home';
  property: number;
  /** Where to go on afterwards. */
  back: string;
}

/** Sign-up that remembers what the visitor was about to do. */
export const signUpFor = (intent: Intent): string => `/signup${writeSearchParams({ ...intent })}`;
