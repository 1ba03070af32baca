import { m } from '@lintel/messages';
import { mayChoose, tierFor } from '@lintel/server/signups';
import { useEffect, useRef } from 'react';
import { Choices } from '../../../ui/form/choices.tsx';
import { NumberField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { day } from '../../../ui/format.ts';
import type { Catalog, Plan, ResellerForm } from '../calls.ts';
import { FormSection } from '../sign-up-page.tsx';
import { priceInWords, seatsInWords } from './plan-words.ts';

/** Number of agents, plan and billing interval. */
export function PlanStep({ form, catalog }: { form: FilledForm<ResellerForm>; catalog: Catalog }) {
  const agents = form.watch('expectedAgentCount') ?? 1;
  const interval = form.watch('billingInterval') ?? 'monthly';
  const tier = form.watch('subscriptionTier');
  useTierThatFits(form, agents, tier);
  const chosen = catalog.plans.find(({ id }) => id === tier);
  return (
    <>
      <FormSection level="h3" title={m.network__your_team()}>
        <NumberField
          form={form}
          name="expectedAgentCount"
          label={m.network__expected_number_of_agents()}
          help={m.network__1_to_500_we_suggest()}
          min={1}
          max={500}
          step={1}
          inputMode="numeric"
        />
      </FormSection>
      <FormSection
        level="h3"
        title={m.network__plan_and_price()}
        help={m.network__prices_in_us_dollars_as({ asOf: day(catalog.asOf) })}
      >
        <Choices
          form={form}
          name="billingInterval"
          legend={m.network__billing()}
          className="sm:grid-cols-2"
          options={[
            { value: 'monthly', label: m.network__monthly() },
            { value: 'yearly', label: m.network__yearly(), detail: chosen?.saving?.label },
          ]}
        />
        <Choices
          form={form}
          name="subscriptionTier"
          legend={m.network__subscription_plan()}
          options={catalog.plans.map((plan) => ({
            value: plan.id,
            label: plan.popular ? `${plan.name} · popular` : plan.name,
            detail: <PlanDetail plan={plan} interval={interval} />,
            unavailable: mayChoose(plan.id, agents) ? undefined : m.network__too_small_for_agents({ agents }),
          }))}
        />
        <p className="text-14 text-soft">{catalog.taxNote}</p>
      </FormSection>
    </>
  );
}

function PlanDetail({ plan, interval }: { plan: Plan; interval: 'monthly' | 'yearly' }) {
  return (
    <>
      <span className="block font-medium text-ink tabular-nums">{priceInWords(plan, interval)}</span>
      {interval === 'yearly' && plan.saving && <span className="block text-good">{plan.saving.label}</span>}
      <span className="block">{seatsInWords(plan)}</span>
    </>
  );
}

/** Raises the plan with the number of agents; keeps a larger plan the person chose. */
function useTierThatFits(form: FilledForm<ResellerForm>, agents: number, tier: ResellerForm['subscriptionTier']): void {
  const followed = useRef(tier);
  useEffect(() => {
    const isValid = Number.isInteger(agents) && agents >= 1;
    if (!isValid) return;
    const needed = tierFor(agents);
    const larger = tier !== followed.current && mayChoose(tier, agents);
    if (larger || tier === needed) return;
    followed.current = needed;
    form.setValue('subscriptionTier', needed, { shouldDirty: true, shouldValidate: true });
  }, [agents, tier, form.setValue]);
}
