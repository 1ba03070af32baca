import type { RefineChange, Refined } from '@lintel/server/search';
import { counted } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ReadingNotices } from '../reading-notices.tsx';
import type { SearchState } from '../search-state.ts';
import { UnreadChip } from '../unread-chip.tsx';
import type { Told } from './use-refinement.ts';

const gaveWay: Record<Refined['drops'][number], string> = {
  words: 'The typed place gave way.',
  bounds: 'The part of the map gave way: the place lies outside it.',
  area: 'The drawn areas gave way: the place lies outside them.',
};

const labels = (facts: RefineChange['was']): string => facts.map(({ label }) => label).join(', ');

/** One line for each thing that a sentence changed, with the words that asked for it. */
export function ToldChanges({ told: { refined, sentence, undid } }: { told: Told }) {
  const { kind, changes, drops } = refined;
  if (kind === 'undo')
    return (
      <p>
        {undid === undefined
          ? 'Nothing was changed here that could be taken back.'
          : `Taken back: the search is as it was before “${undid}”.`}
      </p>
    );
  if (kind === 'new')
    return (
      <p>
        {refined.query || refined.add.length > 0
          ? `A new search, in the place of the one before: “${sentence}”`
          : 'Begun anew: nothing of the search before holds.'}
      </p>
    );
  if (kind === 'same')
    return (
      <p>
        Nothing changed: “{sentence}”{' '}
        {refined.unread.length + refined.refused.length + refined.unsupported.length > 0
          ? 'holds nothing that could be applied.'
          : 'is what the search asks already.'}
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
        <li key={drop}>{gaveWay[drop]}</li>
      ))}
    </ul>
  );
}

function Changed({ change: { kind, was, now, words, middleOf } }: { change: RefineChange }) {
  return (
    <>
      <span className="text-soft">{{ added: 'Added', replaced: 'Changed', dropped: 'Dropped' }[kind]}</span>{' '}
      {kind !== 'added' && <s className="decoration-1">{labels(was)}</s>}
      {kind === 'replaced' && (
        <>
          <span aria-hidden> → </span>
          <span className="sr-only"> to </span>
        </>
      )}
      {now.length > 0 && <span className="font-medium">{labels(now)}</span>}
      <span className="text-soft">
        {middleOf !== null && `, the middle of ${counted(middleOf, 'home', 'homes')} found`} · “{words}”
      </span>
    </>
  );
}

/** What a sentence held that could not be applied: why, and what can be done instead. */
export function LeftOver({ told: { refined }, state }: { told: Told; state: SearchState }) {
  const { unread, unsupported } = refined;
  return (
    <>
      {unread.length > 0 && (
        <div className="flex flex-wrap">
          <UnreadChip words={unread.map(({ words }) => words)} state={state} />
        </div>
      )}
      {unsupported.map(({ words, note }) => (
        <Notice key={words} title={`“${words}” was not applied`}>
          {note}
        </Notice>
      ))}
      <ReadingNotices reading={refined} />
    </>
  );
}
