import { writeSearchParams } from '../../api/search-params.ts';

/** Path of the support page, optionally with one open request. */
export const supportPath = (shown: { ticket?: number } = {}): string => `/support${writeSearchParams({ ...shown })}`;

/** Returns the path of the request list or of one request, on the support page or on a dashboard. */
export type PathOfTicket = (shown: { ticket?: number }) => string;
