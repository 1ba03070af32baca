import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PhoneField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import type { ResellerForm } from './calls.ts';
import { statesOf } from './jurisdictions.ts';
import { LicenseHint } from './license-hint.tsx';
import { markets } from './markets.ts';
import { FormSection } from './sign-up-page.tsx';

const licenseTypes = [
  { value: 'real_estate_brokerage', label: 'Real estate brokerage' },
  { value: 'mortgage_brokerage', label: 'Mortgage brokerage' },
];

const licenceHelp = 'Looked up in the public register of the state or province.';

/** The company, where it is, its licence, and whom to call. */
export function CompanyStep({ form }: { form: FilledForm<ResellerForm> }) {
  const country = form.watch('country');
  const inCanada = country === 'Canada';
  const states = statesOf([country]);
  const state = form.watch('stateOrProvince');
  const elsewhere = Boolean(state) && !states.some(({ value }) => value === state);
  useEffect(() => {
    if (elsewhere) form.setValue('stateOrProvince', '' as never);
  }, [elsewhere, form.setValue]);
  const me = () => {
    const { firstName, lastName, phone } = form.getValues();
    const choose = { shouldDirty: true, shouldValidate: true, shouldTouch: true };
    form.setValue('contactPersonName', `${firstName} ${lastName}`.trim(), choose);
    form.setValue('contactPersonPhone', phone, choose);
  };
  return (
    <>
      <FormSection level="h3" title="Company">
        <TextField form={form} name="companyName" label="Company name" autoComplete="organization" maxLength={200} />
        <TextField
          form={form}
          name="address"
          label="Address"
          help="In one line, as on a letter: 100 Congress Avenue, Suite 200"
          autoComplete="street-address"
          maxLength={300}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField form={form} name="city" label="City" autoComplete="address-level2" maxLength={100} />
          <TextField
            form={form}
            name="postalCode"
            label={inCanada ? 'Postal code' : 'ZIP code'}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={10}
          />
          <SelectField form={form} name="country" label="Country" options={markets} autoComplete="country-name" />
          <SelectField
            key={country}
            form={form}
            name="stateOrProvince"
            label={inCanada ? 'Province or territory' : 'State'}
            options={[{ value: '', label: 'Please choose' }, ...states]}
            autoComplete="address-level1"
          />
        </div>
        <PhoneField form={form} name="phone" label="Phone" help="With area code" maxLength={30} />
        <TextField
          form={form}
          name="website"
          label="Website (optional)"
          help="With https://"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          maxLength={300}
        />
      </FormSection>
      <FormSection level="h3" title="Licence" help={licenceHelp}>
        <SelectField form={form} name="licenseType" label="License type" options={licenseTypes} />
        <div className="grid gap-2">
          <TextField
            form={form}
            name="licenseNumber"
            label="License number"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <LicenseHint
            jurisdiction={state || undefined}
            licenseType={form.watch('licenseType')}
            licenseNumber={form.watch('licenseNumber')}
          />
        </div>
      </FormSection>
      <FormSection level="h3" title="Contact person" help="Whom we call about the licence and the bill.">
        <div>
          <Button kind="secondary" size="sm" onClick={me}>
            It is me: use my name and the phone above
          </Button>
        </div>
        <TextField
          form={form}
          name="contactPersonName"
          label="Contact person name"
          autoComplete="off"
          maxLength={100}
        />
        <PhoneField
          form={form}
          name="contactPersonPhone"
          label="Contact person phone"
          autoComplete="off"
          maxLength={30}
        />
      </FormSection>
    </>
  );
}
