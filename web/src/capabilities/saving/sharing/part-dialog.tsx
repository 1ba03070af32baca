import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';

/** Says what becomes of the homes before two people part. */
export function PartDialog(props: {
  member: { firstName: string; mine: boolean };
  /** First names of the others on the list. */
  others: readonly string[];
  pending: boolean;
  onClose: () => void;
  onPart: () => void;
}) {
  const { member, others } = props;
  const title = member.mine ? 'Leave this list' : `Part from ${member.firstName}`;
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => open || props.onClose()}
      footer={
        <>
          <Button kind="danger" pending={props.pending} onClick={props.onPart}>
            {title}
          </Button>
          <Button kind="secondary" onClick={props.onClose}>
            Keep sharing
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        {member.mine ? (
          <>
            <li>You get a list of your own with a copy of all homes and tags, and of your notes and votes.</li>
            <li>What you added and wrote stays on the list of {others.join(' and ')}; your votes go with you.</li>
          </>
        ) : (
          <>
            <li>
              {member.firstName} gets a list of their own with a copy of all homes and tags, and of their notes and
              votes.
            </li>
            <li>What {member.firstName} added and wrote stays on your list; their votes go.</li>
          </>
        )}
        <li>From then on none of you sees what the other saves or writes.</li>
      </ul>
    </Dialog>
  );
}
