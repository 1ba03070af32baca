import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placeName } from '../markets/paths.ts';
import { AreaRow } from './area-row.tsx';
import { type MarketArea, marketAreasQuery, removeArea, saveArea } from './calls.ts';

/** The person's saved areas with a monthly report, below the notification preferences. */
export function SavedAreasPanel() {
  const { data, error, isFetching, refetch } = useQuery(marketAreasQuery);
  const { act } = useAction({ refetch: [marketAreasQuery.queryKey] });
  const remove = (area: MarketArea) =>
    act(() => removeArea(area.place), {
      title: m.market_reports__area_removed({ city: placeName(area) }),
      undo: () => act(() => saveArea(area.place)),
    });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-2">
        <h2 className="text-22">{m.market_reports__saved_areas()}</h2>
        <p className="text-14 text-soft">{m.market_reports__saved_areas_lead()}</p>
      </div>
      <div className="max-w-140">
        {!data && error && (
          <ErrorState
            what={m.market_reports__we_couldnt_load_your_areas()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.length === 0 && <p className="text-soft">{m.market_reports__no_saved_areas()}</p>}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((area) => (
              <AreaRow key={area.place} area={area} onRemove={() => void remove(area)} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
