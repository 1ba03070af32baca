import { m } from '@lintel/messages';
import { type Application, adverseReasons } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { lendingKey } from '../calls.ts';
import { moveWords, statusWords } from '../words.ts';

type Status = Application['status'];
type Reason = keyof typeof adverseReasons;

/** Buttons, in the row of their parent, for the statuses that this person may move the application to; ending it asks first. */
export function Moves({ application: { id, nextStatuses } }: { application: Application }) {
  const [ending, setEnding] = useState<'rejected' | 'withdrawn'>();
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_move() });
  const move = async (status: Status) => {
    const moved = await act(
      () =>
        callApi((api) =>
          api.lending.move({ id, status, ...(status === 'rejected' && { adverseReasons: [...reasons] }) }),
        ),
      { title: statusWords[status]() },
    );
    if (moved) setEnding(undefined);
  };
  return (
    <>
      {nextStatuses.map((status) =>
        status === 'rejected' || status === 'withdrawn' ? (
          <Button key={status} kind="secondary" onClick={() => setEnding(status)}>
            {moveWords[status]()}
          </Button>
        ) : (
          <Button
            key={status}
            kind={status === 'in_progress' && nextStatuses.includes('approved') ? 'secondary' : 'primary'}
            pending={pending}
            onClick={() => void move(status)}
          >
            {moveWords[status]()}
          </Button>
        ),
      )}
      <Dialog
        title={ending === 'rejected' ? m.lending__reject_title() : m.lending__withdraw_title()}
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        cancel
        footer={
          <Button
            kind="danger"
            pending={pending}
            unavailable={ending === 'rejected' && reasons.length === 0 ? m.lending__choose_a_reason() : undefined}
            onClick={() => ending && void move(ending)}
          >
            {ending ? moveWords[ending]() : ''}
          </Button>
        }
      >
        {ending === 'rejected' ? (
          <div className="grid gap-2">
            <p className="text-14 text-soft">{m.lending__reject_text()}</p>
            {(Object.keys(adverseReasons) as Reason[]).map((reason) => (
              <Checkbox
                key={reason}
                label={adverseReasons[reason]()}
                checked={reasons.includes(reason)}
                disabled={reasons.length >= 4 && !reasons.includes(reason)}
                onChange={({ target }) =>
                  setReasons(target.checked ? [...reasons, reason] : reasons.filter((each) => each !== reason))
                }
              />
            ))}
          </div>
        ) : (
          <p>{m.lending__withdraw_text()}</p>
        )}
      </Dialog>
    </>
  );
}
