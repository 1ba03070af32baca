import { placeSlug } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { PlaceForecast } from '@lintel/server/markets';
import { useState } from 'react';
import { Field } from '../../../ui/fields/field.tsx';

const STATE = /^[A-Za-z]{2}$/;

/** The city whose rents are offered and whose forecast gives the range of the returns. */
export function MarketFields(props: { market: PlaceForecast | undefined; onPlace: (place: string) => void }) {
  const [city, setCity] = useState(props.market?.city ?? '');
  const [state, setState] = useState(props.market?.state ?? '');
  const leave = () => {
    const isGiven = city.trim() !== '' && STATE.test(state.trim());
    props.onPlace(isGiven ? placeSlug(city.trim(), state.trim().toUpperCase()) : '');
  };
  return (
    <>
      <Field
        label={m.markets__city_for_rents_and_range()}
        value={city}
        maxLength={60}
        onChange={({ target }) => setCity(target.value)}
        onBlur={leave}
      />
      <Field
        label={m.markets__state_or_province_letters()}
        value={state}
        maxLength={2}
        onChange={({ target }) => setState(target.value)}
        onBlur={leave}
      />
    </>
  );
}
