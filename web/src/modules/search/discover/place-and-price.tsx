import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { Select } from '../../../ui/fields/field.tsx';
import { readFilterForm, setBounds } from '../filters/filter-edits.ts';
import { effectiveFacts, factAsRead, isAdded, replaceCriteria } from '../reading/chip-edits.ts';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { PlacePicker } from './place-picker.tsx';
import { bandOf, cities, cityOf, isPlace, placesText, priceBands } from './price-bands.ts';
import { PriceEnds } from './price-ends.tsx';

/** Place and price filters next to the sentence; they replace the sentence's place and price. */
export function PlaceAndPrice({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  const goTo = useGoTo();
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const facts = effectiveFacts(asRead, state);
  const price = readFilterForm(asRead, state).bounds.price ?? {};
  const [city, band] = [cityOf(facts), bandOf(price)];
  // The sentence must have been read before a filter can replace part of it.
  const waiting = state.q !== undefined && reading === undefined;

  const lookIn = (places: readonly string[]) => goTo(replaceCriteria(state, asRead, isPlace, places));
  const pay = (bounds: typeof price) => goTo(setBounds(state, asRead, 'price', bounds));
  return (
    <fieldset
      disabled={waiting}
      className="grid min-w-0 grid-cols-2 gap-2 lg:grid-cols-[1fr_1.2fr_1fr_1.2fr] lg:items-start"
    >
      <legend className="sr-only">{m.search__place_and_price()}</legend>
      <Select
        quiet
        label={m.search__location()}
        value={city}
        options={[
          { value: '', label: m.search__anywhere() },
          ...cities,
          ...(city === 'other' ? [{ value: 'other', label: placesText(facts) }] : []),
        ]}
        onChange={({ target }) => target.value !== 'other' && lookIn(target.value === '' ? [] : [target.value])}
      />
      <div className="max-lg:hidden">
        <PlacePicker onPick={lookIn} />
      </div>
      <Select
        quiet
        label={m.search__price_range()}
        value={band}
        options={[
          { value: '', label: m.search__any_price() },
          ...priceBands.map(({ value, label }) => ({ value, label })),
          ...(band === 'other' ? [{ value: 'other', label: m.search__custom() }] : []),
        ]}
        onChange={({ target }) => {
          const chosen = priceBands.find(({ value }) => value === target.value);
          if (target.value !== 'other')
            pay(chosen ? { min: chosen.min, ...(chosen.max ? { max: chosen.max } : {}) } : {});
        }}
      />
      <div className="max-lg:hidden">
        <PriceEnds
          bounds={price}
          onChange={({ min, max }) =>
            pay({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) })
          }
        />
      </div>
    </fieldset>
  );
}
