import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ComingPage } from './coming.ts';
import { signUpPath, smartMatchPath } from './paths.ts';

/** A part of a page that opens later: the same words as its own page, and the way there. */
export function ComingPart({ page }: { page: ComingPage }) {
  return (
    <section className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-22">{page.title}</h2>
      <p className="text-soft">{page.will}</p>
      <Notice title={`${page.title} is not open yet`}>
        Searching for homes, reading about them and about their market work now, and need no account.
      </Notice>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={smartMatchPath}>About {page.title}</LinkButton>
        <LinkButton href={signUpPath} kind="secondary">
          Sign up
        </LinkButton>
      </div>
    </section>
  );
}
