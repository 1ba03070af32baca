export { MatchPart } from './match-part.tsx';
