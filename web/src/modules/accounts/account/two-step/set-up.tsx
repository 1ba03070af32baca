import { m } from '@lintel/messages';
import type { Api } from '../../../../api/api.ts';
import { callAlone } from '../../../../api/client.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { appCodeSchema } from '../../schemas.ts';

export type TwoStepSetup = Awaited<ReturnType<Api['accounts']['beginTwoFactor']>>;

/** Shows the secret as a QR code and as text, and asks for a first code to verify that the app has it. */
export function SetUp(props: { setup: TwoStepSetup; onEnabled: () => Promise<void>; onCancel: () => void }) {
  const { qrSvg, secret, uri } = props.setup;
  const form = useForm({
    schema: appCodeSchema,
    start: { code: '' },
    async send({ code }) {
      await callAlone((api) => api.accounts.confirmTwoFactor({ code }));
      await props.onEnabled();
    },
  });
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <p>{m.accounts__scan_the_qr_code_with()}</p>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
            alt={m.accounts__qr_code_with_the_setup()}
            width={192}
            height={192}
            className="mt-2 rounded-control border border-line"
          />
          <p className="mt-2 text-14 text-soft">
            {m.accounts__setting_up_on_this_device()}{' '}
            <a className="link" href={uri}>
              {m.accounts__open_your_authenticator_app()}
            </a>
            {m.accounts__or_enter_the_setup_key()}
          </p>
          <code className="mt-1 block text-14 break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </li>
        <li>
          <p className="mb-2">{m.accounts__enter_the_six_digit_code()}</p>
          <Form form={form} label={m.accounts__first_code()}>
            <TextField
              form={form}
              name="code"
              label={m.accounts__code_from_your_app()}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
            <div className="flex flex-wrap gap-2">
              <Submit form={form} pending={m.accounts__turning_on()}>
                {m.accounts__turn_on()}
              </Submit>
              <Button kind="secondary" onClick={props.onCancel}>
                {m.accounts__cancel()}
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </div>
  );
}
