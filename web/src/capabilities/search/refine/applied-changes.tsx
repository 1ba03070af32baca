import { m } from '@lintel/messages';
import type { RefineChange, Refined } from '@lintel/server/search';
import { Notice } from '../../../ui/notice.tsx';
import { ReadingNotices } from '../reading-notices.tsx';
import type { SearchState } from '../search-state.ts';
import { UnreadChip } from '../unread-chip.tsx';
import type { RefinementResult } from './use-refinement.ts';

const droppedLabels: Record<Refined['drops'][number], string> = {
  get words() {
    return m.search__the_typed_place_gave_way();
  },
  get bounds() {
    return m.search__the_part_of_the_map();
  },
  area: 'The drawn areas gave way: the place lies outside them.',
};

const labels = (facts: RefineChange['was']): string => facts.map(({ label }) => label).join(', ');

/** One line per change, with the words that caused it. */
export function AppliedChanges({ result: { refined, sentence, undid } }: { result: RefinementResult }) {
  const { kind, changes, drops } = refined;
  if (kind === 'undo')
    return (
      <p>
        {undid === undefined
          ? m.search__nothing_was_changed_here_that()
          : m.search__taken_back_the_search_is({ undid })}
      </p>
    );
  if (kind === 'new')
    return (
      <p>
        {refined.query || refined.add.length > 0
          ? m.search__a_new_search_in_the({ sentence })
          : m.search__begun_anew_nothing_of_the()}
      </p>
    );
  if (kind === 'same')
    return (
      <p>
        {m.search__nothing_changed({ sentence })}{' '}
        {refined.unread.length + refined.refused.length + refined.unsupported.length > 0
          ? m.search__holds_nothing_that_could_be()
          : m.search__is_what_the_search_asks()}
      </p>
    );
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={`${change.span.join()} ${labels(change.now)}`}>
          <Changed change={change} />
        </li>
      ))}
      {drops.map((drop) => (
        <li key={drop}>{droppedLabels[drop]}</li>
      ))}
    </ul>
  );
}

function Changed({ change: { kind, was, now, words, middleOf } }: { change: RefineChange }) {
  return (
    <>
      <span className="text-soft">
        {{ added: m.search__added(), replaced: m.search__changed(), dropped: m.search__dropped() }[kind]}
      </span>{' '}
      {kind !== 'added' && <s className="decoration-1">{labels(was)}</s>}
      {kind === 'replaced' && (
        <>
          <span aria-hidden> → </span>
          <span className="sr-only"> {m.search__to_2()} </span>
        </>
      )}
      {now.length > 0 && <span className="font-medium">{labels(now)}</span>}
      <span className="text-soft">
        {middleOf !== null && m.search__the_middle_of_found({ middleOf: m.count__homes({ count: middleOf }) })} · “
        {words}”
      </span>
    </>
  );
}

/** Parts of the sentence that could not be applied: the reason and an alternative. */
export function UnappliedParts({ result: { refined }, state }: { result: RefinementResult; state: SearchState }) {
  const { unread, unsupported } = refined;
  return (
    <>
      {unread.length > 0 && (
        <div className="flex flex-wrap">
          <UnreadChip words={unread.map(({ words }) => words)} state={state} />
        </div>
      )}
      {unsupported.map(({ words, note }) => (
        <Notice key={words} title={m.search__was_not_applied({ words })}>
          {note}
        </Notice>
      ))}
      <ReadingNotices reading={refined} />
    </>
  );
}
