import { useState } from 'react';
import { PhoneField, SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { useSessionChanged } from '../change-person.ts';
import { emailSchema, profileSchema } from '../schemas.ts';
import { type Profile, useKeepProfile, useRefreshAccount } from './calls.ts';
import { emptyIsNothing } from './empty-is-nothing.ts';
import { Panel } from './panel.tsx';

const { firstName, lastName, phone } = profileSchema.shape;
const personSchema = emptyIsNothing(
  profileSchema.pick({}).extend({ firstName: firstName.unwrap(), lastName: lastName.unwrap(), phone }),
  ['phone'],
);

export function ProfileTab({ profile, roleLabel }: { profile: Profile; roleLabel: string }) {
  return (
    <>
      <Panel title="You" lead={`Your account is that of a ${roleLabel.toLowerCase()}. This cannot be changed here.`}>
        <Person profile={profile} />
      </Panel>
      <Panel title="Email" lead="You sign in with this address, and letters about your account go there.">
        <Address profile={profile} />
      </Panel>
    </>
  );
}

function Person({ profile }: { profile: Profile }) {
  const keep = useKeepProfile();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: personSchema,
    start: { firstName: profile.firstName, lastName: profile.lastName, phone: profile.phone ?? '' },
    async send(values) {
      keep(await ask((api) => api.accounts.changeAccount(values)));
      await sessionChanged();
      showToast({ title: 'Profile saved' });
    },
  });
  return (
    <Form form={form} label="Profile">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <PhoneField form={form} name="phone" label="Phone (optional)" />
      {profile.username && <p className="text-14 text-soft">Username: {profile.username}</p>}
      <div>
        <Submit form={form} pending="Saving…">
          Save profile
        </Submit>
      </div>
    </Form>
  );
}

function Address({ profile }: { profile: Profile }) {
  const [askedFor, setAskedFor] = useState<string>();
  const refresh = useRefreshAccount();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: emailSchema,
    start: { email: '', password: '' },
    async send(values) {
      await ask((api) => api.accounts.changeEmail(values));
      setAskedFor(values.email);
      form.reset();
      // An address that is not confirmed is replaced at once.
      if (!profile.emailVerified) await Promise.all([refresh(), sessionChanged()]);
    },
  });
  return (
    <>
      <p className="break-words">
        {profile.email}{' '}
        <span className="text-14 text-soft">{profile.emailVerified ? '(confirmed)' : '(not confirmed)'}</span>
      </p>
      {askedFor && (
        <div role="status">
          <Notice tone="good" title="Check your email">
            Open the link in the email to {askedFor}.
            {profile.emailVerified && ' Until then your address stays as it is.'}
          </Notice>
        </div>
      )}
      <Form form={form} label="Change the email">
        <TextField form={form} name="email" type="email" label="New email" autoComplete="email" inputMode="email" />
        <SecretField form={form} name="password" label="Your password" autoComplete="current-password" />
        <div>
          <Submit form={form} pending="Sending…">
            Change email
          </Submit>
        </div>
      </Form>
    </>
  );
}
