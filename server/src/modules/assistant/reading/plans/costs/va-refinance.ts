import { calculationOf } from '../../../calculations/index.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { use, withAlso } from '../use.ts';

/** The refinance of a VA loan into another one. */
const refinanceOfVa =
  /\birrrl\b|\binterest rate reduction (refinance|loan)|\bva streamline\b|\bstreamline (a |my |our |the )?va\b/;

/** Plans the funding fee of an IRRRL, with “costs 3,100, saves 155 a month, when do I break even” beside it. */
export function vaRefinance({ text, amounts, has }: Message, loan: number, exempt: boolean): Plan | undefined {
  if (!has(refinanceOfVa)) return undefined;
  const others = amounts.filter(({ value }) => value !== loan);
  const found = calculationOf(text, others, {}, ['breakEven']);
  return withAlso(
    use('loanRules', {
      about: 'fundingFee',
      country: 'US',
      amount: loan,
      refinances: true,
      ...(exempt ? { exempt } : {}),
    }),
    found && use('calculate', { calculation: found.name, values: found.values, country: 'US' }),
  );
}
