import { hyperSearchPath } from '../../capabilities/search/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ComingPage as Page } from './coming.ts';
import type { KeptIntent } from './kept-intent.ts';
import { homePath } from './paths.ts';

/** Says what will be here, when, and leads to what exists. */
export function ComingPage({ page, kept }: { page: Page; kept: KeptIntent | undefined }) {
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <h1 className="text-36">{page.title}</h1>
      <p className="text-18 text-soft">{page.will}</p>
      <Notice title={`This page opens with ${page.opensWith}`}>
        Searching for homes, reading about them and about their market need no account and work now.
      </Notice>
      {kept && (
        <Notice tone="good" title="What you wanted to do is kept">
          {kept.text} It stands in the address of this page, so it goes on from there once you can sign up.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {kept && <LinkButton href={kept.back}>Back to where you were</LinkButton>}
        <LinkButton href={hyperSearchPath} kind={kept ? 'secondary' : 'primary'}>
          Search homes
        </LinkButton>
        <LinkButton href={homePath} kind="secondary">
          Home
        </LinkButton>
      </div>
    </div>
  );
}
