import { METRES_A_MINUTE } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { ADDRESSES_MAX, AddressText, type CommuteAddress, type Trip } from '@lintel/server/commute';
import type { Property } from '@lintel/server/listings';
import { useQuery } from '@tanstack/react-query';
import { Car, X } from 'lucide-react';
import { QueryScope } from '../../api/query-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { distance } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { knownPerson } from '../accounts/index.ts';
import { addressesQuery, locateAddress, saveAddresses, tripsQuery } from './calls.ts';

export type CommuteHome = Pick<Property, 'id' | 'country'>;

export default function LiveCommute({ home }: { home: CommuteHome }) {
  return (
    <QueryScope>
      <Addresses home={home} />
    </QueryScope>
  );
}

function Addresses({ home }: { home: CommuteHome }) {
  const { data: addresses } = useQuery(addressesQuery);
  if (!addresses) return null;
  return (
    <section aria-label={m.commute__commute()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-sans text-16 font-semibold tracking-normal">{m.commute__commute()}</h3>
      {addresses.length > 0 && <Trips home={home} addresses={addresses} />}
      {addresses.length < ADDRESSES_MAX && <AddressForm key={addresses.length} home={home} addresses={addresses} />}
      <p className="text-12 text-soft">{knownPerson() ? m.commute__private_account() : m.commute__private_tab()}</p>
    </section>
  );
}

function Trips({ home, addresses }: { home: CommuteHome; addresses: CommuteAddress[] }) {
  const { data: trips, isError } = useQuery(tripsQuery(home.id, addresses));
  const { act } = useAction({ refetch: [addressesQuery.queryKey] });
  const remove = (address: CommuteAddress) =>
    act(() => saveAddresses(addresses.filter((each) => each !== address)), {
      title: m.commute__removed(),
      undo: () => act(() => saveAddresses(addresses)),
    });
  const isEstimated = trips?.some(({ model }) => model === 'straight-line');
  return (
    <>
      <ul className="grid">
        {addresses.map((address, at) => (
          <li key={address.text} className="flex items-center gap-3 border-b border-line py-2">
            <Car aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-primary" />
            <div className="min-w-0 flex-1">
              <p>{address.text}</p>
              {address.place !== address.text && (
                <p className="text-12 text-soft">{m.commute__measured_from({ place: address.place })}</p>
              )}
            </div>
            <p className="text-right tabular-nums">{trips?.[at] && <TripText trip={trips[at]} home={home} />}</p>
            <Button
              kind="quiet"
              size="icon"
              aria-label={m.commute__remove({ address: address.text })}
              onClick={() => void remove(address)}
            >
              <X aria-hidden size={16} strokeWidth={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      {isError && <p className="text-14 text-danger">{m.commute__could_not_load()}</p>}
      {trips && (
        <p className="text-12 text-soft">
          {isEstimated
            ? m.commute__estimate({ distance: distance(METRES_A_MINUTE * 60, home.country) })
            : m.commute__road()}
        </p>
      )}
    </>
  );
}

function TripText({ trip: { minutes, meters, model }, home }: { trip: Trip; home: CommuteHome }) {
  const far = distance(meters, home.country);
  return (
    <>
      <span className="block font-semibold">
        {model === 'road' ? m.commute__by_car({ minutes }) : m.commute__about_by_car({ minutes })}
      </span>
      <span className="block text-12 text-soft">
        {model === 'road'
          ? m.commute__distance_by_road({ distance: far })
          : m.commute__distance_straight({ distance: far })}
      </span>
    </>
  );
}

function AddressForm({ home, addresses }: { home: CommuteHome; addresses: CommuteAddress[] }) {
  const { confirm } = useAction({ refetch: [addressesQuery.queryKey] });
  const form = useForm<{ text: string }, { text: string }>({
    schema: AddressText,
    start: { text: '' },
    async send({ text }) {
      const others = addresses.filter((each) => each.text !== text);
      await saveAddresses([...others, await locateAddress(home.id, text)]);
      await confirm();
    },
    failed: m.commute__could_not_save(),
  });
  return (
    <Form
      form={form}
      label={m.commute__commute()}
      className="grid max-w-measure grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        form={form}
        name="text"
        label={m.commute__add_an_address()}
        help={m.commute__address_help()}
        autoComplete="street-address"
      />
      <div className="pt-[1.625rem]">
        <Submit form={form} pending={m.commute__adding()}>
          {m.commute__add()}
        </Submit>
      </div>
    </Form>
  );
}
