import { m } from '@lintel/messages';
import type { Application } from '@lintel/server/lending';
import { Button } from '../../../ui/button.tsx';
import { clockWords, daysWords, dayWords } from '../words.ts';

/** One line that says what this person has to do next, with the button that opens it. */
export function NeededNow({ application, onOpen }: { application: Application; onOpen: (tab: string) => void }) {
  const { mine, status, missing, conditions, nextClock } = application;
  const waiting = conditions.filter(
    (each) => each.status === (mine ? 'open' : 'received') && (!mine || each.neededFrom === 'borrower'),
  ).length;
  if (mine && status === 'pending' && missing.length > 0)
    return (
      <Line
        text={m.lending__answers_needed({ count: missing.length })}
        button={m.lending__fill_in()}
        onClick={() => onOpen('form')}
      />
    );
  if (waiting > 0)
    return (
      <Line
        text={mine ? m.lending__things_needed({ count: waiting }) : m.lending__documents_to_review({ count: waiting })}
        button={m.lending__open()}
        onClick={() => onOpen('conditions')}
      />
    );
  if (nextClock && !mine)
    return (
      <Line
        text={`${clockWords[nextClock.kind]()}: ${dayWords(nextClock.on)}, ${daysWords(nextClock)}`}
        button={m.lending__clocks()}
        onClick={() => onOpen('clocks')}
        urgent={nextClock.urgency !== 'later'}
      />
    );
  return null;
}

function Line(props: { text: string; button: string; onClick: () => void; urgent?: boolean }) {
  const tone = props.urgent === false ? 'border-info bg-info-tint' : 'border-warning bg-warning-tint';
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border-l-2 px-4 py-2 text-14 ${tone}`}
    >
      <p className="font-medium">{props.text}</p>
      <Button kind="secondary" onClick={props.onClick}>
        {props.button}
      </Button>
    </div>
  );
}
