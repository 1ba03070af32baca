import { m } from '@lintel/messages';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { type Price, priceOn, savingOf, type Tier, tierFacts, tiers } from './catalog.ts';
import { billingContract, type Plan } from './contract.ts';
import { today } from './open-subscription.ts';
import { planBenefits } from './plan-benefits.ts';
import { billingServices, type Provider } from './provider.ts';
import type { Place } from './tax/tax.ts';

/** Today's offers. With a location, prices include its tax. */
export const plans = serve(billingContract.plans, {
  access: anyone('prices are public'),
  async run({ input: { country, stateOrProvince }, resolve }) {
    const { provider } = resolve(billingServices);
    const place = country && stateOrProvince ? { country, stateOrProvince } : undefined;
    const day = today();
    return {
      currency: 'usd' as const,
      asOf: day,
      taxNote: place
        ? provider.tax(place, priceOn(day, 'starter', 'monthly')!.amountCents, day).taxNote.replace(/ on \$.*$/, '')
        : m.billing__prices_are_in_us_dollars(),
      plans: tiers.map((tier) => planOf(tier, day, provider, place)),
    };
  },
});

function planOf(tier: Tier, day: string, provider: Provider, place: Place | undefined): Plan {
  const monthly = priceOn(day, tier, 'monthly');
  const yearly = priceOn(day, tier, 'yearly');
  const presentPrice = (price: Price | undefined) => {
    if (!price) return null;
    const taxCents = place ? provider.tax(place, price.amountCents, day).taxCents : 0;
    return { priceId: price.id, amountCents: price.amountCents, taxCents, totalCents: price.amountCents + taxCents };
  };
  return {
    id: tier,
    ...tierFacts[tier],
    features: planBenefits.map(({ text }) => text(tier)),
    monthly: presentPrice(monthly),
    yearly: presentPrice(yearly),
    saving: monthly && yearly ? savingOf(monthly.amountCents, yearly.amountCents) : null,
  };
}
