import { ResellerSignUp } from '@lintel/server/sign-ups';
import { Button } from '../../../ui/button.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { ask } from '../../../wire/client.ts';
import { signInAt } from '../../accounts/paths.ts';
import type { ResellerAnswers } from './answers.ts';
import type { ResellerForm } from './calls.ts';
import { CompanyStep } from './company-step.tsx';
import { leaveFor } from './leave-for.ts';
import { agentSignUpPath, endUserSignUpPath } from './paths.ts';
import { PersonFields, passwordNames } from './person-fields.tsx';
import { PlanStep } from './plan-step.tsx';
import { firstStepOf, startOf, steps } from './reseller-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { FormSection, SignUpPage } from './sign-up-page.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';
import { type OpenStep, StepHeading, usePlansOf, useStep } from './wizard.tsx';

const last = steps.length;
const draft = { name: 'reseller-signup', except: [...passwordNames, 'wholesalerCode', ...steps[last - 1]!.fields] };

/** Licensed companies join in four steps. The step stands in the address, so that the browser's own Back works. */
export function ResellerSignUpPage(props: { answers: ResellerAnswers; step: number; onStep: OpenStep }) {
  const { answers, onStep } = props;
  const form = useForm({
    schema: ResellerSignUp,
    start: startOf(answers.operatorName) satisfies ResellerForm,
    draft,
    failed: 'Failed to create reseller account. Please try again.',
    onRefused: (fields) => {
      const bad = firstStepOf(fields);
      if (bad !== undefined && bad !== step) onStep(bad);
    },
    async send(values, key) {
      const { body } = await ask((api) => api.network.signUps.reseller(values, { context: { idempotencyKey: key } }));
      dropDraft(draft.name);
      return leaveFor(body.checkoutUrl ?? body.home);
    },
  });
  const step = useStep(form, props.step, onStep);
  const catalogue = usePlansOf(form, answers.catalogue);
  const fields = steps[step - 1]!.fields;

  const next = async () => {
    if (await form.check(fields)) onStep(step + 1);
  };

  return (
    <SignUpPage
      title="Sign up your company"
      lead="For licensed real estate and mortgage companies. Four steps; what you enter is kept in this tab until you are done."
      doors={[
        { question: 'Already have an account?', label: 'Sign in', href: signInAt('all', '') },
        { question: 'Are you an agent?', label: 'Sign up as an agent', href: agentSignUpPath },
        { question: 'Looking for a home?', label: 'Sign up as a home buyer', href: endUserSignUpPath },
      ]}
      aside={<WhatHappensNext steps={nextSteps} />}
    >
      <Steps names={steps.map(({ name }) => name)} at={step} />
      {form.restored && step < last && (
        <Notice>What you entered earlier is here again, without the password: that is never kept.</Notice>
      )}
      <Form
        form={form}
        label="Company sign-up"
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
        {...(step < last ? { onSubmit: () => void next() } : {})}
      >
        <StepHeading step={step} />
        {step === 1 && (
          <FormSection level="h3" title="You">
            <PersonFields form={form} />
            <TextField
              form={form}
              name="wholesalerCode"
              label="Wholesaler code"
              help="Who runs the platform. It is filled in for you."
              readOnly
              autoComplete="off"
              className="bg-sunk"
            />
          </FormSection>
        )}
        {step === 2 && <CompanyStep form={form} />}
        {step === 3 && <PlanStep form={form} catalogue={catalogue} />}
        {step === last && <ReviewStep form={form} answers={answers} catalogue={catalogue} onStep={onStep} />}
        <ErrorSummary form={form} names={fields} />
        <div className="flex flex-wrap justify-between gap-2">
          {step > 1 ? (
            <Button kind="secondary" size="lg" onClick={() => onStep(step - 1)}>
              Back
            </Button>
          ) : (
            <span />
          )}
          {step < last ? (
            <Button type="submit" size="lg">
              Continue
            </Button>
          ) : (
            <Submit form={form} pending="Creating Account..." size="lg">
              Create account
            </Submit>
          )}
        </div>
      </Form>
    </SignUpPage>
  );
}

const nextSteps = [
  'You pay for the plan; a custom plan is agreed on by phone.',
  'You are signed in and find your dashboard, with what is still open.',
  'The wholesaler looks your licence up in its public register.',
  'From then on you invite agents, and give them codes for buyers.',
];
