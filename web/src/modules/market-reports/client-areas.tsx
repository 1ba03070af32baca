import { placeSlug } from '@lintel/geo';
import { m } from '@lintel/messages';
import { areasMax } from '@lintel/server/market-reports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placeName } from '../markets/paths.ts';
import { AreaRow } from './area-row.tsx';
import { addClientArea, type ClientMarketAreas, clientAreasQuery, type MarketArea, removeClientArea } from './calls.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface Client {
  id: number;
  city: string | null;
  stateOrProvince: string | null;
}

/** The areas of a contact's monthly market report, sent in the agent's name. */
export function ClientAreas({ contact }: { contact: Client }) {
  const { id } = contact;
  const query = clientAreasQuery(id);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query);
  const { act, pending } = useAction();
  const [previewed, setPreviewed] = useState<MarketArea>();
  const show = async (changed: Promise<ClientMarketAreas>) => client.setQueryData(query.queryKey, await changed);
  if (!data && error)
    return (
      <ErrorState
        what={m.market_reports__we_couldnt_load_the_areas()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-40" />;
  const remove = (area: MarketArea) =>
    act(() => show(removeClientArea(id, area.place)), {
      title: m.market_reports__area_removed({ city: placeName(area) }),
      undo: () => act(() => show(addClientArea(id, area.place))),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14 text-soft">{m.market_reports__client_lead()}</p>
      {data.obstacle && (
        <Notice tone="warning" title={m.market_reports__no_email_now()}>
          {data.obstacle}
        </Notice>
      )}
      {data.areas.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.areas.map((area) => (
            <AreaRow
              key={area.place}
              area={area}
              onRemove={() => void remove(area)}
              onPreview={() => setPreviewed(area)}
            />
          ))}
        </ul>
      )}
      {previewed && <PreviewDialog contactId={id} area={previewed} onClose={() => setPreviewed(undefined)} />}
      {data.areas.length < areasMax.client && (
        <AddArea
          key={data.areas.length}
          contact={data.areas.length === 0 ? contact : { city: null, stateOrProvince: contact.stateOrProvince }}
          pending={pending}
          onAdd={(place, city) =>
            void act(
              () => show(addClientArea(id, place)),
              (saved) => ({
                title: m.market_reports__area_added({
                  city: saved?.areas.find((each) => each.place === place)?.city ?? city,
                }),
              }),
            )
          }
        />
      )}
    </div>
  );
}

interface AddAreaProps {
  contact: Pick<Client, 'city' | 'stateOrProvince'>;
  pending: boolean;
  onAdd: (place: string, city: string) => void;
}

function AddArea({ contact, pending, onAdd }: AddAreaProps) {
  const [city, setCity] = useState(contact.city ?? '');
  const [state, setState] = useState(contact.stateOrProvince ?? '');
  const [tried, setTried] = useState(false);
  const isState = /^[a-z]{2}$/i.test(state.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (city.trim() && isState) onAdd(placeSlug(city.trim(), state.trim().toUpperCase()), city.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-3">
      <Field
        label={m.market_reports__city()}
        value={city}
        maxLength={80}
        error={tried && !city.trim() ? m.market_reports__enter_a_city() : undefined}
        onChange={({ target }) => setCity(target.value)}
      />
      <Field
        label={m.market_reports__state()}
        value={state}
        maxLength={2}
        autoCapitalize="characters"
        error={tried && !isState ? m.market_reports__two_letters() : undefined}
        onChange={({ target }) => setState(target.value)}
      />
      <Button type="submit" kind="secondary" pending={pending} className="justify-self-start">
        {m.market_reports__add_area()}
      </Button>
    </form>
  );
}
