import { m } from '@lintel/messages';
import type { LegalDocument } from '@lintel/server/legal';
import { AppLink } from '../../ui/app-link.tsx';
import { day } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { LegalDifference } from './legal-difference.tsx';
import { LegalVersions } from './legal-versions.tsx';
import type { LegalData } from './page-data.ts';
import { anchorOf, type LegalPageId, legalPath } from './paths.ts';

/** A legal document: the current version, an older or upcoming one, or the changes between two. */
export function LegalPage({ id, data }: { id: LegalPageId; data: LegalData }) {
  const { document, changes } = data;
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-12">
      <header className="grid gap-3">
        <h1 className="text-36">{document.title}</h1>
        <p className="text-14 text-soft">
          {m.legal__last_updated()} <time dateTime={document.publishedOn}>{day(document.publishedOn)}</time>{' '}
          {m.legal__version({ version: document.version })}
        </p>
        <StateOfVersion id={id} document={document} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div
          data-print="no"
          className="grid gap-6 lg:sticky lg:top-6 lg:-ml-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pl-1"
        >
          <Contents headings={(changes ?? document).sections.map(({ heading }) => heading)} />
          <LegalVersions id={id} document={document} comparedWith={changes?.from} />
        </div>
        {changes ? <LegalDifference changes={changes} /> : <Sections document={document} />}
      </div>
    </article>
  );
}

function StateOfVersion({ id, document }: { id: LegalPageId; document: LegalDocument }) {
  const { state, effectiveOn, endedOn } = document;
  if (state === 'current') {
    const coming = document.versions.find((version) => version.state === 'coming');
    return (
      <>
        <p className="text-14 text-soft">{m.legal__in_effect_since({ effectiveOn: day(effectiveOn) })}</p>
        {coming && (
          <Notice title={m.legal__a_new_version_takes_effect({ effectiveOn: day(coming.effectiveOn) })}>
            <AppLink href={legalPath(id, { version: coming.version, compare: document.version })} className="link">
              {m.legal__see_what_changes()}
            </AppLink>
          </Notice>
        )}
      </>
    );
  }
  const now = (
    <AppLink href={legalPath(id)} className="link">
      {m.legal__read_the_current_version()}
    </AppLink>
  );
  return state === 'coming' ? (
    <Notice title={m.legal__this_version_takes_effect_on({ effectiveOn: day(effectiveOn) })}>{now}</Notice>
  ) : (
    <Notice
      tone="warning"
      title={m.legal__this_version_was_in_effect({ effectiveOn: day(effectiveOn), day: day(endedOn ?? effectiveOn) })}
    >
      {m.legal__its_no_longer_in_effect()} {now}
    </Notice>
  );
}

function Contents({ headings }: { headings: readonly string[] }) {
  return (
    <nav aria-label={m.legal__sections()} className="border-t-2 border-ink pt-3">
      <ul className="text-14">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${anchorOf(heading)}`}
              className="inline-flex min-h-8 items-center text-soft hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ document }: { document: LegalDocument }) {
  return (
    <div className="grid max-w-measure gap-8">
      {document.sections.map(({ heading, paragraphs }) => (
        <section key={heading} aria-labelledby={anchorOf(heading)} className="grid gap-3">
          <h2 id={anchorOf(heading)} className="text-22">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
