import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { CheckField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Agreements } from '../agreements.tsx';
import type { Catalog, ResellerForm } from '../calls.ts';
import { stateName } from '../jurisdictions.ts';
import type { ResellerData } from '../page-data.ts';
import { FormSection } from '../sign-up-page.tsx';
import { priceInWords } from './plan-words.ts';
import { steps } from './reseller-steps.ts';

/** All entered values, each section with an edit link, and the agreements. */
export function ReviewStep(props: {
  form: FilledForm<ResellerForm>;
  data: ResellerData;
  catalog: Catalog;
  onStep: (step: number) => void;
}) {
  const { form, data, catalog, onStep } = props;
  const values = form.getValues();
  const plan = catalog.plans.find(({ id }) => id === values.subscriptionTier);
  const interval = values.billingInterval ?? 'monthly';
  const custom = values.subscriptionTier === 'custom';
  const price = plan ? priceInWords(plan, interval) : '';
  return (
    <>
      <FormSection level="h3" title={m.network__what_you_entered()}>
        <Part step={1} onStep={onStep}>
          <Line term={m.network__name()}>
            {values.firstName} {values.lastName}
          </Line>
          <Line term={m.network__email()}>{values.email}</Line>
          <Line term={m.network__password()}>
            {values.password ? m.network__entered() : m.network__not_entered_yet()}
          </Line>
          <Line term={m.network__wholesaler()}>{data.operatorName}</Line>
        </Part>
        {!values.password && <Notice tone="warning">{m.network__we_never_save_your_password()}</Notice>}
        <Part step={2} onStep={onStep}>
          <Line term={m.network__company()}>{values.companyName}</Line>
          <Line term={m.network__address()}>{values.address}</Line>
          <Line term={m.network__place()}>
            {[values.city, stateName(values.stateOrProvince), values.postalCode, values.country]
              .filter(Boolean)
              .join(', ')}
          </Line>
          <Line term={m.network__phone()}>{values.phone}</Line>
          <Line term={m.network__website()}>{values.website || m.network__none()}</Line>
          <Line term={m.network__license()}>
            {values.licenseNumber} (
            {values.licenseType === 'mortgage_brokerage' ? 'mortgage' : m.network__real_estate()}{' '}
            {m.network__brokerage()}
          </Line>
          <Line term={m.network__contact_person()}>
            {values.contactPersonName}, {values.contactPersonPhone}
          </Line>
        </Part>
        <Part step={3} onStep={onStep}>
          <Line term={m.network__expected_agents()}>{values.expectedAgentCount ?? 1}</Line>
          <Line term={m.network__plan()}>{plan?.name ?? values.subscriptionTier}</Line>
          {!custom && (
            <Line term={m.network__billing()}>
              {interval === 'yearly' ? m.network__yearly() : m.network__monthly()}
            </Line>
          )}
          <Line term={m.network__price()}>{price}</Line>
        </Part>
        <p className="text-14 text-soft">{catalog.taxNote}</p>
      </FormSection>
      <FormSection level="h3" title={m.network__agreement()}>
        <Agreements form={form} adult={data.adult}>
          <CheckField form={form} name="acceptLicenseVerification" label={data.license} />
          {!custom && (
            <div className="grid gap-2 border-t border-line pt-3">
              <CheckField form={form} name="acceptAutoRenewal" label={data.renewal} />
              <p className="pl-8 text-14 text-soft">{m.network__price_if_you_dont_agree({ price })}</p>
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
          {m.network__edit()}
          <span className="sr-only"> {name.toLowerCase()}</span>
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
