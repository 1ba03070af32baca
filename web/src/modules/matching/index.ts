/**
 * Public interface for layouts and routes: match lists next to homes, a buyer's requests, and why a professional was
 * matched.
 */

export { MatchPart } from './cards/match-part.tsx';
export { needsAnswer, PendingRequests, Request, useOpenRequests } from './requests/pending-requests.tsx';
export { WhyMatched } from './requests/why-matched.tsx';
