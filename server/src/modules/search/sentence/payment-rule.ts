import { type PaymentRates, paymentRule } from '@lintel/mortgage';
import type { Rates, RatesNow } from '../../listings/index.ts';

type Rule = ReturnType<typeof paymentRule>;

export const percentsOf = ({ US, CA }: Rates): PaymentRates => ({ US: US?.percent ?? null, CA: CA?.percent ?? null });

/**
 * Returns the payment rule of the current rates, rebuilt only when they change; undefined without any rate.
 */
export function cachedPaymentRule(rates: RatesNow): () => Rule | undefined {
  const of = rememberedRule();
  return () => of(percentsOf(rates()));
}

export function rememberedRule(): (percents: PaymentRates) => Rule | undefined {
  let made: { percents: PaymentRates; rule: Rule | undefined } | undefined;
  return (percents) => {
    if (made?.percents.US !== percents.US || made?.percents.CA !== percents.CA)
      made = { percents, rule: percents.US === null && percents.CA === null ? undefined : paymentRule(percents) };
    return made!.rule;
  };
}
