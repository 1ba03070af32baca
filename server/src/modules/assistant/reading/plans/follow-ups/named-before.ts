import { entriesNamed } from '../../../knowledge/index.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { type Planner, use } from '../use.ts';

/** Asks what something is, does or covers. */
const asksMeaning =
  /\b(what('?s| is| are| does| do| did)|whats|meaning|means?|for|cover\w*|explain|define)\b|\bc'?est quoi\b|\b(ca )?(veut|veulent) dire\b|\bsert a quoi\b|\b(couvr\w+|compren\w+|expliqu\w+)\b|\b(que|q|cual) (es|son|significa|quiere decir|cubre|incluye)\b|\b(para que|cubre|explic\w+)\b|\bque es\b/;
const same = /\bsame\b|\bmeme chose\b|\blo mismo\b/;
const differs = new RegExp(`${same.source}|\\bdifferen(t|ces?)\\b|\\bdiffer\\b|\\bdiferen\\w+|\\bdistingu\\w+`);
/** The position of one of the things that an earlier question named. */
const positions: readonly (readonly [at: number, pattern: RegExp])[] = [
  [0, /\b(first|1st|premiere?|primer[oa]?)( (one|thing|term|word))?\b/],
  [1, /\b(second|2nd|deuxieme|seconde?|segund[oa])( (one|thing|term|word))?\b/],
  [2, /\b(third|3rd|troisieme|tercer[oa]?)( (one|thing|term|word))?\b/],
  [-1, /\b(last|latter|derni(er|ere)|ultim[oa])( (one|thing|term|word))?\b/],
  [-2, /\b(the )?other (one|thing|term|word)\b|\bl'autre\b|\b(la|el) otr[oa]\b/],
];
/** Words of a home, whose list has positions too. */
const ofHomes =
  /\b(homes?|houses?|condos?|places?|listings?|saved|propert(y|ies)|maisons?|proprietes?|casas?|propiedad(es)?|guardad[oa]s?)\b/;
/** “Ese papel”, “that certificate”: a document that an earlier question named. */
const pointsToPaper =
  /\b(that|this|the|ese|este|el|ce|cet|cette) (paper|document|certificate|form|letter|papel|documento|certificado|papier|certificat|formulaire)\b/;
/** “How would we apply for one of those?” after a sentence that names a kind of loan. */
const appliesForOne =
  /\b(appl(y|ies)|get|qualify|solicit\w+|pid[eo]|pedir|saco|sacar|demand\w+|obten\w+|avoir)\b.{0,12}\b(one of (those|these)|that (kind|type|sort) of loan|un[oa] de es[oa]s|ese tipo de prestamo|un de ceux|ce genre de pret)\b/;
const getsIt =
  /\b(who|quien|qui) (\w+ ){0,2}(gets?|issues?|applies|orders?|pays?|saca\w*|tramita|pide|da|emet|obtient|demande|commande|fournit)\b/;
const longest = 10;

const joins = /\b(?:and|or|et|ou|y|o)\b|[,;&+]/;

/**
 * The things with an entry that a plain text lists, in its order: the last before each “and” or comma, so that “the
 * title company wants a survey and a T-47” lists two.
 */
function thingsIn(text: string): string[] {
  const parts = text.split(joins).map((part) => entriesNamed(part).map(({ id }) => id));
  const listed = parts.flatMap((ids, at) => (at < parts.length - 1 ? ids.slice(-1) : ids.slice(0, 1)));
  return listed.length > 1 ? listed : parts.flat();
}

/** Returns the things of the newest earlier questions that name at least as many as needed. */
function thingsBefore({ talk }: Message, needed: number): string[] {
  const heard = (talk.heard ?? []).map(plain);
  for (let from = heard.length - 1; from >= 0; from--) {
    const things = [...new Set(heard.slice(from).flatMap(thingsIn))];
    if (things.length >= needed) return things;
  }
  return [];
}

/**
 * Plans a definition of one of the things that an earlier question named, or the difference between them: “what's the
 * second one?” after “they want a survey and a T-47”.
 */
export const namedBefore: Planner = (message) => {
  const { text, talk, home, amounts, named } = message;
  if (talk.heard === undefined || home.lookUp || amounts.length > 0 || named.length > 0) return undefined;
  if (text.split(' ').length > longest || ofHomes.test(text) || entriesNamed(text).length > 0) return undefined;
  if (differs.test(text)) {
    const things = thingsBefore(message, 2);
    return things.length >= 2 && talk.shown.length === 0
      ? use('explain', { ids: things.slice(-2), ...(same.test(text) ? { contrast: true } : {}) })
      : undefined;
  }
  if ((pointsToPaper.test(text) && (asksMeaning.test(text) || getsIt.test(text))) || appliesForOne.test(text)) {
    const paper = thingsBefore(message, 1).at(-1);
    return paper === undefined ? undefined : use('explain', { ids: [paper] });
  }
  const position = positions.find(([, pattern]) => pattern.test(text))?.[0];
  if (position === undefined || (!asksMeaning.test(text) && position !== -2)) return undefined;
  const needed = position === -1 ? 1 : position < 0 ? 2 : position + 1;
  const things = thingsBefore(message, position === -1 ? 1 : Math.max(2, needed));
  if (things.length < needed || (talk.shown.length > 0 && things.length === 0)) return undefined;
  const explained = (talk.last?.tool === 'explain' ? (talk.last.input.ids as string[]) : []) ?? [];
  const id = position === -2 ? things.find((each) => !explained.includes(each)) : things.at(position);
  return id === undefined ? undefined : use('explain', { ids: [id] });
};
