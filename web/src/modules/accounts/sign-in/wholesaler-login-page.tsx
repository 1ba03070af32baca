import { m } from '@lintel/messages';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { failWith } from '../fail-with.ts';
import { signInAt } from '../paths.ts';
import { usernameSchema } from '../schemas.ts';
import { FormPage } from './form-page.tsx';
import { SecondStep } from './second-step.tsx';
import { type SignInDestination, useSignInFlow } from './use-sign-in-flow.ts';

const failed = m.accounts__an_error_occurred_during_login;

/** The platform owner signs in with a username. */
export function WholesalerLoginPage({ destination }: { destination: SignInDestination }) {
  const { secondStep, startAgain, enter } = useSignInFlow(destination);
  const form = useForm({
    schema: usernameSchema,
    start: { username: '', password: '' },
    failed: failed(),
    async send(values) {
      const { body } = await failWith(
        callApi((api) => api.accounts.wholesalerLogin(values)),
        failed(),
      );
      await enter(body);
    },
  });
  if (secondStep) return <SecondStep onEntered={enter} onBack={startAgain} />;
  return (
    <FormPage
      title={m.accounts__wholesaler_login()}
      lead={m.accounts__for_the_network_operator()}
      below={
        <p>
          {m.accounts__buyers_agents_and_companies()}{' '}
          <AppLink href={signInAt('all', '')} className="link inline-flex min-h-8 items-center">
            {m.accounts__sign_in_here()}
          </AppLink>
        </p>
      }
    >
      <Form form={form} label={m.accounts__wholesaler_login()}>
        <TextField
          form={form}
          name="username"
          label={m.accounts__username_2()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SecretField form={form} name="password" label={m.accounts__password()} autoComplete="current-password" />
        <Submit form={form} pending={m.accounts__logging_in()} size="lg">
          {m.accounts__login()}
        </Submit>
      </Form>
    </FormPage>
  );
}
