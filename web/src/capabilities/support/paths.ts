import { writeSearchParams } from '../../wire/search-params.ts';

/** The page of support, with one of one's own questions opened where it is named. */
export const supportPath = (shown: { ticket?: number } = {}): string => `/support${writeSearchParams({ ...shown })}`;

/** Where the list of questions stands, and one of them: on the page of support, or on a desk. */
export type PathOfTicket = (shown: { ticket?: number }) => string;
