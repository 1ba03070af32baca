import { m } from '@lintel/messages';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PhoneField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import type { ResellerForm } from '../calls.ts';
import { statesOf } from '../jurisdictions.ts';
import { LicenseHint } from '../license-hint.tsx';
import { markets } from '../markets.ts';
import { FormSection } from '../sign-up-page.tsx';

const licenseTypes = [
  {
    value: 'real_estate_brokerage',
    get label() {
      return m.network__real_estate_brokerage();
    },
  },
  {
    value: 'mortgage_brokerage',
    get label() {
      return m.network__mortgage_brokerage();
    },
  },
];

const licenseHelp = m.network__we_check_it_in_the;

/** The company's name, address, license and contact. */
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
      <FormSection level="h3" title={m.network__company()}>
        <TextField
          form={form}
          name="companyName"
          label={m.network__company_name()}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          form={form}
          name="address"
          label={m.network__address()}
          help={m.network__on_one_line_for_example()}
          autoComplete="street-address"
          maxLength={300}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField form={form} name="city" label={m.network__city()} autoComplete="address-level2" maxLength={100} />
          <TextField
            form={form}
            name="postalCode"
            label={inCanada ? m.network__postal_code() : m.network__zip_code()}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={10}
          />
          <SelectField
            form={form}
            name="country"
            label={m.network__country()}
            options={markets}
            autoComplete="country-name"
          />
          <SelectField
            key={country}
            form={form}
            name="stateOrProvince"
            label={inCanada ? m.network__province_or_territory() : m.network__state()}
            options={[{ value: '', label: m.network__choose_one() }, ...states]}
            autoComplete="address-level1"
          />
        </div>
        <PhoneField
          form={form}
          name="phone"
          label={m.network__phone()}
          help={m.network__include_the_area_code()}
          maxLength={30}
        />
        <TextField
          form={form}
          name="website"
          label={m.network__website_optional()}
          help={m.network__include_https()}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          maxLength={300}
        />
      </FormSection>
      <FormSection level="h3" title={m.network__license_2()} help={licenseHelp()}>
        <SelectField form={form} name="licenseType" label={m.network__license_type()} options={licenseTypes} />
        <div className="grid gap-2">
          <TextField
            form={form}
            name="licenseNumber"
            label={m.network__license_number()}
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
      <FormSection level="h3" title={m.network__contact_person()} help={m.network__the_person_we_call_about()}>
        <div>
          <Button kind="secondary" size="sm" onClick={me}>
            {m.network__use_my_name_and_the()}
          </Button>
        </div>
        <TextField
          form={form}
          name="contactPersonName"
          label={m.network__contact_person_name()}
          autoComplete="off"
          maxLength={100}
        />
        <PhoneField
          form={form}
          name="contactPersonPhone"
          label={m.network__contact_person_phone()}
          autoComplete="off"
          maxLength={30}
        />
      </FormSection>
    </>
  );
}
