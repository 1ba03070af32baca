import { m } from '@lintel/messages';
import { type HomeValue, HomeValueRequest } from '@lintel/server/markets';
import { type ReactNode, useState } from 'react';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { statesOf } from '../../signups/index.ts';
import { fetchHomeValue } from '../calls.ts';
import { FactFields } from './fact-fields.tsx';
import { HomeValueResult } from './home-value-result.tsx';

interface Shown {
  place: string;
  request: HomeValueRequest;
  value: HomeValue;
}

const placeOf = ({ street, city, state, postalCode }: HomeValueRequest): string =>
  [street, city, `${state} ${postalCode}`].join(', ');

interface HomeValuePageProps {
  /** Emails the estimate each month; passed in, because it belongs to another module. */
  monthly: (request: HomeValueRequest) => ReactNode;
}

/** Estimates the home at an address; its owner corrects the facts and sees what each changes. */
export function HomeValuePage({ monthly }: HomeValuePageProps) {
  const [shown, setShown] = useState<Shown>();
  const form = useForm<HomeValueRequest, HomeValueRequest>({
    schema: HomeValueRequest,
    start: { street: '', city: '', state: '', postalCode: '', facts: {} },
    failed: m.markets__we_couldnt_estimate(),
    async send(request) {
      const place = placeOf(request);
      // The facts of another address are not those of this one.
      const facts = place === shown?.place ? (request.facts ?? {}) : {};
      const value = await fetchHomeValue({ ...request, facts });
      form.setValue('facts', value.facts);
      setShown({ place, request: { ...request, facts: value.facts }, value });
    },
  });
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <header className="grid gap-2">
        <h1 className="text-28 md:text-36">{m.markets__what_is_my_home_worth()}</h1>
        <p className="max-w-measure">{m.markets__enter_your_address()}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Form form={form} label={m.markets__your_home()} className="grid grid-cols-2 content-start items-start gap-4">
          <div className="col-span-2">
            <TextField
              form={form}
              name="street"
              label={m.markets__street_address()}
              autoComplete="address-line1"
              help={m.markets__with_the_unit()}
            />
          </div>
          <div className="col-span-2">
            <TextField form={form} name="city" label={m.markets__city()} autoComplete="address-level2" />
          </div>
          <SelectField
            form={form}
            name="state"
            label={m.markets__state()}
            autoComplete="address-level1"
            options={[{ value: '', label: m.markets__choose() }, ...statesOf(['USA', 'Canada'])]}
          />
          <TextField form={form} name="postalCode" label={m.markets__postal_code()} autoComplete="postal-code" />
          {shown && <FactFields form={form} />}
          <div className="col-span-2">
            <Submit form={form} pending={m.markets__estimating()}>
              {shown ? m.markets__update_the_estimate() : m.markets__estimate_my_home()}
            </Submit>
          </div>
        </Form>
        <div aria-live="polite" className="self-start max-lg:order-first lg:sticky lg:top-4">
          {shown && <HomeValueResult place={shown.place} value={shown.value} monthly={monthly(shown.request)} />}
        </div>
      </div>
    </article>
  );
}
