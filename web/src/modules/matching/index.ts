/**
 * Public interface for layouts and routes: match lists beside homes, a buyer's requests, and why a professional was
 * matched.
 */
export { needsAnswer, PendingRequests, Request, useOpenRequests } from './asked/pending-requests.tsx';
export { WhyMatched } from './asked/why-matched.tsx';
export { MatchPart } from './cards/match-part.tsx';
