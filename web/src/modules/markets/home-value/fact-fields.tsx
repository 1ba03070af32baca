import { m } from '@lintel/messages';
import type { HomeValueRequest } from '@lintel/server/markets';
import { CheckField, NumberField, SelectField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { typeNames } from '../../listings/index.ts';
import { factNames } from './fact-names.ts';

const numbers = ['livingAreaSqft', 'lotSizeAcres', 'bedrooms', 'bathrooms', 'yearBuilt', 'garageSpaces'] as const;
const checks = ['pool', 'airConditioning'] as const;
const homeTypes = ['single_family', 'semi_detached', 'townhouse', 'condo', 'multi_family', 'manufactured'] as const;

/** The facts of the home, as the listing states them, for its owner to correct. */
export function FactFields({ form }: { form: FilledForm<HomeValueRequest> }) {
  return (
    <fieldset className="col-span-2 grid grid-cols-2 items-end gap-4 border-t border-line pt-4">
      <legend className="sr-only">{m.markets__facts_of_your_home()}</legend>
      <p className="col-span-2 text-14 text-soft">{m.markets__correct_the_facts()}</p>
      <div className="col-span-2">
        <SelectField
          form={form}
          name="facts.homeType"
          label={factNames.homeType}
          options={homeTypes.map((value) => ({ value, label: typeNames[value] }))}
        />
      </div>
      {numbers.map((name) => (
        <NumberField key={name} form={form} name={`facts.${name}`} label={factNames[name]} step="any" />
      ))}
      {checks.map((name) => (
        <CheckField key={name} form={form} name={`facts.${name}`} label={factNames[name]} />
      ))}
    </fieldset>
  );
}
