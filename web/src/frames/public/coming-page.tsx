import { hyperSearchPath, propertySearchPath } from '../../capabilities/search/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ComingPage as Page } from './coming.ts';

/** Says what will be here, and leads to what exists. */
export function ComingPage({ page }: { page: Page }) {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <h1 className="text-36">{page.title}</h1>
      <p className="text-18 text-soft">{page.will}</p>
      <Notice title="This page is not open yet">
        Searching for homes, reading about them and about their market work now.
        {page.who && ' Your account works too: its settings are in the menu with your name.'}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={hyperSearchPath}>Search in your own words</LinkButton>
        <LinkButton href={propertySearchPath} kind="secondary">
          Property Search
        </LinkButton>
      </div>
    </div>
  );
}
