import type { ResellerAgent } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { counted } from '../../../../ui/format.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { activeAgentsQuery, askReseller } from '../calls.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

/** Says what ends when an agent goes, and asks who takes the buyers. */
export default function OffboardDialog({ agent, onClose }: { agent: ResellerAgent; onClose: () => void }) {
  const colleagues = useQuery(activeAgentsQuery).data?.rows.filter(({ id }) => id !== agent.id) ?? [];
  const [to, setTo] = useState('');
  const [unsaid, setUnsaid] = useState(false);
  const { act, pending } = useAct();
  const buyers = agent.endUserCount;
  const letGo = async () => {
    if (buyers > 0 && to === '') {
      setUnsaid(true);
      return;
    }
    const reassignTo = to === '' || to === 'nobody' ? null : Number(to);
    const done = await act(
      () => askReseller(({ agents }) => agents.offboard({ id: agent.id, reassignTo })),
      (result) => ({
        title: `${nameOf(agent)} no longer works with you`,
        description: `${counted(result.codesSwitchedOff, 'code is', 'codes are')} off, ${counted(result.clientsReassigned, 'buyer', 'buyers')} moved. To undo it, invite them again.`,
      }),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      danger
      title={`Let ${nameOf(agent)} go?`}
      verb="Let go"
      pending={pending}
      onClose={onClose}
      onConfirm={() => void letGo()}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>They are signed out everywhere at once.</li>
        <li>Their codes are switched off.</li>
        <li>
          {buyers === 0
            ? 'They have no buyers.'
            : `Their ${counted(buyers, 'buyer goes', 'buyers go')} to whom you say.`}
        </li>
        <li>They, their buyers and who takes over are told by letter.</li>
      </ul>
      {buyers > 0 && (
        <Select
          label={`Who takes over ${buyers === 1 ? 'the buyer' : `the ${buyers} buyers`}?`}
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            setUnsaid(false);
          }}
          error={unsaid ? 'Please say who takes over' : undefined}
          options={[
            { value: '', label: 'Please choose' },
            ...colleagues.map((each) => ({
              value: String(each.id),
              label: `${nameOf(each)} (${each.endUserCount} now)`,
            })),
            { value: 'nobody', label: 'Nobody: they stay without an agent' },
          ]}
        />
      )}
      <Notice>
        The codes and buyers do not come back by themselves. To undo it, invite {agent.firstName} again: they keep their
        account.
      </Notice>
    </AskDialog>
  );
}
