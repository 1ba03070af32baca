import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { CheckField, SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ask } from '../../../wire/client.ts';
import { forgotPasswordPath } from '../paths.ts';
import { signInSchema } from '../schemas.ts';
import { DoorPage } from './door-page.tsx';
import { SecondStep } from './second-step.tsx';
import { type Onward, useEntrance } from './use-entrance.ts';

export function SignInPage(props: { onward: Onward; signUp: string; kept?: ReactNode }) {
  const { secondStep, startAgain, enter } = useEntrance(props.onward);
  const form = useForm({
    schema: signInSchema,
    start: { email: '', password: '', rememberMe: false },
    failed: 'An error occurred during sign-in. Please try again.',
    send: async (values) => enter((await ask((api) => api.accounts.signIn(values))).body),
  });
  if (secondStep) return <SecondStep onEntered={enter} onBack={startAgain} />;
  return (
    <DoorPage
      title="Sign in"
      below={
        <p>
          New to Lintel?{' '}
          <AppLink href={props.signUp} className="link inline-flex min-h-8 items-center">
            Sign up
          </AppLink>
        </p>
      }
    >
      {props.kept}
      <Form form={form} label="Sign in">
        <TextField form={form} name="email" type="email" label="Email" autoComplete="username" inputMode="email" />
        <SecretField form={form} name="password" label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CheckField form={form} name="rememberMe" label="Remember me" />
          <AppLink href={forgotPasswordPath} className="link inline-flex min-h-8 items-center text-14">
            Forgot your password?
          </AppLink>
        </div>
        <Submit form={form} pending="Signing in…" size="lg">
          Sign In
        </Submit>
      </Form>
    </DoorPage>
  );
}
