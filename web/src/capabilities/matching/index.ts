/** What frames and routes arrange: lists beside homes, a buyer's requests, and why a professional was matched. */
export { AskedPeople } from './asked/asked-people.tsx';
export { WhyMatched } from './asked/why-matched.tsx';
export { MatchPart } from './match-part.tsx';
