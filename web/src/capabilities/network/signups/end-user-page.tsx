import { EndUserSignUp } from '@lintel/server/sign-ups';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { NumberField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ask } from '../../../wire/client.ts';
import { signInAt } from '../../accounts/paths.ts';
import { Agreements, agreementNames, nothingAgreed } from './agreements.tsx';
import { FreeBenefits } from './benefits.tsx';
import { askAgentOfCode, type EndUserForm } from './calls.ts';
import { CodeFeedback } from './code-feedback.tsx';
import { leaveFor } from './leave-for.ts';
import { markets } from './markets.ts';
import { agentSignUpPath, resellerSignUpPath } from './paths.ts';
import { noPerson, PersonFields, passwordNames } from './person-fields.tsx';
import { FormSection, type Kept, SignUpPage } from './sign-up-page.tsx';
import { useCodeCheck } from './use-code-check.ts';

const draft = { name: 'end-user-signup', except: [...passwordNames, ...agreementNames, 'agentId'] };

/** Home buyers join for free. Nothing about an agent's code stops them. */
export function EndUserSignUpPage(props: { code: string; kept: Kept | undefined; adult: string }) {
  const { kept } = props;
  const [signedUp, setSignedUp] = useState<{ note: string; onward: string }>();
  const form = useForm({
    schema: EndUserSignUp,
    start: {
      ...noPerson,
      agentCode: props.code,
      agentId: null,
      selectedCountries: ['USA'],
      budget: undefined,
      bedrooms: undefined,
      bathrooms: undefined,
      ...nothingAgreed,
      role: 'end_user',
    } satisfies EndUserForm,
    draft,
    failed: 'Failed to create account. Please try again.',
    async send(values, key) {
      const { body } = await ask((api) => api.network.signUps.endUser(values, { context: { idempotencyKey: key } }));
      dropDraft(draft.name);
      const onward = kept?.back ?? body.home;
      if (!body.note) return leaveFor(onward);
      setSignedUp({ note: body.note, onward });
    },
  });

  const check = useCodeCheck(form.watch('agentCode') ?? '', askAgentOfCode);
  const agentId = check.state === 'found' ? check.found.agentId : null;
  useEffect(() => form.setValue('agentId', agentId), [agentId, form.setValue]);
  // A code in the address was followed just now: it goes before the one of a draft.
  useEffect(() => {
    if (props.code) form.setValue('agentCode', props.code);
  }, [props.code, form.setValue]);

  if (signedUp) return <SignedUp {...signedUp} />;
  return (
    <SignUpPage
      title="Sign up as a home buyer"
      lead="Free in the USA and Canada, without a credit card."
      kept={kept}
      doors={[
        { question: 'Already have an account?', label: 'Sign in', href: signInAt('all', kept?.back ?? '') },
        { question: 'Are you an agent?', label: 'Sign up as an agent', href: agentSignUpPath },
        { question: 'Are you a company?', label: 'Sign up your company', href: resellerSignUpPath },
      ]}
      aside={<FreeBenefits />}
    >
      <Form form={form} label="Home buyer sign-up" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FormSection
          title="Your agent’s code (optional)"
          help="It connects you with the agent who gave it to you. They will see your name, email address, phone number, budget and search criteria. You can change this later."
        >
          <TextField
            form={form}
            name="agentCode"
            label="Agent code (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
          <CodeFeedback
            check={check}
            found={({ agentName, companyName }) => (
              <p>
                <span className="font-semibold">{agentName}</span>, {companyName}
              </p>
            )}
            unknown="Agent code not found. You can still sign up and connect later."
            failed="Unable to validate code. You can still sign up and connect later."
          />
        </FormSection>
        <FormSection title="Personal information">
          <PersonFields form={form} withPhone />
        </FormSection>
        <FormSection title="Property preferences" help="Kept with your account. None of it limits what you can search.">
          <Choices
            several
            form={form}
            name="selectedCountries"
            legend="Where do you look for homes?"
            className="sm:grid-cols-2"
            options={markets}
          />
          <NumberField
            form={form}
            name="budget"
            label="Budget (optional)"
            help="The most you would pay, in whole dollars"
            min={1}
            step={1000}
            inputMode="numeric"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              form={form}
              name="bedrooms"
              label="Bedrooms (optional)"
              help="1 to 10"
              min={1}
              max={10}
              inputMode="numeric"
            />
            <NumberField
              form={form}
              name="bathrooms"
              label="Bathrooms (optional)"
              help="1 to 10, halves too"
              min={1}
              max={10}
              step={0.5}
            />
          </div>
        </FormSection>
        <FormSection title="Agreement">
          <Agreements form={form} adult={props.adult} />
        </FormSection>
        <ErrorSummary form={form} />
        <div>
          <Submit form={form} pending="Creating Account..." size="lg">
            Create account
          </Submit>
        </div>
      </Form>
    </SignUpPage>
  );
}

/** The account is there; the agent of the code is not, and why is said before going on. */
function SignedUp({ note, onward }: { note: string; onward: string }) {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <h1 className="text-36" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Your account is ready
      </h1>
      <Notice tone="warning" title="You are not connected with an agent yet">
        {note}
      </Notice>
      <div>
        <Button onClick={() => void leaveFor(onward)}>Continue</Button>
      </div>
    </div>
  );
}
