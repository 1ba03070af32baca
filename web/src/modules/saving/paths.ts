import { writeSearchParams } from '../../api/search-params.ts';

/** Saved homes; saved searches are the page's other tab. */
export const savedPath = '/saved';
export const savedSearchesPath = '/saved?tab=searches';

/** The list, scrolled to one home. */
export const savedHomePath = (savedHomeId: number): string => savedPath + writeSearchParams({ home: savedHomeId });

/** Target of invitation links. */
export const sharedListPath = '/shared-list';
