import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { codeSchema } from '../schemas.ts';
import { FormPage } from './form-page.tsx';
import type { SignInResult } from './use-sign-in-flow.ts';

const kinds = {
  app: texts({
    lead: m.accounts__open_your_authenticator_app_and,
    label: m.accounts__code_from_your_app,
    other: m.accounts__use_a_backup_code_instead,
  }),
  backup: texts({
    lead: m.accounts__enter_one_of_your_saved,
    label: m.accounts__backup_code,
    other: m.accounts__use_a_code_from_your,
  }),
} as const;

/** Second step of sign-in: a code from the authenticator app or a backup code. */
export function SecondStep(props: { onEntered: (entered: SignInResult) => Promise<void>; onBack: () => void }) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const words = kinds[kind];
  const form = useForm({
    schema: codeSchema,
    start: { code: '', kind: 'app' },
    send: async ({ code }) => {
      const { body } = await callApi((api) => api.accounts.secondFactor({ code: code.replaceAll(' ', ''), kind }));
      await props.onEntered(body);
    },
  });
  const top = useRef<HTMLDivElement>(null);
  // Moves the focus on, because the previous form had it.
  useEffect(() => top.current?.querySelector('input')?.focus(), []);
  return (
    <FormPage title={m.accounts__two_step_sign_in()} lead={words.lead}>
      <div ref={top} className="contents">
        <Form form={form} label={m.accounts__two_step_sign_in()}>
          <TextField
            key={kind}
            form={form}
            name="code"
            label={words.label}
            autoComplete="one-time-code"
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
          />
          <Submit form={form} pending={m.accounts__checking()} size="lg">
            {m.accounts__continue()}
          </Submit>
          <div className="flex flex-wrap gap-2">
            <Button
              kind="quiet"
              onClick={() => {
                form.reset();
                setKind(kind === 'app' ? 'backup' : 'app');
              }}
            >
              {words.other}
            </Button>
            <Button kind="quiet" onClick={props.onBack}>
              {m.accounts__start_over()}
            </Button>
          </div>
        </Form>
      </div>
    </FormPage>
  );
}
