import { AppLink } from '../../../ui/app-link.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { ask } from '../../../wire/client.ts';
import { orFailed } from '../or-failed.ts';
import { signInAt } from '../paths.ts';
import { usernameSchema } from '../schemas.ts';
import { DoorPage } from './door-page.tsx';
import { SecondStep } from './second-step.tsx';
import { type Onward, useEntrance } from './use-entrance.ts';

const failed = 'An error occurred during login. Please try again.';

/** Whoever runs the platform signs in by a username. */
export function WholesalerLoginPage({ onward }: { onward: Onward }) {
  const { secondStep, startAgain, enter } = useEntrance(onward);
  const form = useForm({
    schema: usernameSchema,
    start: { username: '', password: '' },
    failed,
    async send(values) {
      const { body } = await orFailed(
        ask((api) => api.accounts.wholesalerLogin(values)),
        failed,
      );
      await enter(body);
    },
  });
  if (secondStep) return <SecondStep onEntered={enter} onBack={startAgain} />;
  return (
    <DoorPage
      title="Wholesaler login"
      lead="For the operator of the network."
      below={
        <p>
          Buyers, agents and companies{' '}
          <AppLink href={signInAt('all', '')} className="link inline-flex min-h-8 items-center">
            sign in here
          </AppLink>
        </p>
      }
    >
      <Form form={form} label="Wholesaler login">
        <TextField
          form={form}
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SecretField form={form} name="password" label="Password" autoComplete="current-password" />
        <Submit form={form} pending="Logging in…" size="lg">
          Login
        </Submit>
      </Form>
    </DoorPage>
  );
}
