import { m } from '@lintel/messages';
import { AppLink } from '../../ui/app-link.tsx';
import { examplesOf, shortened } from './examples.ts';
import { sentencePath } from './paths.ts';

/** Three example sentences. Each links to its results. */
export default function ExampleQueries({ day }: { day: number }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-14 text-soft">{m.search__try()}</span>
      <ul className="contents">
        {examplesOf(day).map((query) => (
          <li key={query} className="max-w-full">
            <AppLink
              href={sentencePath(query)}
              title={query}
              className="inline-flex min-h-8 max-w-full items-center rounded-chip border border-edge bg-raised px-3 text-14 hover:border-ink"
            >
              <span className="truncate">{shortened(query)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
