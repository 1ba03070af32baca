import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ask } from '../../../wire/client.ts';
import { useChangeOfPerson } from '../change-person.ts';
import { orFailed } from '../or-failed.ts';
import { usernameSchema } from '../schemas.ts';
import type { DemoRole } from './demo-menu.tsx';

const failed = 'Demo login failed. Please try again.';

const names = {
  buyer: 'Buyer',
  agent: 'Agent',
  reseller: 'Reseller',
  real_estate: 'Real Estate Agent',
  mortgage: 'Mortgage Agent',
};

export function CredentialsDialog({ role, onClose }: { role: DemoRole | undefined; onClose: () => void }) {
  const name = role && names[role.agentType ?? role.userType];
  return (
    <Dialog
      title={name ? `Login as ${name}` : 'Demo Login'}
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
    failed,
    async send({ username, password }) {
      const { body } = await orFailed(
        ask((api) => api.network.demoLogin({ ...role, username, password })),
        failed,
      );
      onClose();
      await changePerson(body.home);
    },
  });
  return (
    <Form form={form} label="Demo login">
      <Notice>Please enter the demo credentials to continue. They stand in the README of this installation.</Notice>
      <TextField
        form={form}
        name="username"
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SecretField form={form} name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Submit form={form} pending="Logging in…">
          Login
        </Submit>
      </div>
    </Form>
  );
}
