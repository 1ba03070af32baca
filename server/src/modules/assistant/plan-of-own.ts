import { extremeOf, missingInWords, ownHomesOf, type Resolved } from './own-homes.ts';
import { extremesIn, namesByExtreme } from './reading/homes/extremes.ts';
import { severalPositions } from './reading/homes/home-reference.ts';
import { homeTopicOf } from './reading/homes/home-topics.ts';
import { onePosition, savedByPerson } from './reading/homes/saved-reference.ts';
import { unlistedIn } from './reading/homes/unlisted-details.ts';
import { type Message, readMessage } from './reading/message.ts';
import type { Plan } from './reading/plan.ts';
import { calculation } from './reading/plans/costs/calculation.ts';
import { homePlan } from './reading/plans/homes/home.ts';
import { howToPlan } from './reading/plans/others.ts';
import { refused } from './reading/plans/refused.ts';
import { use } from './reading/plans/use.ts';
import type { ReadSearch } from './reading/search-reading.ts';
import type { Talk } from './reading/talk.ts';
import { homesById } from './tools/homes/homes.ts';
import type { ToolContext } from './tools/tool.ts';

const tourWords =
  /\b(tour|see|visit|view|book|schedule|visiter|voir|reserver|planifier|visitar|ver|agendar|programar)\b.*\b(saved?|favou?rites?|hearted|list|enregistr\w+|sauvegard\w+|favoris|liste|guard\w+|favorit[oa]s?|lista)\b/;

const seeWords = /\b(tour|see|visit|view|book|schedule|visiter|voir|reserver|visitar|ver|agendar)\b/;

/** “Can she see the homes I saved?” asks for sharing, and for no visit. */
const othersSee =
  /\b(can|could|will|would|does|do|let|so|how) (he|she|they|him|her|them)\b|\b(il|elle|ils|elles) (peut|peuvent|puisse\w*|voit|voient)\b|\b(peut|peuvent)[- ](il|elle|ils|elles)\b|\b(ella|el|ellos|ellas) (puede[n]?|ve[n]?|vea[n]?)\b|\bque (lo|la|las|los) (vea[n]?|pueda[n]? ver)\b/;

/** Books a visit of one home. */
const bookWords =
  /\b(book|schedule|reserve|arrange|set up|request|tour|visit|viewing|showing|reserver|planifier|visiter|visite|agendar|agendame|programar|reservar|reservame|visitar|visita|cita)\b/;
const asksWhich = /\b(which|quelle|laquelle|lequel|cual)\b(?!.*\b(and|et|y) )/;
const asksHow = /^(how|where|comment|ou|como|donde)\b/;
const dayAndHour =
  /\b(?:(?:this|next|ce|cette|este|el|le)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)\b(?:\s+(?:morning|afternoon|evening|matin|après-midi|soir))?(?:,?\s+(?:(?:at|around|à|vers|a\s+las?)\s+\d{1,2}(?:[:h]\d{2}|\s?h)?(?:\s?[ap]\.?m\b\.?)?|\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\b\.?|h(?:\d{2})?)))?/i;

/** Returns the day and the hour that a request for a showing names, as it was typed. */
const timeNamed = (typed: string): string | undefined => dayAndHour.exec(typed)?.[0];

interface OwnPlan {
  plan: Plan;
  talk: Talk;
  /** States what the person's list does not have. */
  note?: string | undefined;
}

const costWords =
  /\b(a|per|each) month\b|\bmonthly\b|\bcheap\w*|\b(expensive|priciest|lowest|highest|biggest|largest|smallest|newest|oldest)\b|\bplus (chere?s?|grand\w*|petit\w*|recent\w*)|\bmas (car\w+|grand\w+|nuev\w+)|\bcosts?\b|\bpar mois\b|\bmoins cher\w*|\bcoute\w*|\bal mes\b|\bmensual\w*|\bbarat\w+|\bcuesta\w*/;

/** Asks for a home as a whole: “tell me about the first house I saved”. */
const tellWords =
  /\bwhat('?s| is) (the|my) .* like\b|\b(tell (me|us)( more| again)?( about)?|details|describe|what do (you|we) know about|(info\w*|more) (about|on)|parle[sz]?[- ](moi|nous)|dis[- ]moi|decri[st]\w*|habla(me|nos)|cuenta(me|nos)|dime|describe\w*|informacion|detalles) ?(me |us )?(about|of|on|de|du|des|sobre|acerca de)?\b/;

/** Asks for something other than a fact of one home: steps, an offer, a message, a person. */
const otherAct =
  /\b(how (do|can|could|to) (i|we|you)\b|how to|remove|delete|unsave|take (it |that )?off|get rid|share|send|invite|e-?mail|text|message|write|(ask|tell) (grace|my|the|her|him)|offer\w*|bid|alert\w*|notif\w*|similar|like (it|that)|comment (je|on|puis|l'|\w+(er|ir|re)\b)|ot(e|er|ez)|enlev\w+|retir\w+|supprim\w+|partag\w+|envo[iy]\w+|offre|alertes?|semblables?|como (le|la|lo|se|puedo|hago|quito|borro|comparto|saco)|sac(o|ar|arla)|quit(o|ar|ala|arla)|borr\w+|elimin\w+|compart\w+|mand\w+|envi\w+|ofert\w+|ofrec\w+|avisos?|parecid[oa]s?)\b/;

/** The words of a question beside those that name the home, fewer than which ask for the home as a whole. */
const fewestAsked = 2;
const fillers =
  /\b(so|and|ok|okay|the|my|our|one|home|house|place|that|which|what|whats|what's|is|was|about|again|please|et|pis|la|le|celle|maison|c'est|quoi|y|el|casa|que|cual|es)\b/g;

/** True for a question about one saved home whose detail no topic has. */
const asksOtherwise = (text: string): boolean =>
  text
    .replace(onePosition, ' ')
    .replace(fillers, ' ')
    .split(/[^a-z0-9']+/)
    .filter(Boolean).length >= fewestAsked;

/** Adds to an answer about a home as a whole that the asked detail is not among its data. */
const withOther = (plan: Plan): Plan =>
  plan.kind === 'use' && plan.tool === 'homeFacts' && plan.input.about === 'all' && plan.input.details === undefined
    ? { ...plan, input: { ...plan.input, details: ['other'] } }
    : plan;

/** Plans a question about homes that the person saved or visited: “the house I saved yesterday”, “the one on Maple”. */
export async function planOfOwn(
  context: ToolContext,
  message: Message,
  readSearch: ReadSearch,
): Promise<OwnPlan | undefined> {
  const { text, cues, has } = message;
  const topic = homeTopicOf(text);
  if (message.home.lookUp || refused(message) || calculation(message)) return undefined;
  // “Can I see the cheapest one?” after the saved homes is about them.
  const inList =
    (message.after('savedHomes') || (message.after('compareHomes') && message.talk.last?.input.saved === true)) &&
    extremesIn(text).length > 0 &&
    has(seeWords);
  const isNamed = (has(onePosition) || (has(severalPositions) && has(savedByPerson))) && !has(otherAct);
  // “Has the first house I saved steps at the door? I see it Saturday” asks about the home.
  const tours =
    inList ||
    (has(tourWords) && !has(othersSee) && !(isNamed && (topic === 'unlisted' || unlistedIn(text).length > 0)));
  const tells = has(tellWords) && !cues.has('compare');
  const isOpen = !tells && topic === undefined && !has(costWords) && asksOtherwise(text);
  if (!isNamed && !tours && !tells && !cues.has('compare') && !has(costWords)) {
    if (topic === undefined || topic === 'unlisted') return undefined;
  }
  const own = await ownHomesOf(context, inList ? `${text} saved` : text, tours);
  if (!own) return undefined;
  const { talk } = own;
  const note = missingInWords(own, context.language);
  const again = readMessage(message.typed, talk, readSearch);
  const home = own.homes.length > 0 ? { homes: own.homes, points: true, several: own.homes.length > 1 } : again.home;
  const isAlone = own.missing.length > 0 && home.homes.length === 1 && cues.has('compare');
  if (home.homes.length === 0 || isAlone)
    return note === undefined
      ? undefined
      : { plan: use(own.list === 'saved' ? 'savedHomes' : 'appointments'), talk: context.talk, note };
  const [only, another] = home.homes;
  const plan =
    tours && only !== undefined && another === undefined && has(bookWords) && !has(asksHow)
      ? use('handOver', { to: 'agent', for: 'showing', home: only, at: timeNamed(message.typed) })
      : tours
        ? howToPlan({ ...again, home })
        : homePlan({ ...again, home });
  if (plan && isNamed && isOpen && !tours) return { plan: withOther(whichOne(plan, own)), talk, note };
  return plan && { plan: whichOne(plan, own), talk, note };
}

/** Plans a question about a fact of the home that a superlative names among the last ones: “the taxes on the cheapest”. */
export async function planOfExtreme(context: ToolContext, message: Message): Promise<OwnPlan | undefined> {
  const { text, has, talk } = message;
  if (!namesByExtreme(text) || talk.shown.length < 2 || has(asksWhich) || has(otherAct) || refused(message))
    return undefined;
  const home = extremeOf(text, await homesById(context, talk.shown));
  if (!home) return undefined;
  const plan = homePlan({ ...message, home: { homes: [home.id], points: true, several: false } });
  return plan?.kind === 'use' && plan.tool !== 'compareHomes' ? { plan, talk: { ...talk, home: home.id } } : undefined;
}

/** Asks which home is meant if one name or day fits several. */
function whichOne(plan: Plan, { ambiguous }: Resolved): Plan {
  if (!ambiguous || plan.kind !== 'use' || plan.tool === 'compareHomes') return plan;
  const { home: _, ...input } = plan.input;
  return { kind: 'ask', for: 'home', waiting: { tool: plan.tool, for: 'home', input } };
}
