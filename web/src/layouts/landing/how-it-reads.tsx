import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { hyperSearchPath, sentencePath } from '../../modules/search/paths.ts';
import { ChipCost } from '../../modules/search/reading/chip-cost.tsx';
import { chipLooks, costOf, readingItems } from '../../modules/search/reading/reading-items.ts';
import { Sentence } from '../../modules/search/reading/sentence.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Section } from './section.tsx';

/** HyperSearch on an example: the real reading with real counts. */
export function HowItReads({ sentence, reading }: { sentence: string; reading: NlpResult }) {
  return (
    <Section
      title={m.landing__see_how_hypersearch_reads_every()}
      aside={
        <AppLink href={hyperSearchPath} className="link">
          {m.landing__open_hypersearch()}
        </AppLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <p className="max-w-measure text-soft">{m.landing__each_criterion_becomes_a_filter()}</p>
        <figure className="lintel grid content-start gap-4 p-4 md:p-6">
          <Sentence sentence={sentence} parts={reading.parts} />
          <ul aria-label={m.landing__what_we_understood()} className="flex flex-wrap gap-2">
            {readingItems(reading).map((item) =>
              item.kind === 'chip' ? (
                <li key={item.chip.fact}>
                  <Chip state={chipLooks[item.chip.state]}>
                    {item.chip.label}
                    <ChipCost cost={costOf(item.chip, reading.total)} />
                  </Chip>
                </li>
              ) : item.kind === 'assumption' ? (
                <li key={item.assumption.text}>
                  <Chip state={item.assumption.isApplied ? 'applied' : 'faint'}>
                    {item.assumption.label} · {item.assumption.effect}
                  </Chip>
                </li>
              ) : (
                <li key={item.words.join()}>
                  <Chip state="faint">{item.words.join(', ')}</Chip>
                </li>
              ),
            )}
          </ul>
          <figcaption>
            <AppLink href={sentencePath(sentence)} className="link">
              {m.landing__see_now({ total: m.count__homes({ count: reading.total }) })}
            </AppLink>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
