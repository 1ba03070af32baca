import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';

/** States what happens to the homes before a member leaves or is removed. */
export function RemoveMemberDialog(props: {
  member: { firstName: string; mine: boolean };
  /** First names of the other members. */
  others: readonly string[];
  pending: boolean;
  onClose: () => void;
  onRemove: () => void;
}) {
  const { member, others } = props;
  const title = member.mine
    ? m.saving__leave_this_list()
    : m.saving__stop_sharing_with({ firstName: member.firstName });
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => open || props.onClose()}
      cancel={m.saving__keep_sharing()}
      footer={
        <Button kind="danger" pending={props.pending} onClick={props.onRemove}>
          {title}
        </Button>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        {member.mine ? (
          <>
            <li>{m.saving__you_get_a_separate_list()}</li>
            <li>{m.saving__what_you_added_and_wrote({ list: others.join(' and ') })}</li>
          </>
        ) : (
          <>
            <li>{m.saving__gets_a_separate_list_with({ firstName: member.firstName })}</li>
            <li>{m.saving__what_added_and_wrote_stays({ firstName: member.firstName })}</li>
          </>
        )}
        <li>{m.saving__after_that_you_no_longer()}</li>
      </ul>
    </Dialog>
  );
}
