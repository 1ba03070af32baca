import { m } from '@lintel/messages';
import { callApi } from '../../../api/client.ts';
import { SelectField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useSessionChanged } from '../change-person.ts';
import { profileSchema } from '../schemas.ts';
import { type Profile, useCacheProfile } from './calls.ts';
import { emptyAsUndefined } from './empty-as-undefined.ts';
import { Panel } from './panel.tsx';
import { zoneOptions } from './zones.ts';

const preferencesSchema = emptyAsUndefined(profileSchema.pick({ language: true, units: true, timeZone: true }), [
  'units',
  'timeZone',
]);

const languages = [
  {
    value: 'en',
    get label() {
      return m.accounts__english();
    },
  },
];
const units = [
  {
    value: '',
    get label() {
      return m.accounts__based_on_the_propertys_country();
    },
  },
  {
    value: 'imperial',
    get label() {
      return m.accounts__square_feet_acres_miles();
    },
  },
  {
    value: 'metric',
    get label() {
      return m.accounts__square_meters_hectares_kilometers();
    },
  },
];

export function PreferencesTab({ profile }: { profile: Profile }) {
  const keep = useCacheProfile();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: preferencesSchema,
    start: { language: 'en', units: profile.units ?? ('' as 'metric'), timeZone: profile.timeZone ?? '' },
    async send({ language, units, timeZone }) {
      keep(await callApi((api) => api.accounts.changeAccount({ language, units, timeZone })));
      await sessionChanged();
      showToast({ title: m.accounts__preferences_saved() });
    },
  });
  return (
    <Panel title={m.accounts__language_and_region()} lead={m.accounts__these_settings_apply_on_all()}>
      <Form form={form} label={m.accounts__preferences()}>
        <SelectField
          form={form}
          name="language"
          label={m.accounts__language()}
          options={languages}
          help={m.accounts__french_and_spanish_are_coming()}
        />
        <SelectField
          form={form}
          name="units"
          label={m.accounts__units()}
          options={units}
          help={m.accounts__the_default_is_feet_and()}
        />
        <SelectField
          form={form}
          name="timeZone"
          label={m.accounts__time_zone()}
          options={zoneOptions()}
          help={m.accounts__sets_your_local_time_and()}
        />
        <div>
          <Submit form={form} pending={m.accounts__saving()}>
            {m.accounts__save_preferences()}
          </Submit>
        </div>
      </Form>
    </Panel>
  );
}
