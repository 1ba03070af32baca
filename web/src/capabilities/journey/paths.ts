import { writeSearchParams } from '../../wire/search-params.ts';

/** The seven steps with all that moved them. */
export const journeyPath = '/journey';
/** The journey of a client, for the professionals who work with them. */
export const clientJourneyPath = (personId: number): string => `/journey/${personId}`;
export const purchasePath = (id: number): string => `/purchases/${id}`;
/** Begins an offer, for a home that is listed where one is named. */
export const newOfferPath = (listingId: number): string => `/journey${writeSearchParams({ offer: listingId })}`;
export const activityPath = '/activity';
