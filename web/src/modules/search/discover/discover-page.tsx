import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import type { SearchPageProps } from '../search-page.tsx';
import type { PartName } from '../search-state.ts';
import { SearchView } from '../search-view.tsx';
import { useGoTo } from '../use-search.ts';
import { PlaceAndPrice } from './place-and-price.tsx';

/** Homes by sentence, place and price; and professionals, the content of the second tab. */
export function DiscoverPage({ smartMatch, ...props }: SearchPageProps & { smartMatch: ReactNode }) {
  const goTo = useGoTo();
  const { state } = props;
  return (
    <>
      <h1 className="sr-only">{m.search__discover()}</h1>
      <Tabs
        fill
        inset
        label={m.search__ways_to_discover_homes()}
        value={state.part ?? 'hypersearch'}
        onChange={(part) => goTo({ ...state, part: part as PartName })}
        tabs={[
          {
            value: 'hypersearch',
            label: 'HyperSearch',
            content: <SearchView route="discover" {...props} Filters={PlaceAndPrice} />,
          },
          {
            value: 'smartmatch',
            label: 'SmartMatch',
            content: <div className="page grid grid-cols-[minmax(0,1fr)] pt-6">{smartMatch}</div>,
          },
        ]}
      />
    </>
  );
}
