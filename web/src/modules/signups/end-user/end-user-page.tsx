import { m } from '@lintel/messages';
import { EndUserSignUp } from '@lintel/server/signups';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { leaveFor } from '../../../api/leave-for.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { dropDraft } from '../../../ui/form/draft.ts';
import { MoneyField, NumberField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ErrorSummary, Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { signInAt } from '../../accounts/paths.ts';
import { Agreements, agreementNames, nothingAgreed } from '../agreements.tsx';
import { type EndUserForm, fetchAgentOfCode } from '../calls.ts';
import { CodeFeedback } from '../code-feedback.tsx';
import { markets } from '../markets.ts';
import { agentSignUpPath, resellerSignUpPath } from '../paths.ts';
import { noPerson, PersonFields, passwordNames } from '../person-fields.tsx';
import { FormSection, type PendingSignUpAction, SignUpPage } from '../sign-up-page.tsx';
import { useCodeCheck } from '../use-code-check.ts';
import { FreeBenefits } from './benefits.tsx';

const draft = { name: 'end-user-signup', except: [...passwordNames, ...agreementNames, 'agentId'] };

/** Buyers join for free. An invalid agent code does not block them. */
export function EndUserSignUpPage(props: { code: string; pending: PendingSignUpAction | undefined; adult: string }) {
  const { pending } = props;
  const [signedUp, setSignedUp] = useState<{ note: string; destination: string }>();
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
    failed: m.network__failed_to_create_account_please(),
    async send(values, key) {
      const { body } = await callApi((api) =>
        api.network.signUps.endUser(values, { context: { idempotencyKey: key } }),
      );
      dropDraft(draft.name);
      const destination = pending?.back ?? body.home;
      if (!body.note) return leaveFor(destination);
      setSignedUp({ note: body.note, destination });
    },
  });

  const check = useCodeCheck(form.watch('agentCode') ?? '', fetchAgentOfCode);
  const agentId = check.state === 'found' ? check.found.agentId : null;
  useEffect(() => form.setValue('agentId', agentId), [agentId, form.setValue]);
  // A code from the URL is newer than the one of a draft.
  useEffect(() => {
    if (props.code) form.setValue('agentCode', props.code);
  }, [props.code, form.setValue]);

  if (signedUp) return <SignedUp {...signedUp} />;
  return (
    <SignUpPage
      title={m.network__sign_up_as_a_home()}
      lead={m.network__free_in_the_usa_and()}
      pending={pending}
      otherSignUps={[
        {
          question: m.network__already_have_an_account(),
          label: m.network__sign_in(),
          href: signInAt('all', pending?.back ?? ''),
        },
        { question: m.network__are_you_an_agent(), label: m.network__sign_up_as_an_agent(), href: agentSignUpPath },
        {
          question: m.network__are_you_a_company(),
          label: m.network__sign_up_your_company(),
          href: resellerSignUpPath,
        },
      ]}
      aside={<FreeBenefits />}
    >
      <Form form={form} label={m.network__home_buyer_sign_up()} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FormSection title={m.network__have_a_code_from_your()} help={m.network__the_code_connects_you_with()}>
          <TextField
            form={form}
            name="agentCode"
            label={m.network__agent_code_optional()}
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
            unknown={m.network__agent_code_not_found_you()}
            failed={m.network__unable_to_validate_code_you_2()}
          />
        </FormSection>
        <FormSection title={m.network__personal_information()}>
          <PersonFields form={form} withPhone />
        </FormSection>
        <FormSection title={m.network__property_preferences()} help={m.network__saved_to_your_account_these()}>
          <Choices
            several
            form={form}
            name="selectedCountries"
            legend={m.network__where_do_you_look_for()}
            className="sm:grid-cols-2"
            options={markets}
          />
          <MoneyField
            form={form}
            name="budget"
            label={m.network__budget_optional()}
            help={m.network__the_most_youd_pay_in()}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              form={form}
              name="bedrooms"
              label={m.network__bedrooms_optional()}
              help={m.network__1_to_10()}
              min={1}
              max={10}
              inputMode="numeric"
            />
            <NumberField
              form={form}
              name="bathrooms"
              label={m.network__bathrooms_optional()}
              help={m.network__1_to_10_for_example()}
              min={1}
              max={10}
              step={0.5}
            />
          </div>
        </FormSection>
        <FormSection title={m.network__agreement()}>
          <Agreements form={form} adult={props.adult} />
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

/** Shown when the account was created but the agent of the code could not be connected, with the reason. */
function SignedUp({ note, destination }: { note: string; destination: string }) {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <h1 className="text-36" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {m.network__your_account_is_ready()}
      </h1>
      <Notice tone="warning" title={m.network__youre_not_connected_with_an()}>
        {note}
      </Notice>
      <div>
        <Button onClick={() => void leaveFor(destination)}>{m.network__continue()}</Button>
      </div>
    </div>
  );
}
