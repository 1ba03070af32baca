import { isNamed, isPartOf } from '../calculations/index.ts';
import type { ToolName } from '../contract.ts';
import { entriesNamed } from '../knowledge/index.ts';
import { homeTopicOf } from './homes/home-topics.ts';
import { type Message, readMessage } from './message.ts';
import type { Plan, ToolPlan, ToolUse } from './plan.ts';
import { planOf } from './plan-of.ts';
import { explainsRelief } from './plans/costs/taxes/tax-relief.ts';
import { hires } from './plans/people/person.ts';
import { clientQuestion, refused } from './plans/refused.ts';
import { asksAfterOffer, isOfOffer, stepsAsked } from './plans/steps.ts';
import { use, withAlso } from './plans/use.ts';
import { isClear, isStrong } from './reconsider.ts';
import type { ReadSearch } from './search-reading.ts';
import { documentsFor } from './topic-index/documents.ts';
import { federalProgramIn } from './topics/buyer.ts';
import { cancelWords, topicsIn } from './topics/how-to/how-to-topics.ts';
import { reliefAskedIn } from './topics/property-relief.ts';
import { asksLawfully, asksOtherwise, speaksOfPeople } from './topics/refusals.ts';
import { statusToolsIn, tellsOfLetter } from './topics/status-words.ts';
import { taxLawOf } from './topics/tax-law.ts';

/** Question words and auxiliaries that begin a further question after a conjunction or a comma. */
const asks =
  "(?:also |aussi |tambien |también )?(?:how|what|what's|whats|when|where|who|which|why|do|does|did|is|are|can|could|should|will|would|combien|comment|quand|où|à quel|à quelle|a qué|a que hora|de quoi|qu'est-ce|qui|quel|quelle|quels|quelles|est-ce|faut|c'est|ça|puis-je|peut-on|cómo|como|cuánto|cuanto|cuántos|cuántas|cuándo|cuando|dónde|quién|quien|qué|cuál|cuáles|hay|tengo|puedo|me|se)\\b";
const breaks = new RegExp(
  `[?!;]+\\s*|(?<=\\p{L}{3})\\.\\s+|,?\\s+(?:and|or|&|plus|but|y|e|o|et|ou|pis|puis|mais|pero)\\s+(?=${asks})|,\\s+(?=${asks})`,
  'iu',
);

/** Tools that compute figures. An explanation beside them must fit its clause strongly. */
const figures: ReadonlySet<ToolName> = new Set([
  'monthlyCost',
  'affordability',
  'loanPayment',
  'loanRules',
  'calculate',
  'incomeForPrice',
  'transferTax',
  'nonResidentTax',
  'priceForMonthly',
  'marketFacts',
]);

/** Tools whose answer is a list or a change of a search, to which nothing is added. */
const alone: ReadonlySet<ToolName> = new Set(['refineSearch', 'outOfScope', 'capabilities']);

/** Maximum number of calls that answer the other parts. */
const mostParts = 3;

/**
 * Returns the plan with the calls for the other questions of a message: “What is X, and how do I Y?”. If each clause has
 * a plan of its own and none is the plan of the whole, the clauses win: the whole mixed their words.
 */
export function withOtherParts(plan: ToolPlan, message: Message, readSearch: ReadSearch): ToolPlan {
  if (plan.also || alone.has(plan.tool) || plan.input.of !== undefined) return plan;
  const clauses = clausesOf(message);
  if (clauses.length < 2) return plan;
  const calls = clauses.map((clause): ToolUse | undefined => {
    const part = inWhole(readMessage(clause, message.talk, readSearch), message);
    // A clause without figures of its own is tried alone first.
    const readings = part.amounts.length === 0 ? [part, { ...part, amounts: message.amounts }] : [part];
    for (const reading of readings) {
      const other = planOf(reading);
      if (isAnswer(other, reading, plan)) return { tool: other.tool, input: other.input };
    }
    return undefined;
  });
  // The rule for one place and person leaves nothing for a general answer about the same tax.
  const isRule = explainsRelief(plan) || taxLawOf(message) !== undefined;
  // “Our offer was accepted, what are the next steps?” names an event and asks for one thing.
  const ofOffer = plan.input.topic === 'after-offer' && asksAfterOffer(message);
  const known = calls.flatMap((call) =>
    call && !(isRule && isGeneralTax(call)) && !(ofOffer && isOfOffer(call)) ? [call] : [],
  );
  const mixed =
    !isRule &&
    !ofOffer &&
    !figures.has(plan.tool) &&
    known.length === clauses.length &&
    known.every((call) => differs(plan, call));
  const [first, ...others] = mixed ? known : [plan, ...known];
  const also: ToolUse[] = [];
  for (const call of others) if ([first!, ...also].every((each) => differs(each, call))) also.push(call);
  return also.length > 0 ? { ...plan, ...first, also: also.slice(0, mostParts) } : { ...plan, ...first };
}

const isGeneralTax = ({ tool, input }: ToolUse): boolean =>
  tool === 'propertyTax' ||
  (tool === 'explain' && (input.ids as string[]).some((id) => /-property-tax$|^(property-tax|homestead)/.test(id)));

const clausesOf = ({ typed }: Message): string[] =>
  typed.split(breaks).filter((clause) => clause.trim().split(/\s+/).length >= 2);

/** Returns the fair housing refusal of a clause, although the whole reads like a question about costs or a home. */
export function refusedPart(message: Message, readSearch: ReadSearch): Extract<Plan, { kind: 'refuse' }> | undefined {
  if (
    message.search.refused.length === 0 ||
    clientQuestion(message) ||
    federalProgramIn(message.text) === 'va' ||
    asksOtherwise(message) ||
    stepsAsked(message) !== undefined ||
    reliefAskedIn(message)?.byItself
  )
    return undefined;
  // “Someone in Cleveland who is patient with older people” is a request about the agent.
  if (message.kinds[0]?.kind === 'person' && asksLawfully(message)) return undefined;
  const clauses = clausesOf(message);
  return clauses.length < 2
    ? undefined
    : clauses
        .map((clause) => refused(readMessage(clause, message.talk, readSearch)))
        .find((refusal) => refusal?.refusal === 'fairHousing');
}

/** Tools whose answer could apply a refused request. */
const mayApplyCriterion: ReadonlySet<ToolName> = new Set([
  'searchHomes',
  'refineSearch',
  'professionals',
  'recommendations',
]);

/** Returns the calls for the clauses of a refused message that are questions of their own and are not refused. */
export function lawfulPart(message: Message, readSearch: ReadSearch): ToolPlan | undefined {
  const clauses = clausesOf(message);
  // “Do I qualify for a USDA loan?” gets no promise, and the conditions of the program.
  const program = federalProgramIn(message.text) ?? message.talk.stated?.program;
  if (clauses.length < 2) return program && use('explain', { ids: [program], place: message.named[0]?.name });
  const plans = clauses.flatMap((clause): ToolPlan[] => {
    const part = inWhole(readMessage(clause, message.talk, readSearch), message);
    if (refused(part) || speaksOfPeople(part)) return [];
    const plan = planOf(part);
    if (plan.kind !== 'use' || mayApplyCriterion.has(plan.tool)) return [];
    return figures.has(plan.tool) || plan.tool === 'propertyTax' || isAnswer(plan, part, nothing) ? [plan] : [];
  });
  const [first = program && use('explain', { ids: [program] }), ...others] = plans;
  return first && withAlso(first, ...others.filter((each) => differs(first, each)));
}

const nothing = use('capabilities');

/** Returns a clause with the language, and with the places of the whole message where it has none. */
const inWhole = (part: Message, whole: Message): Message => ({
  ...part,
  language: whole.language,
  country: part.country ?? whole.country,
  ...(part.named.length === 0 ? { named: whole.named, places: whole.places } : {}),
  ...(part.home.homes.length === 0 && !part.home.lookUp && part.home.points ? { home: whole.home } : {}),
});

/** Topics whose words are too common to stand for a question of their own. */
const wideTopics: ReadonlySet<string> = new Set([
  ...['match-score', 'save-home', 'connect', 'compare', 'price', 'upload', 'co-buyer'],
]);

/** Score at which the classifier alone carries the plan of a clause. */
const sureScore = 4;

const questionWords = new RegExp(
  `^(?:and |but |so |ok |et |pis |mais |y |pero )?${asks}|\\b(?:how much|how many|how do|what|which|where|who|when|combien|comment|quand|quel(?:le)?s?|cuanto|cuantos|cuantas|como|cuando|donde|quien|cual|cuales|show|find|list|tell me|explain|montre\\w*|dis|dites|cherche|liste|busco|dime|muestr\\w+|quiero|je veux|i want|i need|necesito)\\b`,
  'i',
);
const looksFor =
  /\b(find|show|looking for|do you have|search|avez[- ]vous|montr(?!eal)\w+|cherch\w+|busco|buscar|muestr\w+|ensen\w+|tienen|list)\b/;

/** Tools that answer a clause only if it is a question, because background of the other question has their words too. */
const onlyQuestions: ReadonlySet<ToolName> = new Set([
  'howTo',
  'searchHomes',
  'professionals',
  'homeFacts',
  'marketFacts',
  'monthlyCost',
  'programs',
  'affordability',
  'propertyTax',
  'loanPayment',
  'compareHomes',
  'journey',
  'nextSteps',
  'profile',
]);

/** “What is a recast?”, where “what is the new mortgage?” asks for a figure. */
const asksMeaning =
  /\b(what('s| is| are) an? |what does|mean(s|ing)?\b|explain|c'est quoi|qu'est-ce qu|que (es|son|significa)\b|explique\w*)/;

/** True if a clause names its own subject, so that its plan does not rest on the classifier alone. */
function isAnswer(plan: Plan, message: Message, beside: ToolPlan): plan is ToolPlan {
  const { text, cues, kinds, has } = message;
  if (plan.kind !== 'use' || alone.has(plan.tool)) return false;
  // “Can I send her my saved ones?” names the saved homes and asks for no list of them.
  if (plan.tool === 'savedHomes' && /^(howTo|homeFacts|compareHomes)$/.test(beside.tool)) return false;
  const isQuestion = questionWords.test(text);
  if (!isQuestion && (onlyQuestions.has(plan.tool) || beside.tool === 'searchHomes')) return false;
  // A clause about what is computed is no question of its own.
  if (beside.tool === 'calculate' && isPartOf(beside.input.calculation, text)) return false;
  // The figures of a named calculation are its own.
  if (
    isNamed(beside.input.calculation) &&
    (message.amounts.length > 0 || figures.has(plan.tool) || (plan.tool === 'explain' && !has(asksMeaning)))
  )
    return false;
  const besideFigures = figures.has(beside.tool);
  const documents = documentsFor(message);
  const [best] = documents;
  const fits = best !== undefined && (besideFigures ? isStrong(best) : isClear(best));
  const [kind] = kinds;
  const sure = kind!.score - kinds[1]!.score >= 1 && kind!.score >= sureScore;
  switch (plan.tool) {
    case 'howTo':
      if (plan.input.topic === 'first-steps' && beside.input.topic === 'sell-steps') return false;
      // “How long do homes take there?” is a figure of the market.
      if (plan.input.topic === 'how-long' && beside.tool === 'marketFacts') return false;
      if (plan.input.topic === 'cancel-tour' && !cancelWords.test(text)) return false;
      return (
        (fits && best.id === plan.input.topic) ||
        (topicsIn(text).some((topic) => !wideTopics.has(topic)) && documents.some(({ id }) => id === plan.input.topic))
      );
    case 'explain':
      return (
        // “And what's the total mortgage?” asks for an amount and not for a definition.
        !(besideFigures && has(/\b(total|montant|monto)\b/)) &&
        ((fits && (plan.input.ids as string[]).includes(best.id)) ||
          (entriesNamed(text).length > 0 && (cues.has('whatIs') || cues.has('how') || cues.has('howMuch'))))
      );
    case 'searchHomes':
      return has(looksFor) && kind!.kind === 'homes' && message.search.criteria.length > 1;
    case 'professionals':
      return has(hires) && (cues.has('agent') || cues.has('lender') || plan.input.profession !== undefined);
    case 'homeFacts':
      return (
        beside.tool !== 'compareHomes' &&
        homeTopicOf(text) !== undefined &&
        (plan.input.home ?? plan.input.of) !== undefined
      );
    case 'marketFacts':
      return (
        beside.tool !== 'affordability' &&
        kind!.kind === 'market' &&
        (cues.has('market') || cues.has('prices') || cues.has('sellTime'))
      );
    case 'monthlyCost':
      return !besideFigures && cues.has('howMuch') && (cues.has('monthly') || cues.has('closing'));
    case 'programs':
      return cues.has('program') && kind!.kind === 'costs';
    case 'affordability':
      return cues.has('afford') && sure;
    case 'transferTax':
      return cues.has('transferTax') && Object.keys(plan.input).length > 1;
    case 'loanRules':
      // A VA or USDA loan has no PMI, and the premium of an FHA loan is part of its own figures.
      return (
        plan.input.about !== 'share' &&
        Object.keys(plan.input).length > 1 &&
        !(plan.input.about === 'insurance' && plan.input.loan === undefined && beside.tool === 'loanRules')
      );
    case 'mortgageRates':
      return Object.keys(plan.input).length > 1 || (cues.has('rate') && sure);
    case 'calculate':
    case 'incomeForPrice':
      return !besideFigures;
    case 'propertyTax':
    case 'loanPayment':
    case 'compareHomes':
      return sure && !besideFigures;
    case 'replies':
      return (
        statusToolsIn(text).includes('replies') &&
        /\b(grace|chen|agente?|realtor|courti\w+|messages?|mensajes?|she|he|elle|il|repl\w+|repondu|contest\w+)\b/.test(
          text,
        )
      );
    default:
      return statusToolsIn(text).includes(plan.tool) && (isQuestion || !tellsOfLetter(text));
  }
}

/** True if a transfer tax also says the tax on its mortgage, even where there is none. */
const saysMortgageTax = ({ tool, input }: ToolUse, other: ToolUse): boolean =>
  tool === 'transferTax' && input.loan !== undefined && other.input.about === 'mortgageTax';

/** True if a call is about something else. */
function differs(one: ToolUse, other: ToolUse): boolean {
  if (saysMortgageTax(one, other) || saysMortgageTax(other, one)) return false;
  if (one.tool !== other.tool) return true;
  const names = ({ tool, input }: ToolUse): string[] =>
    tool === 'explain'
      ? (input.ids as string[])
      : tool === 'howTo'
        ? [String(input.topic), String(input.also)]
        : tool === 'professionals'
          ? [String(input.profession ?? input.type ?? input.name ?? input.about)]
          : tool === 'loanRules'
            ? [String(input.about)]
            : [tool];
  return !names(other).some((name) => name !== 'undefined' && names(one).includes(name));
}
