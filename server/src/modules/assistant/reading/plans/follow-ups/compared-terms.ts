import type { Amount } from '../../figures/amounts.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { ToolUse } from '../../plan.ts';
import { namesHome } from '../../stated.ts';
import { termsOf } from '../../topics/terms.ts';
import { meaningWords } from '../others.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { computedIn, isOfLeastDown, replacements } from './corrected.ts';

const between =
  /^ ?(?:down|fixed|fixe|fij[oa]|de (?:mise|enganche))? ?,? ?(?:vs\.?|versus|or|against|compared (?:to|with)|instead of|rather than|over|ou|contre|au lieu de|plutot que|o|u|contra|en vez de|en lugar de|and|et|y) ?(?:with |at |put |avec |con |al? )?(?:a |an |the |de |le |la |el |los |un |une )?\$? ?$/;
const compares =
  /\b(vs|versus|compar\w*|difference|better|cheaper|saves?|each|both|either|or|instead of|rather than|ou|contre|au lieu de|plutot que|mieux|o|contra|en vez de|en lugar de|diferencia|conviene|mejor|how much (more|less)|combien de (plus|moins)|cuanto (mas|menos))\b/;
const longest = 25;

/** Tools whose figure changes with the terms of a loan. */
const ofLoan: ReadonlySet<string> = new Set(['monthlyCost', 'loanPayment', 'incomeForPrice']);

/** Returns the last figures of a purchase as a call that takes the terms of a loan. */
function purchaseCall(message: Message): ToolUse | undefined {
  const call = computedIn(message);
  if (!call || ofLoan.has(call.tool)) return call;
  const { price, state, city, downPercent, downAmount, ratePercent, years, program, firstTime } =
    message.talk.stated ?? {};
  if (price === undefined || !/^(loanRules|transferTax|propertyTax)$/.test(call.tool)) return undefined;
  const isLeast = isOfLeastDown(call) && (downPercent ?? downAmount) === undefined;
  return use('monthlyCost', {
    ...{ price, state, city, downPercent, downAmount, ratePercent, years, program, firstTime },
    country: call.input.country ?? (state && countryOf(state)),
    leastDown: isLeast || undefined,
  });
}

/** Returns the two numbers that a text compares, in one unit: “15 vs 30 years”. */
function pairIn({ amounts }: Message): [Amount, Amount] | undefined {
  const at = amounts.findIndex(({ after }, index) => amounts[index + 1] !== undefined && between.test(after));
  const [one, other] = [amounts[at], amounts[at + 1]];
  if (!one || !other || one.value === other.value) return undefined;
  const unit = one.unit === 'plain' ? other.unit : one.unit;
  if (other.unit !== unit && other.unit !== 'plain') return undefined;
  // The words of one side are those of both: “10 or 5 down”.
  return [
    { ...one, unit, after: other.after },
    { ...other, unit, before: one.before },
  ];
}

/** “15 vs 30?”, “10 or 5 down, what’s the difference?”: the last calculation with each of two terms. */
export const comparedTerms: Planner = (message) => {
  const { amounts, text, has } = message;
  if (!has(compares) || has(meaningWords) || namesHome(message) || message.named.length > 0) return undefined;
  const pair = pairIn(message);
  const call = pair && text.split(' ').length <= longest ? purchaseCall(message) : undefined;
  if (!pair || !call) return undefined;
  const rest = amounts.filter(({ value }) => pair.every((each) => each.value !== value));
  const { price, loan: _, ...others } = termsOf(text, rest);
  if (price !== undefined) return undefined;
  const [one, other] = pair.map((amount) => [...replacements({ amounts: [amount], correction: undefined }, call)][0]);
  if (!one || !other || one[0] !== other[0]) return undefined;
  const withTerm = ([name, value]: [string, number]) => {
    const kept = Object.entries(call.input).filter(
      ([key]) => !(name.startsWith('down') && (key.startsWith('down') || key === 'leastDown')) && key !== 'about',
    );
    return use(call.tool, { ...Object.fromEntries(kept), ...others, [name]: value });
  };
  return withAlso(withTerm(one), withTerm(other));
};
