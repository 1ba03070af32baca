import { homeTopicOf } from '../../homes/home-topics.ts';
import { unlistedIn } from '../../homes/unlisted-details.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { ofVisitItself } from '../homes/appointment-home.ts';
import { homePlan } from '../homes/home.ts';

const connects =
  /^(?:(?:ok|okay|so|oh|yeah|nice|cool|hmm|bon|ah|bueno|oye) )*(and|n|also|et|pis|puis|y|e|tambien|aussi)\b/;
/** Words that stand for the home of the last answer. */
const pointsToIt =
  /\b(it|its|it's|there|that (one|home|house|place|condo)|this (one|home|house|place|condo)|the (house|place|home|condo)|elle|la-dessus|dessus|celle-?la|cette (maison|propriete)|la (maison|casa|propiedad)|le condo|esa( casa)?|ese|ahi|alli|tiene|trae)\b/;
/** “What's that per sq ft” */
const perArea = /\b(per|a|by the|par|por) (sq|square|pi|pied|pie|metro|m2|metre)\b/;
/** Topics of one home with words of their own. */
const topics =
  /^(taxes|dues|rooms|size|year|lot|parking|heating|cooling|schools|stories|roof|flood|history|agent|walk|unlisted|features)$/;
/** Asks for something other than a fact of the home. */
const otherMatter =
  /\b(what('?s| is| are) (an?|the difference)|mean\w*|how (do|can|could|should) (i|we|you)|usually|normally|typical\w*|in general|average|deduct\w*|exempt\w*|closing|transfer|insurance|loan|mortgage|monthly|a month|budget|afford|i make|offer\w*|remove|save|share|send|book|see it|tour|visit|homes|houses|ones|others?|c'est quoi|veut dire|en general|d'habitude|moyenne|par mois|hypotheque|pret|assurance|offre|comment (je|on)|maisons|autres?|que es|significa|en general|normalmente|promedio|al mes|hipoteca|prestamo|seguro|oferta|como (le|puedo|hago)|casas|otr[oa]s?)\b/;
const longest = 12;
/** Stands for the home of the showing, which the tool looks up. */
const anyHome = 0;

/** Plans “and what are the taxes on it?” after an answer about one home, whatever the kind of the question alone. */
export function homeBefore(message: Message): Plan | undefined {
  const { text, typed, has, home, talk, amounts, named, after, search } = message;
  const ofShowing = after('appointments');
  const last = ofShowing ? anyHome : talk.home;
  if (last === undefined || !after('homeFacts', 'appointments', 'compareHomes', 'savedHomes', 'handOver'))
    return undefined;
  if (ofShowing && ((!has(pointsToIt) && !has(perArea)) || has(ofVisitItself))) return undefined;
  if (home.lookUp || home.several || (home.points && !home.implied) || named.length > 0) return undefined;
  // “A dog, 50 lb” states a weight beside the question.
  if (amounts.some(({ unit }) => unit !== 'plain') || (amounts.length > 0 && unlistedIn(text).length === 0))
    return undefined;
  const [asked = text] = typed.split(/(?<=\?)\s/);
  if (asked.split(' ').length > longest || has(otherMatter)) return undefined;
  const details = unlistedIn(text);
  const topic = homeTopicOf(text);
  if (!has(connects) && !has(pointsToIt) && !has(perArea) && !(after('homeFacts') && details.length > 0))
    return undefined;
  const features = search.criteria.some((fact) => fact.startsWith('has:'));
  if (
    details.length === 0 &&
    (topic === undefined ||
      !(topics.test(topic) || (topic === 'price' && has(perArea))) ||
      (topic === 'features' && !features))
  )
    return undefined;
  const plan = homePlan({ ...message, home: { homes: [last], points: true, several: false } });
  if (plan?.kind !== 'use' || plan.tool !== 'homeFacts') return undefined;
  if (!ofShowing) return plan;
  const { home: _, ...input } = plan.input;
  return { ...plan, input: { ...input, of: 'appointment' } };
}
