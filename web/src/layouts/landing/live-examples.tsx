import { m } from '@lintel/messages';
import { ArrowRight } from 'lucide-react';
import { sentencePath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import type { LiveExample } from './landing-data.ts';

/** Example sentences with the number of homes they find now. Each links to its results. */
export const LiveExamples = ({ examples }: { examples: readonly LiveExample[] }) => (
  <ul aria-label={m.landing__examples()} className="grid gap-3 md:grid-cols-3">
    {examples.map(({ sentence, reading }) => (
      <li key={sentence} className="grid">
        <AppLink
          href={sentencePath(sentence)}
          className="grid content-between gap-2 rounded-card border border-line bg-raised p-4 hover:border-ink"
        >
          <span>“{sentence}”</span>
          <span className="inline-flex items-center gap-1 text-14 font-semibold text-primary tabular-nums">
            {m.landing__see_now({ total: m.count__homes({ count: reading.total }) })}
            <ArrowRight aria-hidden size={16} strokeWidth={1.5} />
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);
