import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/fields.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { type Api, ask } from '../../../../wire/client.ts';
import { appCodeSchema } from '../../schemas.ts';

export type Beginning = Awaited<ReturnType<Api['accounts']['beginTwoFactor']>>;

/** The app learns the secret from the picture or by typing; a first code shows that it did. */
export function SetUp(props: { beginning: Beginning; onEnabled: () => Promise<void>; onCancel: () => void }) {
  const { qrSvg, secret, uri } = props.beginning;
  const form = useForm({
    schema: appCodeSchema,
    start: { code: '' },
    async send({ code }) {
      await ask((api) => api.accounts.confirmTwoFactor({ code }));
      await props.onEnabled();
    },
  });
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          <p>Scan the picture with an authenticator app, such as the one of your password manager.</p>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
            alt="QR code with the secret for your authenticator app"
            width={192}
            height={192}
            className="mt-2 rounded-control border border-line"
          />
          <p className="mt-2 text-14 text-soft">
            On this device?{' '}
            <a className="link" href={uri}>
              Open it in the app
            </a>
            , or type the secret:
          </p>
          <code className="mt-1 block text-14 break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </li>
        <li>
          <p className="mb-2">Enter the six digits that the app shows now.</p>
          <Form form={form} label="First code">
            <TextField
              form={form}
              name="code"
              label="Code of your app"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
            <div className="flex flex-wrap gap-2">
              <Submit form={form} pending="Switching on…">
                Switch on
              </Submit>
              <Button kind="secondary" onClick={props.onCancel}>
                Cancel
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </div>
  );
}
