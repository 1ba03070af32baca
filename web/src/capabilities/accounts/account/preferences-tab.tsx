import { SelectField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { useSessionChanged } from '../change-person.ts';
import { profileSchema } from '../schemas.ts';
import { type Profile, useKeepProfile } from './calls.ts';
import { emptyIsNothing } from './empty-is-nothing.ts';
import { Panel } from './panel.tsx';
import { zoneOptions } from './zones.ts';

const preferencesSchema = emptyIsNothing(profileSchema.pick({ language: true, units: true, timeZone: true }), [
  'units',
  'timeZone',
]);

const languages = [{ value: 'en', label: 'English' }];
const units = [
  { value: '', label: 'By the property’s country' },
  { value: 'imperial', label: 'Square feet, acres, miles' },
  { value: 'metric', label: 'Square meters, hectares, kilometers' },
];

export function PreferencesTab({ profile }: { profile: Profile }) {
  const keep = useKeepProfile();
  const sessionChanged = useSessionChanged();
  const form = useForm({
    schema: preferencesSchema,
    start: { language: 'en', units: profile.units ?? ('' as 'metric'), timeZone: profile.timeZone ?? '' },
    async send({ language, units, timeZone }) {
      keep(await ask((api) => api.accounts.changeAccount({ language, units, timeZone })));
      await sessionChanged();
      showToast({ title: 'Preferences saved' });
    },
  });
  return (
    <Panel title="How you read" lead="They hold for you on every device.">
      <Form form={form} label="Preferences">
        <SelectField
          form={form}
          name="language"
          label="Language"
          options={languages}
          help="French and Spanish will come. HyperSearch reads sentences in all three now."
        />
        <SelectField
          form={form}
          name="units"
          label="Units"
          options={units}
          help="By country: the United States in feet and miles, Canada in meters."
        />
        <SelectField
          form={form}
          name="timeZone"
          label="Time zone"
          options={zoneOptions()}
          help="For times, and for your currency: in Canada $ is the Canadian dollar."
        />
        <div>
          <Submit form={form} pending="Saving…">
            Save preferences
          </Submit>
        </div>
      </Form>
    </Panel>
  );
}
