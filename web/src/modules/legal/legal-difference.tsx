import { m } from '@lintel/messages';
import type { LegalChanges, Stretch } from '@lintel/server/legal';
import { day } from '../../ui/format.ts';
import { anchorOf } from './paths.ts';

/** Two versions as one text: deletions struck through, insertions underlined. */
export function LegalDifference({ changes }: { changes: LegalChanges }) {
  const { from, to, sections } = changes;
  const changed = sections.filter((section) => section.changed).length;
  return (
    <div className="grid max-w-measure gap-8">
      <p className="border-b border-line pb-4 text-14 text-soft">
        {m.legal__version_effective_compared_with_version({
          version: to.version,
          effectiveOn: day(to.effectiveOn),
          version2: from.version,
          effectiveOn2: day(from.effectiveOn),
        })}{' '}
        {changed === 0 ? m.legal__nothing_changed() : m.legal__of_sections_changed({ changed, value: sections.length })}{' '}
        <ins className="bg-good-tint">{m.legal__added()}</ins>,{' '}
        <del className="bg-danger-tint">{m.legal__removed()}</del>.
      </p>
      {sections.map(({ heading, paragraphs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference is static
        <section key={at} aria-labelledby={anchorOf(heading)} className="grid gap-3">
          <h2 id={anchorOf(heading)} className="text-22">
            {heading}
          </h2>
          {paragraphs.map((stretches, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={place}>
              {stretches.map((stretch, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Marked key={index} {...stretch} />
              ))}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

const tags = {
  added: ['ins', 'bg-good-tint', m.legal__added_2],
  removed: ['del', 'bg-danger-tint', m.legal__removed_2],
} as const;

/** The mark is also given as text, because few screen readers announce `ins` and `del`. */
function Marked({ kind, text }: Stretch) {
  if (kind === 'same') return text;
  const [Tag, look, words] = tags[kind];
  return (
    <>
      <Tag className={look}>
        <span className="sr-only">{words()}</span>
        {text.trimEnd()}
      </Tag>{' '}
    </>
  );
}
