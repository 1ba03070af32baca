import { m } from '@lintel/messages';
import { ResellerSignUp } from '@lintel/server/signups';
import { callApi } from '../../../api/client.ts';
import { leaveFor } from '../../../api/leave-for.ts';
import { Button } from '../../../ui/button.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { signInAt } from '../../accounts/paths.ts';
import type { ResellerForm } from '../calls.ts';
import type { ResellerData } from '../page-data.ts';
import { agentSignUpPath, endUserSignUpPath } from '../paths.ts';
import { PersonFields, passwordNames } from '../person-fields.tsx';
import { FormSection, SignUpPage } from '../sign-up-page.tsx';
import { WhatHappensNext } from '../what-happens-next.tsx';
import { CompanyStep } from './company-step.tsx';
import { PlanStep } from './plan-step.tsx';
import { firstStepOf, startOf, steps } from './reseller-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { type OpenStep, StepHeading, usePlansOf, useStep } from './wizard.tsx';

const last = steps.length;
const draft = { name: 'reseller-signup', except: [...passwordNames, 'wholesalerCode', ...steps[last - 1]!.fields] };

/** Sign-up of licensed companies in four steps. The URL holds the step, so that the browser's Back button works. */
export function ResellerSignUpPage(props: { data: ResellerData; step: number; onStep: OpenStep }) {
  const { data, onStep } = props;
  const form = useForm({
    schema: ResellerSignUp,
    start: startOf(data.operatorName) satisfies ResellerForm,
    draft,
    failed: m.network__failed_to_create_reseller_account(),
    onInvalid: (fields) => {
      const bad = firstStepOf(fields);
      if (bad !== undefined && bad !== step) onStep(bad);
    },
    async send(values, key) {
      const { body } = await callApi((api) =>
        api.network.signUps.reseller(values, { context: { idempotencyKey: key } }),
      );
      dropDraft(draft.name);
      return leaveFor(body.checkoutUrl ?? body.home);
    },
  });
  const step = useStep(form, props.step, onStep);
  const catalog = usePlansOf(form, data.catalog);
  const fields = steps[step - 1]!.fields;

  const next = async () => {
    if (await form.check(fields)) onStep(step + 1);
  };

  return (
    <SignUpPage
      title={m.network__sign_up_your_company()}
      lead={m.network__for_licensed_real_estate_and()}
      otherSignUps={[
        { question: m.network__already_have_an_account(), label: m.network__sign_in(), href: signInAt('all', '') },
        { question: m.network__are_you_an_agent(), label: m.network__sign_up_as_an_agent(), href: agentSignUpPath },
        { question: m.network__looking_for_a_home(), label: m.network__sign_up_as_a_home(), href: endUserSignUpPath },
      ]}
      aside={<WhatHappensNext steps={nextSteps.map((step) => step())} />}
    >
      <Steps names={steps.map(({ name }) => name)} at={step} />
      {form.restored && step < last && <Notice>{m.network__we_restored_what_you_entered()}</Notice>}
      <Form
        form={form}
        label={m.network__company_sign_up()}
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
        {...(step < last ? { onSubmit: () => void next() } : {})}
      >
        <StepHeading step={step} />
        {step === 1 && (
          <FormSection level="h3" title={m.network__you()}>
            <PersonFields form={form} />
            <TextField
              form={form}
              name="wholesalerCode"
              label={m.network__wholesaler_code()}
              help={m.network__the_platform_operator_we_fill()}
              readOnly
              autoComplete="off"
              className="bg-sunk"
            />
          </FormSection>
        )}
        {step === 2 && <CompanyStep form={form} />}
        {step === 3 && <PlanStep form={form} catalog={catalog} />}
        {step === last && <ReviewStep form={form} data={data} catalog={catalog} onStep={onStep} />}
        <ErrorSummary form={form} names={fields} />
        <div className="flex flex-wrap justify-between gap-2">
          {step > 1 ? (
            <Button kind="secondary" size="lg" onClick={() => onStep(step - 1)}>
              {m.network__back()}
            </Button>
          ) : (
            <span />
          )}
          {step < last ? (
            <Button type="submit" size="lg">
              {m.network__continue()}
            </Button>
          ) : (
            <Submit form={form} pending={m.network__creating_account()} size="lg">
              {m.network__create_account()}
            </Submit>
          )}
        </div>
      </Form>
    </SignUpPage>
  );
}

const nextSteps = [
  m.network__you_pay_for_the_plan,
  m.network__youre_signed_in_and_your,
  m.network__the_wholesaler_verifies_your_license,
  m.network__after_that_you_can_invite,
];
