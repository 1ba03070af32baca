import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { useChangeOfPerson } from '../change-person.ts';
import { failWith } from '../fail-with.ts';
import { usernameSchema } from '../schemas.ts';
import type { DemoRole } from './demo-role.ts';

const failed = m.accounts__demo_login_failed_please_try;

const names = texts({
  buyer: m.accounts__buyer,
  agent: m.accounts__agent,
  reseller: m.accounts__reseller,
  real_estate: m.accounts__real_estate_agent,
  mortgage: m.accounts__mortgage_agent,
});

export function CredentialsDialog({ role, onClose }: { role: DemoRole | undefined; onClose: () => void }) {
  const name = role && names[role.agentType ?? role.userType];
  return (
    <Dialog
      title={name ? m.accounts__login_as({ name }) : m.accounts__demo_login()}
      open={role !== undefined}
      onOpenChange={(open) => open || onClose()}
    >
      {role && <Credentials role={role} onClose={onClose} />}
    </Dialog>
  );
}

function Credentials({ role, onClose }: { role: DemoRole; onClose: () => void }) {
  const changePerson = useChangeOfPerson();
  const form = useForm({
    schema: usernameSchema,
    start: { username: '', password: '' },
    failed: failed(),
    async send({ username, password }) {
      const { body } = await failWith(
        callApi((api) => api.network.demoLogin({ ...role, username, password })),
        failed(),
      );
      onClose();
      await changePerson(body.home);
    },
  });
  return (
    <Form form={form} label={m.accounts__demo_login_2()}>
      <Notice>{m.accounts__please_enter_the_demo_credentials()}</Notice>
      <TextField
        form={form}
        name="username"
        label={m.accounts__username_2()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SecretField form={form} name="password" label={m.accounts__password()} autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onClose}>
          {m.accounts__cancel()}
        </Button>
        <Submit form={form} pending={m.accounts__logging_in()}>
          {m.accounts__login()}
        </Submit>
      </div>
    </Form>
  );
}
