import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Bell, BellRing } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { signInAt } from '../accounts/paths.ts';
import { marketAreasQuery, removeArea, saveArea } from './calls.ts';

interface Area {
  place: string;
  /** “Austin”, or “Hyde Park, Austin” for a district. */
  name: string;
}

/** Saves the area of a market page for a monthly report by email. A visitor signs in first and returns. */
export function SaveAreaButton(area: Area) {
  const person = useRouteContext({ from: '__root__', select: ({ session }) => session.person });
  if (person) return <OwnArea {...area} />;
  return (
    <LinkButton data-print="no" kind="primary" size="sm" href={signInAt('all', `/market/${area.place}`)}>
      <Bell aria-hidden size={16} strokeWidth={1.5} />
      {m.market_reports__email_me_monthly()}
    </LinkButton>
  );
}

function OwnArea({ place, name }: Area) {
  const { data, isPending } = useQuery(marketAreasQuery);
  const { act, pending } = useAction({ refetch: [marketAreasQuery.queryKey] });
  const isSaved = data?.some((area) => area.place === place) ?? false;
  const save = () => act(() => saveArea(place), { title: m.market_reports__area_saved({ city: name }) });
  const remove = () =>
    act(() => removeArea(place), { title: m.market_reports__area_removed({ city: name }), undo: () => save() });
  return (
    <Button
      data-print="no"
      size="sm"
      kind={isSaved ? 'secondary' : 'primary'}
      aria-pressed={isSaved}
      pending={isPending || pending}
      onClick={() => void (isSaved ? remove() : save())}
    >
      {isSaved ? (
        <BellRing aria-hidden size={16} strokeWidth={1.5} />
      ) : (
        <Bell aria-hidden size={16} strokeWidth={1.5} />
      )}
      {isSaved ? m.market_reports__monthly_email_on() : m.market_reports__email_me_monthly()}
    </Button>
  );
}
