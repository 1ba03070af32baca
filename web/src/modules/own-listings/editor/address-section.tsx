import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { callApi } from '../../../api/client.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { suggestionsQuery } from '../../search/index.ts';
import type { OwnListingFields } from '../calls.ts';
import { errorOf, TextInput } from './fields.tsx';
import type { Autosave } from './use-autosave.ts';

const PositionMap = lazy(() => import('./position-map.tsx'));
const postalCode = /^(\d{5}(?=$|[- ]?\d{4}$)|[a-z]\d[a-z] ?\d[a-z]\d$)/i;

/** Address with known homes as suggestions, and the position as a pin. */
export function AddressSection({ save }: { save: Autosave }) {
  const { fields, set } = save;
  const street = useDebounced(fields.streetLine ?? '', 250);
  const known = useQuery(suggestionsQuery(street.length >= 4 ? street : '', ['address']));
  const zip = fields.postalCode?.trim() ?? '';
  const places = useQuery(suggestionsQuery(postalCode.exec(zip)?.[0] ?? '', ['zip']));
  const place = places.data?.find(({ latitude }) => latitude !== null);
  const homes = known.data ?? [];
  const take = async (homeId: number) => {
    const home = await callApi((api) => api.listings.get({ id: homeId }));
    const { city, state, zipCode, country, latitude, longitude } = home;
    set({ streetLine: home.address, city, stateOrProvince: state, postalCode: zipCode, country, latitude, longitude });
  };
  return (
    <section className="grid gap-4">
      <h2 className="text-22">{m.own_listings__address()}</h2>
      <div className="grid gap-4 md:grid-cols-6">
        <div className="md:col-span-4">
          <Combobox
            label={m.own_listings__street_address()}
            labelShown
            text={fields.streetLine ?? ''}
            onText={(text) => set({ streetLine: text === '' ? null : text })}
            items={homes.filter(({ propertyId }) => propertyId !== null)}
            keyOf={({ propertyId }) => String(propertyId)}
            show={({ label, detail }) => (
              <span>
                {label} <span className="text-soft">{detail}</span>
              </span>
            )}
            onPick={({ propertyId }) => void take(propertyId!)}
            status=""
            maxLength={200}
          />
          {errorOf(save, 'streetLine') && <p className="text-14 text-danger">{errorOf(save, 'streetLine')}</p>}
        </div>
        <TextInput save={save} name="unitNumber" label={m.own_listings__unit()} className="md:col-span-2" />
        <TextInput save={save} name="city" label={m.own_listings__city()} className="md:col-span-2" />
        <TextInput
          save={save}
          name="stateOrProvince"
          label={m.own_listings__state_or_province()}
          className="md:col-span-1"
        />
        <TextInput
          save={save}
          name="postalCode"
          label={m.own_listings__postal_code()}
          {...(place ? { help: [place.label, place.detail].join(' · ') } : {})}
          className="md:col-span-1"
        />
        <div className="md:col-span-2">
          <Select
            label={m.own_listings__country()}
            value={fields.country}
            onChange={({ target }) => set({ country: target.value as OwnListingFields['country'] })}
            options={[
              { value: 'US', label: m.own_listings__united_states() },
              { value: 'CA', label: m.own_listings__canada() },
            ]}
          />
        </div>
      </div>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <PositionMap
          spot={
            fields.latitude === null || fields.longitude === null
              ? undefined
              : { latitude: fields.latitude, longitude: fields.longitude }
          }
          start={place && { latitude: place.latitude!, longitude: place.longitude! }}
          onMove={(spot) => set(spot)}
        />
      </Suspense>
      <Checkbox
        label={m.own_listings__show_the_street_address()}
        checked={fields.showsAddress}
        onChange={({ target }) => set({ showsAddress: target.checked })}
      />
    </section>
  );
}
