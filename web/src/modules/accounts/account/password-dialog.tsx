import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SecretField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { passwordSchema } from '../schemas.ts';

interface Confirmed {
  title: string;
  children: ReactNode;
  /** Label of the confirm button. */
  action: string;
  pending: string;
  onConfirmed: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again before a sensitive action, in case someone else is using an open session. */
export function PasswordDialog({ open, ...rest }: Confirmed & { open: boolean }) {
  return (
    <Dialog title={rest.title} open={open} onOpenChange={(next) => next || rest.onClose()}>
      {open && <Confirm {...rest} />}
    </Dialog>
  );
}

function Confirm({ children, action, pending, onConfirmed, onClose }: Confirmed) {
  const form = useForm({
    schema: passwordSchema,
    start: { password: '' },
    async send({ password }) {
      await onConfirmed(password);
      onClose();
    },
  });
  return (
    <Form form={form} label={m.accounts__your_password()}>
      <div className="grid gap-2 text-14">{children}</div>
      <SecretField form={form} name="password" label={m.accounts__password()} autoComplete="current-password" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={onClose}>
          {m.accounts__cancel()}
        </Button>
        <Submit form={form} pending={pending}>
          {action}
        </Submit>
      </div>
    </Form>
  );
}
