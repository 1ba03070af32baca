import type { Claim } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { endsSentence } from './scopes.ts';

/** "Hoping for a sauna" is a criterion; "hoping for a 2 bedroom condo" is the search. */
export function featureAhead(items: readonly Item[], at: number): boolean {
  let next = at + 1;
  while (has(items[next], 'art') || has(items[next], 'adj')) next++;
  return has(items[next], 'has');
}

export const isCriterion = (item: Item | undefined): boolean =>
  has(item, 'has') || has(item, 'type') || item?.place !== undefined;

/** "No me importa el garaje", "no me importa el tráfico": what does not matter follows. */
export function isNextCriterion(items: readonly Item[], at: number): boolean {
  const article = has(items[at + 1], 'art');
  const next = items[article ? at + 2 : at + 1];
  return isCriterion(next) || (article && next !== undefined && next.mark === undefined);
}

export const criterionAhead = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 6).some((item) => has(item, 'has') || has(item, 'type') || item.place !== undefined);

/** "Needs: 3 beds. Wants: a hot tub": what is wanted beside what is needed is preferred. */
export const isWantsBesideNeeds = (items: readonly Item[], at: number): boolean =>
  /^(?:wants?|souhaits?|deseos?)$/.test(items[at]?.text ?? '') &&
  items.some((item, index) => needs.test(item.text) && items[index + 1]?.mark === ':');
const needs = /^(?:needs?|musts?|required|requirements?|essentials?|besoins?|necesidades|requisitos)$/;

/** "With an office in Boise", "3 bed, office in Boise": a room of the home, and "we have an office in Boise", where somebody works. */
export function isRoom(items: readonly Item[], at: number): boolean {
  if (items[at]?.text !== 'office' || !has(items[at], 'away')) return false;
  const article = /^an?$/.test(items[at - 1]?.text ?? '');
  const lead = items[article ? at - 2 : at - 1];
  if (lead?.text === 'with' || (lead && has(lead, 'firm'))) return true;
  if (article) return lead === undefined || lead.mark !== undefined || has(lead, 'and');
  return (lead?.mark === ',' || has(lead, 'and')) && (isCriterion(items[at - 2]) || has(items[at - 2], 'unit'));
}

/**
 * "If there is a place with a barn, tell me", « s'il y a un duplex, avisez-moi »: the condition is the search, where the sentence says
 * of no home before that it is asked for.
 */
export function asksForNotice({ items, claims }: Parse, at: number): boolean {
  if (!/^(?:if|s|si)$/.test(items[at]?.text ?? '')) return false;
  // "Do you know if there is a condo", « je me demande s'il y a »
  if ([1, 2].some((step) => asking.has(items[at - step]?.text ?? ''))) return true;
  let begin = at;
  while (begin > 0 && !endsSentence(items[begin - 1])) begin--;
  const isOfPlace = ({ facts }: Claim) => facts.every(({ kind }) => kind === 'place' || kind === 'state');
  if (claims.some((claim) => claim.from >= begin && !isOfPlace(claim))) return false;
  if (notifies(items, at - 2) || notifies(items, at - 1)) return true;
  for (let i = at + 1; items[i] && !endsSentence(items[i]); i++) if (notifies(items, i)) return true;
  return false;
}

const asking: ReadonlySet<string> = new Set(
  'know knows wonder wondering ask asking inquire check see curious demande savoir sait sais verifier pregunto saber sabe sabes sabria'.split(
    ' ',
  ),
);

/** "Tell me", "lmk", « dites-le-moi », "me avisan". */
const notifies = (items: readonly Item[], at: number): boolean => {
  const text = items[at]?.text ?? '';
  if (text === 'lmk' || noticed.test(text)) return true;
  const next = [1, 2, 3].map((step) => items[at + step]).filter((item) => item?.mark !== ',');
  // "Show me" is one phrase.
  if (notice.test(text))
    return has(items[at], 'want') || next.some((item) => /^(?:me|us|moi|nous|know|it)$/.test(item?.text ?? ''));
  return /^(?:me|nos)$/.test(text) && /^(?:avis|dic|dig|llam|mand|escrib)/.test(items[at + 1]?.text ?? '');
};
const notice =
  /^(?:tell|let|send|show|call|text|email|ping|notify|alert|message|avise[rz]?|dites|dis|previen[st]|prevenez|ecri[st]|ecrivez|appelle[sz]?|appelez|texte[sz]?|envoie|envoyez|montrez?)$/;
const noticed = /^(?:(?:avis|dig|llam|mand|escrib|muestr)(?:a|e|an|en)(?:me|nos)|dime|dinos)$/;
