import { m } from '@lintel/messages';
import { AgentSignUp } from '@lintel/server/signups';
import { callApi } from '../../../api/client.ts';
import { leaveFor } from '../../../api/leave-for.ts';
import { Choices } from '../../../ui/form/choices.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { signInAt } from '../../accounts/paths.ts';
import { Agreements, agreementNames, nothingAgreed } from '../agreements.tsx';
import type { AgentForm } from '../calls.ts';
import { statesOf } from '../jurisdictions.ts';
import { LicenseHint } from '../license-hint.tsx';
import { markets } from '../markets.ts';
import type { AgentData } from '../page-data.ts';
import { endUserSignUpPath, resellerSignUpPath } from '../paths.ts';
import { noPerson, PersonFields, passwordNames } from '../person-fields.tsx';
import { FormSection, SignUpPage } from '../sign-up-page.tsx';
import { WhatHappensNext } from '../what-happens-next.tsx';
import { AgentCompany } from './agent-company.tsx';

const excluded = [...passwordNames, ...agreementNames, 'acceptLicenseVerification', 'invitationToken'];

const types = [
  {
    value: 'real_estate',
    get label() {
      return m.network__real_estate_agent();
    },
    get detail() {
      return m.network__listings_showings_offers();
    },
  },
  {
    value: 'mortgage',
    get label() {
      return m.network__mortgage_agent();
    },
    get detail() {
      return m.network__loan_applications_rates_calculators();
    },
  },
];

/**
 * Sign-up of agents under a licensed company: with its code, an invitation, or an application to a company they find.
 */
export function AgentSignUpPage(props: AgentData & { invitation: string | undefined; code: string }) {
  const { invited, invitation, code } = props;
  // Values from an invitation or a link take precedence over an earlier draft.
  const draft = {
    name: invited ? 'agent-signup-invited' : 'agent-signup',
    except: code ? [...excluded, 'resellerCode', 'companyId'] : excluded,
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
    failed: m.network__failed_to_create_agent_account(),
    async send(values, key) {
      const { body } = await callApi((api) => api.network.signUps.agent(values, { context: { idempotencyKey: key } }));
      dropDraft(draft.name);
      return leaveFor(body.home);
    },
  });

  return (
    <SignUpPage
      title={m.network__sign_up_as_an_agent()}
      lead={m.network__real_estate_and_mortgage_agents()}
      otherSignUps={[
        { question: m.network__already_have_an_account(), label: m.network__sign_in(), href: signInAt('all', '') },
        {
          question: m.network__are_you_a_company(),
          label: m.network__sign_up_your_company(),
          href: resellerSignUpPath,
        },
        { question: m.network__looking_for_a_home(), label: m.network__sign_up_as_a_home(), href: endUserSignUpPath },
      ]}
      aside={<WhatHappensNext steps={nextSteps.map((step) => step())} />}
    >
      <Form form={form} label={m.network__agent_sign_up()} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FormSection title={m.network__reseller_connection()}>
          <AgentCompany form={form} invited={invited} lapsed={!invited && Boolean(invitation)} sample={props.sample} />
        </FormSection>
        <FormSection title={m.network__personal_information()}>
          <PersonFields form={form} withPhone />
          <Choices
            form={form}
            name="agentType"
            legend={m.network__agent_type()}
            options={types}
            className="sm:grid-cols-2"
          />
          <SelectField
            optional
            form={form}
            name="licenseState"
            label={m.network__license_state_or_province()}
            options={[{ value: '', label: m.network__same_as_the_company() }, ...statesOf(['USA', 'Canada'])]}
          />
          <div className="grid gap-2">
            <TextField
              form={form}
              name="licenseNumber"
              label={m.network__license_number()}
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
        <FormSection title={m.network__market_coverage()} help={m.network__where_your_clients_look_for()}>
          <Choices
            several
            form={form}
            name="selectedCountries"
            legend={m.network__countries()}
            className="sm:grid-cols-2"
            options={markets}
          />
          <TextField
            optional
            form={form}
            name="city"
            label={m.network__city_optional()}
            help={m.network__where_you_work_if_you()}
            autoComplete="address-level2"
            maxLength={100}
          />
        </FormSection>
        <FormSection title={m.network__agreement()}>
          <Agreements form={form} adult={props.adult}>
            <CheckField form={form} name="acceptLicenseVerification" label={props.license} />
          </Agreements>
        </FormSection>
        <ErrorSummary form={form} />
        <div>
          <Submit form={form} pending={m.network__creating_account()} size="lg">
            {m.network__create_account()}
          </Submit>
        </div>
      </Form>
    </SignUpPage>
  );
}

const nextSteps = [
  m.network__youre_signed_in_and_your,
  m.network__you_confirm_your_email_with,
  m.network__the_company_accepts_you_and,
  m.network__after_that_you_can_receive,
];
