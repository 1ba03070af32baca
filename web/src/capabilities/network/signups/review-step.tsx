import type { ReactNode } from 'react';
import { CheckField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Agreements } from './agreements.tsx';
import type { ResellerAnswers } from './answers.ts';
import type { Catalogue, ResellerForm } from './calls.ts';
import { stateName } from './jurisdictions.ts';
import { priceInWords } from './plan-words.ts';
import { steps } from './reseller-steps.ts';
import { FormSection } from './sign-up-page.tsx';

/** All that was entered, each part with the way back to it, and what is agreed to. */
export function ReviewStep(props: {
  form: FilledForm<ResellerForm>;
  answers: ResellerAnswers;
  catalogue: Catalogue;
  onStep: (step: number) => void;
}) {
  const { form, answers, catalogue, onStep } = props;
  const values = form.getValues();
  const plan = catalogue.plans.find(({ id }) => id === values.subscriptionTier);
  const interval = values.billingInterval ?? 'monthly';
  const custom = values.subscriptionTier === 'custom';
  const price = plan ? priceInWords(plan, interval) : '';
  return (
    <>
      <FormSection level="h3" title="What you entered">
        <Part step={1} onStep={onStep}>
          <Line term="Name">
            {values.firstName} {values.lastName}
          </Line>
          <Line term="Email">{values.email}</Line>
          <Line term="Password">{values.password ? 'Entered' : 'Not entered yet'}</Line>
          <Line term="Wholesaler">{answers.operatorName}</Line>
        </Part>
        {!values.password && (
          <Notice tone="warning">
            Passwords are never kept, so please enter yours again in step 1 before you create the account.
          </Notice>
        )}
        <Part step={2} onStep={onStep}>
          <Line term="Company">{values.companyName}</Line>
          <Line term="Address">{values.address}</Line>
          <Line term="Place">
            {[values.city, stateName(values.stateOrProvince), values.postalCode, values.country]
              .filter(Boolean)
              .join(', ')}
          </Line>
          <Line term="Phone">{values.phone}</Line>
          <Line term="Website">{values.website || 'None'}</Line>
          <Line term="License">
            {values.licenseNumber} ({values.licenseType === 'mortgage_brokerage' ? 'mortgage' : 'real estate'}{' '}
            brokerage)
          </Line>
          <Line term="Contact person">
            {values.contactPersonName}, {values.contactPersonPhone}
          </Line>
        </Part>
        <Part step={3} onStep={onStep}>
          <Line term="Expected agents">{values.expectedAgentCount ?? 1}</Line>
          <Line term="Plan">{plan?.name ?? values.subscriptionTier}</Line>
          {!custom && <Line term="Billing">{interval === 'yearly' ? 'Yearly' : 'Monthly'}</Line>}
          <Line term="Price">{price}</Line>
        </Part>
        <p className="text-14 text-soft">{catalogue.taxNote}</p>
      </FormSection>
      <FormSection level="h3" title="Agreement">
        <Agreements form={form} adult={answers.adult}>
          <CheckField form={form} name="acceptLicenseVerification" label={answers.licence} />
          {!custom && (
            <div className="grid gap-2 border-t border-line pt-3">
              <CheckField form={form} name="acceptAutoRenewal" label={answers.renewal} />
              <p className="pl-8 text-14 text-soft">
                The price: {price}. Without this agreement the plan ends with its first period, unless you let it go on.
              </p>
            </div>
          )}
        </Agreements>
      </FormSection>
    </>
  );
}

function Part({ step, onStep, children }: { step: number; onStep: (step: number) => void; children: ReactNode }) {
  const name = steps[step - 1]!.name;
  return (
    <section className="grid gap-2 border-b border-line pb-4">
      <header className="flex items-baseline justify-between gap-4">
        <h4 className="font-semibold">{name}</h4>
        <button type="button" className="link min-h-6 text-14" onClick={() => onStep(step)}>
          Edit<span className="sr-only"> {name.toLowerCase()}</span>
        </button>
      </header>
      <dl className="grid gap-1 text-14">{children}</dl>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
