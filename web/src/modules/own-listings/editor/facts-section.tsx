import { m } from '@lintel/messages';
import { ownFeatures } from '@lintel/server/own-listings';
import { Select } from '../../../ui/fields/field.tsx';

import { featureName, typeNames } from '../../listings/index.ts';
import type { OwnListingFields } from '../calls.ts';
import { AmountInput, errorOf, NumberInput } from './fields.tsx';
import type { Autosave } from './use-autosave.ts';

const types = [
  'single_family',
  'semi_detached',
  'townhouse',
  'condo',
  'multi_family',
  'manufactured',
  'land',
  'farm',
] as const;
type Feature = Parameters<typeof featureName>[0];

/** Price, type, size, costs and features. */
export function FactsSection({ save }: { save: Autosave }) {
  const { fields } = save;
  const chosen = new Set(fields.features);
  const toggle = (feature: string) =>
    save.set({ features: ownFeatures.filter((each) => (each === feature ? !chosen.has(each) : chosen.has(each))) });
  return (
    <section className="grid gap-4">
      <h2 className="text-22">{m.own_listings__facts()}</h2>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <AmountInput save={save} name="listPrice" label={m.own_listings__price_in({ currency: currencyOf(fields) })} />
        <div>
          <Select
            label={m.own_listings__type()}
            value={fields.propertyType ?? ''}
            error={errorOf(save, 'propertyType')}
            onChange={({ target }) =>
              save.set({ propertyType: (target.value || null) as OwnListingFields['propertyType'] })
            }
            options={[
              { value: '', label: m.own_listings__choose() },
              ...types.map((type) => ({ value: type, label: typeNames[type] })),
            ]}
          />
        </div>
        <NumberInput save={save} name="bedrooms" label={m.own_listings__bedrooms()} />
        <NumberInput save={save} name="bathroomsFull" label={m.own_listings__full_baths()} />
        <NumberInput save={save} name="bathroomsHalf" label={m.own_listings__half_baths()} />
        <NumberInput save={save} name="squareFeet" label={m.own_listings__living_area_sq_ft()} />
        <NumberInput save={save} name="lotAcres" label={m.own_listings__lot_acres()} step="any" />
        <NumberInput save={save} name="yearBuilt" label={m.own_listings__year_built()} />
        <NumberInput save={save} name="stories" label={m.own_listings__stories()} step="0.25" />
        <NumberInput save={save} name="garageSpaces" label={m.own_listings__garage_spaces()} />
        <AmountInput save={save} name="taxAnnual" label={m.own_listings__property_tax_a_year()} />
        <AmountInput
          save={save}
          name="hoaMonthly"
          label={m.own_listings__dues_a_month()}
          help={m.own_listings__zero_if_none()}
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-14 font-medium">{m.own_listings__features()}</legend>
        <div className="flex flex-wrap gap-2">
          {ownFeatures.map((feature) => (
            <button
              key={feature}
              type="button"
              aria-pressed={chosen.has(feature)}
              onClick={() => toggle(feature)}
              className="min-h-8 rounded-full border border-edge bg-raised px-3 text-14 aria-pressed:border-transparent aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {featureName(feature as Feature)}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

const currencyOf = ({ country }: OwnListingFields) => (country === 'CA' ? 'CAD' : 'USD');
