import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { PhoneField, SecretField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useSessionChanged } from '../change-person.ts';
import { emailSchema, profileSchema } from '../schemas.ts';
import { fetchProfile, type Profile, profileQuery, useCacheProfile } from './calls.ts';
import { emptyAsUndefined } from './empty-as-undefined.ts';
import { Panel } from './panel.tsx';

const { firstName, lastName, phone } = profileSchema.shape;
const personSchema = emptyAsUndefined(
  profileSchema.pick({ version: true }).extend({ firstName: firstName.unwrap(), lastName: lastName.unwrap(), phone }),
  ['phone'],
);

const personOf = ({ firstName, lastName, phone, version }: Profile) => ({
  ...{ firstName, lastName, version },
  phone: phone ?? '',
});

export function ProfileTab({ profile, roleLabel }: { profile: Profile; roleLabel: string }) {
  return (
    <>
      <Panel
        title={m.accounts__you()}
        lead={m.accounts__account_type_you_cant_change({ name: roleLabel.toLowerCase() })}
      >
        <Person profile={profile} />
      </Panel>
      <Panel title={m.accounts__email()} lead={m.accounts__you_sign_in_with_this()}>
        <Address profile={profile} />
      </Panel>
    </>
  );
}

function Person({ profile }: { profile: Profile }) {
  const keep = useCacheProfile();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: personSchema,
    start: personOf(profile),
    latest: async () => personOf(await fetchProfile()),
    async send(values) {
      const saved = await callApi((api) => api.accounts.changeAccount(values));
      keep(saved);
      form.reset(personOf(saved));
      await sessionChanged();
      showToast({ title: m.accounts__profile_saved() });
    },
  });
  return (
    <Form form={form} label={m.accounts__profile()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={m.accounts__first_name()} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={m.accounts__last_name()} autoComplete="family-name" />
      </div>
      <PhoneField form={form} name="phone" label={m.accounts__phone_optional()} />
      {profile.username && <p className="text-14 text-soft">{m.accounts__username({ username: profile.username })}</p>}
      <div>
        <Submit form={form} pending={m.accounts__saving()}>
          {m.accounts__save_profile()}
        </Submit>
      </div>
    </Form>
  );
}

function Address({ profile }: { profile: Profile }) {
  const [requestedEmail, setRequestedEmail] = useState<string>();
  const { confirm } = useAction({ refetch: [profileQuery.queryKey] });
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: emailSchema,
    start: { email: '', password: '' },
    async send(values) {
      await callApi((api) => api.accounts.changeEmail(values));
      setRequestedEmail(values.email);
      form.reset();
      // An unconfirmed address is replaced immediately.
      if (!profile.emailVerified) await Promise.all([confirm(), sessionChanged()]);
    },
  });
  return (
    <>
      <p className="break-words">
        {profile.email}{' '}
        <span className="text-14 text-soft">{profile.emailVerified ? '(confirmed)' : m.accounts__not_confirmed()}</span>
      </p>
      {requestedEmail && (
        <div role="status">
          <Notice tone="good" title={m.accounts__check_your_email()}>
            {m.accounts__open_the_link_in_the({ email: requestedEmail })}
            {profile.emailVerified && m.accounts__until_then_your_current_address()}
          </Notice>
        </div>
      )}
      <Form form={form} label={m.accounts__change_your_email()}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={m.accounts__new_email()}
          autoComplete="email"
          inputMode="email"
        />
        <SecretField form={form} name="password" label={m.accounts__your_password()} autoComplete="current-password" />
        <div>
          <Submit form={form} pending={m.accounts__sending()}>
            {m.accounts__change_email()}
          </Submit>
        </div>
      </Form>
    </>
  );
}
