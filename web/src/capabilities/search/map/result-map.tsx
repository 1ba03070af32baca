import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { counted } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { MapPart } from '../calls.ts';
import { clustersQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import { wholeResult } from './map-canvas.ts';
import { MapProvider, WithoutMap } from './map-context.ts';
import { useMapCanvas } from './use-map-canvas.ts';

interface ResultMapProps {
  state: SearchState;
  /** What works on the map, such as drawing tools: it stands over the map's lower edge and has it by `useMap()`. */
  children?: ReactNode;
}

/** The homes of a search on a map: prices where a home stands alone, numbered circles where many do. */
export default function ResultMap({ state, children }: ResultMapProps) {
  const [view, setView] = useState<MapPart>();
  const whole = useQuery(clustersQuery(state, wholeResult));
  const here = useQuery(clustersQuery(state, view ?? wholeResult));
  const { frame, ready, failed } = useMapCanvas(
    here.data?.clusters ?? whole.data?.clusters,
    whole.data?.clusters,
    setView,
  );

  if (failed)
    return (
      <div className="grid gap-4">
        <Notice tone="warning" title="The map cannot be drawn here">
          This browser offers no WebGL, which the map is drawn with. The list has all the same homes, in the same order.
        </Notice>
        <WithoutMap value={true}>{children}</WithoutMap>
      </div>
    );
  if (whole.isError)
    return <ErrorState what="The map could not be loaded" error={whole.error} onRetry={() => void whole.refetch()} />;
  const hidden = whole.data?.withoutPosition ?? 0;
  return (
    <section aria-label="Map of the homes found" className="grid gap-2">
      <div className="relative">
        <div ref={frame} className="lintel h-[50dvh] min-h-96 overflow-hidden md:h-[calc(100dvh-4rem)]" />
        <MapProvider value={ready}>{children}</MapProvider>
      </div>
      {hidden > 0 && (
        <p className="text-14 text-soft">
          {counted(hidden, 'home is', 'homes are')} in the list but not on the map: their place is not shown.
        </p>
      )}
    </section>
  );
}
