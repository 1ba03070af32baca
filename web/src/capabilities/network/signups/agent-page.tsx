import { AgentSignUp } from '@lintel/server/sign-ups';
import { Choices } from '../../../ui/form/choices.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ask } from '../../../wire/client.ts';
import { signInAt } from '../../accounts/paths.ts';
import { AgentCompany } from './agent-company.tsx';
import { Agreements, agreementNames, nothingAgreed } from './agreements.tsx';
import type { AgentAnswers } from './answers.ts';
import type { AgentForm } from './calls.ts';
import { statesOf } from './jurisdictions.ts';
import { leaveFor } from './leave-for.ts';
import { LicenseHint } from './license-hint.tsx';
import { markets } from './markets.ts';
import { endUserSignUpPath, resellerSignUpPath } from './paths.ts';
import { noPerson, PersonFields, passwordNames } from './person-fields.tsx';
import { FormSection, SignUpPage } from './sign-up-page.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

const notKept = [...passwordNames, ...agreementNames, 'acceptLicenseVerification', 'invitationToken'];

const types = [
  { value: 'real_estate', label: 'Real estate agent', detail: 'Listings, showings, offers' },
  { value: 'mortgage', label: 'Mortgage agent', detail: 'Loan applications, rates, calculators' },
];

/** Agents join under a licensed company: by its code, by an invitation, or by applying to one that they find. */
export function AgentSignUpPage(props: AgentAnswers & { invitation: string | undefined; code: string }) {
  const { invited, invitation, code } = props;
  // What an invitation or a link says goes before what was written earlier without one.
  const draft = {
    name: invited ? 'agent-signup-invited' : 'agent-signup',
    except: code ? [...notKept, 'resellerCode', 'companyId'] : notKept,
  };
  const form = useForm({
    schema: AgentSignUp,
    start: {
      ...noPerson,
      email: invited?.email ?? '',
      agentType: invited?.agentType as AgentForm['agentType'],
      licenseNumber: '',
      licenseState: undefined,
      city: undefined,
      resellerCode: invited ? '' : code,
      invitationToken: invited ? invitation : undefined,
      companyId: undefined,
      selectedCountries: ['USA'],
      ...nothingAgreed,
      acceptLicenseVerification: false,
      role: 'agent',
    } satisfies AgentForm,
    draft,
    failed: 'Failed to create agent account. Please try again.',
    async send(values, key) {
      const { body } = await ask((api) => api.network.signUps.agent(values, { context: { idempotencyKey: key } }));
      dropDraft(draft.name);
      return leaveFor(body.home);
    },
  });

  return (
    <SignUpPage
      title="Sign up as an agent"
      lead="Real estate and mortgage agents work under a licensed company: they join with its code or invitation, or find one and apply."
      doors={[
        { question: 'Already have an account?', label: 'Sign in', href: signInAt('all', '') },
        { question: 'Are you a company?', label: 'Sign up your company', href: resellerSignUpPath },
        { question: 'Looking for a home?', label: 'Sign up as a home buyer', href: endUserSignUpPath },
      ]}
      aside={<WhatHappensNext steps={nextSteps} />}
    >
      <Form form={form} label="Agent sign-up" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FormSection title="Reseller connection">
          <AgentCompany form={form} invited={invited} lapsed={!invited && Boolean(invitation)} sample={props.sample} />
        </FormSection>
        <FormSection title="Personal information">
          <PersonFields form={form} withPhone />
          <Choices form={form} name="agentType" legend="Agent type" options={types} className="sm:grid-cols-2" />
          <SelectField
            optional
            form={form}
            name="licenseState"
            label="State or province of the licence"
            options={[{ value: '', label: 'The one of the company' }, ...statesOf(['USA', 'Canada'])]}
          />
          <div className="grid gap-2">
            <TextField
              form={form}
              name="licenseNumber"
              label="License number"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
            <LicenseHint
              jurisdiction={form.watch('licenseState')}
              licenseType={form.watch('agentType')}
              licenseNumber={form.watch('licenseNumber')}
            />
          </div>
        </FormSection>
        <FormSection title="Market coverage" help="Where your clients look for homes.">
          <Choices
            several
            form={form}
            name="selectedCountries"
            legend="Countries"
            className="sm:grid-cols-2"
            options={markets}
          />
          <TextField
            optional
            form={form}
            name="city"
            label="City (optional)"
            help="Where you work; else the city of the company"
            autoComplete="address-level2"
            maxLength={100}
          />
        </FormSection>
        <FormSection title="Agreement">
          <Agreements form={form} adult={props.adult}>
            <CheckField form={form} name="acceptLicenseVerification" label={props.licence} />
          </Agreements>
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

const nextSteps = [
  'You are signed in and find your dashboard, with what is still open.',
  'You confirm your email by a link that we send.',
  'The company accepts you, and your licence is looked up in its public register.',
  'From then on clients can be sent to you.',
];
