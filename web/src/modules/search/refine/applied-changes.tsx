import { m } from '@lintel/messages';
import type { RefineChange, Refined } from '@lintel/server/search';
import { Notice } from '../../../ui/notice.tsx';
import { ReadingNotices } from '../reading/reading-notices.tsx';
import { UnreadChip } from '../reading/unread-chip.tsx';
import type { SearchState } from '../search-state.ts';
import type { RefinementResult } from './use-refinement.ts';

const droppedLabels: Record<Refined['drops'][number], string> = {
  get words() {
    return m.search__we_removed_the_place_you();
  },
  get bounds() {
    return m.search__we_removed_the_map_area();
  },
  get area() {
    return m.search__we_removed_the_drawn_areas();
  },
};

const labels = (facts: RefineChange['was']): string => facts.map(({ label }) => label).join(', ');

/** One line per change, with the words that caused it. */
export function AppliedChanges({ result: { refined, sentence, undid } }: { result: RefinementResult }) {
  const { kind, changes, drops } = refined;
  if (kind === 'undo')
    return (
      <p>
        {undid === undefined ? m.search__theres_no_change_to_undo() : m.search__undone_your_search_is_back({ undid })}
      </p>
    );
  if (kind === 'new')
    return (
      <p>
        {refined.query || refined.add.length > 0
          ? m.search__we_replaced_your_previous_search({ sentence })
          : m.search__we_started_a_new_search()}
      </p>
    );
  if (kind === 'same')
    return (
      <p>
        {m.search__nothing_changed({ sentence })}{' '}
        {refined.unread.length + refined.refused.length + refined.unsupported.length > 0
          ? m.search__has_nothing_we_could_apply()
          : m.search__is_already_part_of_your()}
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
        {{ added: m.search__added(), replaced: m.search__changed(), dropped: m.search__removed() }[kind]}
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
        {middleOf !== null && m.search__based_on_the_median_of({ middleOf: m.count__homes({ count: middleOf }) })} · “
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
        <Notice key={words} title={m.search__we_couldnt_apply({ words })}>
          {note}
        </Notice>
      ))}
      <ReadingNotices reading={refined} />
    </>
  );
}
