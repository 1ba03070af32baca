import type { ToolName } from '../contract.ts';
import { entriesNamed } from '../knowledge/index.ts';
import { cancelWords, topicsIn } from './how-to-topics.ts';
import { type Message, readMessage } from './message.ts';
import type { Plan, ToolPlan, ToolUse } from './plan.ts';
import { planOf } from './plan-of.ts';
import { documentsFor, isClear, isStrong } from './reconsider.ts';
import type { ReadSearch } from './search-reading.ts';
import { statusToolsIn } from './status-words.ts';

/** Question words and auxiliaries that begin a further question after a conjunction or a comma. */
const asks =
  "(?:also |aussi |tambien |también )?(?:how|what|what's|whats|when|where|who|which|why|do|does|did|is|are|can|could|should|will|would|combien|comment|quand|où|à quel|à quelle|a qué|a que hora|de quoi|qu'est-ce|qui|quel|quelle|quels|quelles|est-ce|faut|c'est|ça|puis-je|peut-on|cómo|como|cuánto|cuanto|cuántos|cuántas|cuándo|cuando|dónde|quién|quien|qué|cuál|cuáles|hay|tengo|puedo|me|se)\\b";
const breaks = new RegExp(
  `[?!;]+\\s*|(?<=\\p{L}{3})\\.\\s+|,?\\s+(?:and|or|&|plus|but|y|e|o|et|ou|pis|puis|mais|pero)\\s+(?=${asks})|,\\s+(?=${asks})`,
  'iu',
);

/** Tools whose answers can follow another answer. */
const additions: ReadonlySet<ToolName> = new Set([
  'explain',
  'howTo',
  'appointments',
  'documents',
  'savedHomes',
  'savedSearches',
  'replies',
  'purchase',
  'mortgageRates',
  'transferTax',
  'loanRules',
]);

/** Tools that compute figures. An explanation beside them must fit its clause strongly. */
const figures: ReadonlySet<ToolName> = new Set([
  'monthlyCost',
  'affordability',
  'loanPayment',
  'loanRules',
  'transferTax',
  'nonResidentTax',
  'marketFacts',
]);

/** Tools whose answer is a list or a change of a search, to which nothing is added. */
const alone: ReadonlySet<ToolName> = new Set(['searchHomes', 'refineSearch', 'outOfScope', 'capabilities', 'news']);

/** Returns the plan with the calls for the other questions of a message: “What is X, and how do I Y?”. */
export function withOtherParts(plan: ToolPlan, message: Message, readSearch: ReadSearch): ToolPlan {
  if (plan.also || alone.has(plan.tool) || plan.input.of !== undefined) return plan;
  const clauses = message.typed.split(breaks).filter((clause) => clause.trim().split(/\s+/).length >= 2);
  if (clauses.length < 2) return plan;
  const also: ToolUse[] = [];
  for (const clause of clauses) {
    const part = readMessage(clause, message.talk, readSearch);
    const other = planOf({ ...part, language: message.language });
    if (isAnswer(other, part, figures.has(plan.tool)) && [plan, ...also].every((each) => differs(each, other)))
      also.push({ tool: other.tool, input: other.input });
  }
  return also.length > 0 ? { ...plan, also } : plan;
}

/** Topics whose words are too common to stand for a question of their own. */
const wideTopics: ReadonlySet<string> = new Set([
  'match-score',
  'save-home',
  'connect',
  'compare',
  'price',
  'upload',
  'co-buyer',
]);

/** True if a clause names its own subject, so that its plan does not rest on the classifier alone. */
function isAnswer(plan: Plan, message: Message, besideFigures: boolean): plan is ToolPlan {
  const { text, cues } = message;
  if (plan.kind !== 'use' || !additions.has(plan.tool)) return false;
  const [best] = documentsFor(message);
  const fits = best !== undefined && (besideFigures ? isStrong(best) : isClear(best));
  switch (plan.tool) {
    case 'howTo':
      if (plan.input.topic === 'cancel-tour' && !cancelWords.test(text)) return false;
      return (fits && best.id === plan.input.topic) || topicsIn(text).some((topic) => !wideTopics.has(topic));
    case 'explain':
      return (
        (fits && (plan.input.ids as string[]).includes(best.id)) ||
        (entriesNamed(text).length > 0 && (cues.has('whatIs') || cues.has('how') || cues.has('howMuch')))
      );
    case 'transferTax':
    case 'loanRules':
    case 'mortgageRates':
      return Object.keys(plan.input).length > 1;
    case 'replies':
      return (
        statusToolsIn(text).includes('replies') &&
        /\b(grace|chen|agente?|realtor|courti\w+|messages?|mensajes?|she|he|elle|il|repl\w+|repondu|contest\w+)\b/.test(
          text,
        )
      );
    default:
      return statusToolsIn(text).includes(plan.tool);
  }
}

/** True if a call is about something else. */
function differs(one: ToolUse, other: ToolUse): boolean {
  if (one.tool !== other.tool) return true;
  const names = ({ tool, input }: ToolUse): string[] =>
    tool === 'explain'
      ? (input.ids as string[])
      : tool === 'howTo'
        ? [String(input.topic), String(input.also)]
        : [tool];
  return !names(other).some((name) => name !== 'undefined' && names(one).includes(name));
}
