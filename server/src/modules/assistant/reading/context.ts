import type { Message } from './message.ts';
import { plain } from './plain.ts';
import type { Plan, ToolUse } from './plan.ts';
import { asksWhoPays } from './plans/costs/cost-terms.ts';
import type { Program, Talk } from './talk.ts';
import { federalProgramIn } from './topics/buyer.ts';
import { termsOf } from './topics/terms.ts';

const otherPrograms: readonly (readonly [Program, RegExp])[] = [
  ['cmhc', /\b(cmhc|schl|sagen)\b/],
  ['conventional', /\b(conventional|conventionnel\w*|convencional\w*)\b/],
];

/** Returns the loan program that a plain text names. */
export const programIn = (text: string): Program | undefined =>
  federalProgramIn(text) ?? otherPrograms.find(([, pattern]) => pattern.test(text))?.[0];

const goesOn = /^(and|but|so|then|ok|what about|et|mais|pis|alors|y|e|pero|entonces)\b/;

/** Returns the program of the question: its own, or the one of the last question if it goes on from there. */
export const programOf = (text: string, talk: Talk): Program | undefined =>
  programIn(text) ?? (goesOn.test(text) ? talk.program : undefined);

/** Entries about mortgage insurance in general, by the entry of the program that the question is about. */
const ofProgram: Partial<Record<Program, Readonly<Record<string, string>>>> = {
  fha: { pmi: 'mip', 'pmi-ends': 'mip' },
  va: { pmi: 'va', 'pmi-ends': 'va' },
  cmhc: { pmi: 'cmhc', 'pmi-ends': 'cmhc' },
};

/** The charge for breaking a mortgage, whose French abbreviation “DTI” is also the English one of a ratio of debts. */
const breaksLoan =
  /\b(penalites?|indemnites?|bris(er?|ons)|casser?|rompre|rupture|resili\w+|trois mois d'interets?|3 mois d'interets?|avant (l'echeance|la fin|terme))\b/;
const isFrenchDifferential = ({ language, text, talk }: Message): boolean =>
  language === 'fr' &&
  /\bdti\b/.test(text) &&
  breaksLoan.test(`${(talk.heard ?? []).map(plain).join(' . ')} . ${text}`);

const aboutInsurance: ReadonlySet<string> = new Set(['pmi', 'pmi-ends', 'cmhc']);

/** Fits explanations to the program, the country and the down payment of the question. */
function fitted(call: ToolUse, message: Message): ToolUse {
  const { text, talk, amounts, country, has } = message;
  if (call.tool !== 'explain') return call;
  const swap: Readonly<Record<string, string>> = {
    ...ofProgram[programOf(text, talk) ?? (country === 'CA' ? 'cmhc' : 'conventional')],
    ...(isFrenchDifferential(message) ? { dti: 'ird' } : {}),
  };
  const ids = [...new Set((call.input.ids as string[]).map((id) => swap[id] ?? id))];
  const { downPercent } = termsOf(text, amounts);
  const states = downPercent !== undefined && downPercent < 100 && ids.some((id) => aboutInsurance.has(id));
  return {
    ...call,
    input: {
      ...call.input,
      ids,
      ...(states ? { downPercent } : {}),
      ...(has(asksWhoPays) ? { pays: true } : {}),
    },
  };
}

/** Fits the explanations of a plan to the program, the country and the down payment of the question. */
export function inContext(plan: Plan, message: Message): Plan {
  if (plan.kind !== 'use') return plan;
  const { also = [] } = plan;
  return {
    ...plan,
    ...fitted(plan, message),
    ...(also.length > 0 ? { also: also.map((call) => fitted(call, message)) } : {}),
  };
}
