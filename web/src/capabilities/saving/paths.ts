import { writeSearchParams } from '../../wire/search-params.ts';

/** Saved homes; the saved searches are its other tab. */
export const savedPath = '/saved';
export const savedSearchesPath = '/saved?tab=searches';

/** The list with one home brought into view. */
export const savedHomePath = (savedHomeId: number): string => savedPath + writeSearchParams({ home: savedHomeId });

/** Where the link in an invitation leads. */
export const sharedListPath = '/shared-list';
