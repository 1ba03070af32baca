import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { CheckField, SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { forgotPasswordPath } from '../paths.ts';
import { signInSchema } from '../schemas.ts';
import { FormPage } from './form-page.tsx';
import { SecondStep } from './second-step.tsx';
import { type SignInDestination, useSignInFlow } from './use-sign-in-flow.ts';

export function SignInPage(props: { destination: SignInDestination; signUp: string; pending?: ReactNode }) {
  const { secondStep, startAgain, enter } = useSignInFlow(props.destination);
  const form = useForm({
    schema: signInSchema,
    start: { email: '', password: '', rememberMe: false },
    failed: m.accounts__an_error_occurred_during_sign(),
    send: async (values) => enter((await callApi((api) => api.accounts.signIn(values))).body),
  });
  if (secondStep) return <SecondStep onEntered={enter} onBack={startAgain} />;
  return (
    <FormPage
      title={m.accounts__sign_in()}
      below={
        <p>
          {m.accounts__new_to_lintel()}{' '}
          <AppLink href={props.signUp} className="link inline-flex min-h-8 items-center">
            {m.accounts__sign_up()}
          </AppLink>
        </p>
      }
    >
      {props.pending}
      <Form form={form} label={m.accounts__sign_in()}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={m.accounts__email()}
          autoComplete="username"
          inputMode="email"
        />
        <SecretField form={form} name="password" label={m.accounts__password()} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CheckField form={form} name="rememberMe" label={m.accounts__remember_me()} />
          <AppLink href={forgotPasswordPath} className="link inline-flex min-h-8 items-center text-14">
            {m.accounts__forgot_your_password_2()}
          </AppLink>
        </div>
        <Submit form={form} pending={m.accounts__signing_in()} size="lg">
          {m.accounts__sign_in_2()}
        </Submit>
      </Form>
    </FormPage>
  );
}
