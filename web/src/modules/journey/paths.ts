import { writeSearchParams } from '../../api/search-params.ts';

/** The seven steps with their timeline. */
export const journeyPath = '/journey';
/** A client's journey, for the professionals who work with them. */
export const clientJourneyPath = (personId: number): string => `/journey/${personId}`;
export const purchasePath = (id: number): string => `/purchases/${id}`;
/** Starts an offer for a listed home. */
export const newOfferPath = (listingId: number): string => `/journey${writeSearchParams({ offer: listingId })}`;
export const activityPath = '/activity';
