import { m } from '@lintel/messages';
import type { LegalDocument, LegalVersion } from '@lintel/server/legal';
import { AppLink } from '../../ui/app-link.tsx';
import { day } from '../../ui/format.ts';
import { type LegalPageId, legalPath } from './paths.ts';

/** All versions with links to the changes of each against the one before it. */
export function LegalVersions(props: {
  id: LegalPageId;
  document: LegalDocument;
  comparedWith: LegalVersion | undefined;
}) {
  const { id, document, comparedWith } = props;
  const { versions } = document;
  return (
    <nav aria-label={m.legal__versions()} className="grid gap-2 border-t-2 border-ink pt-3">
      <p className="text-14 font-semibold">{m.legal__versions()}</p>
      <ul className="grid gap-3 text-14">
        {versions.map((each, at) => {
          const before = versions[at + 1];
          const shown = each.version === document.version;
          return (
            <li key={each.version}>
              <AppLink
                href={legalPath(id, each.state === 'current' ? {} : { version: each.version })}
                aria-current={shown && !comparedWith ? 'page' : undefined}
                className="link inline-flex min-h-6 items-center font-medium aria-[current]:text-ink aria-[current]:no-underline"
              >
                {each.version}
              </AppLink>
              <p className="text-soft">{lifeOf(each)}</p>
              {before && (
                <AppLink
                  href={legalPath(id, { version: each.version, compare: before.version })}
                  aria-current={shown && comparedWith ? 'page' : undefined}
                  className="link inline-flex min-h-6 items-center aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {m.legal__changes_since_version({ version: before.version })}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function lifeOf({ state, effectiveOn, endedOn }: LegalVersion): string {
  if (state === 'coming') return m.legal__takes_effect_on({ effectiveOn: day(effectiveOn) });
  if (state === 'current') return m.legal__in_effect_since_2({ effectiveOn: day(effectiveOn) });
  return m.legal__in_effect_until({ day: day(endedOn ?? effectiveOn) });
}
