import { m } from '@lintel/messages';
import type { ResellerAgent } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { activeAgentsQuery, callReseller, companyKey } from '../calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { nameOf } from '../words.ts';

/** States what ends when an agent leaves, and asks who takes over the buyers. */
export default function OffboardDialog({ agent, onClose }: { agent: ResellerAgent; onClose: () => void }) {
  const colleagues = useQuery(activeAgentsQuery).data?.rows.filter(({ id }) => id !== agent.id) ?? [];
  const [to, setTo] = useState('');
  const [choiceMissing, setChoiceMissing] = useState(false);
  const { act, pending } = useAction({ refetch: [companyKey] });
  const buyers = agent.endUserCount;
  const offboard = async () => {
    if (buyers > 0 && to === '') {
      setChoiceMissing(true);
      return;
    }
    const reassignTo = to === '' || to === 'nobody' ? null : Number(to);
    const done = await act(
      () => callReseller(({ agents }) => agents.offboard({ id: agent.id, reassignTo })),
      (result) => ({
        title: m.network__no_longer_works_with_you({ agent: nameOf(agent) }),
        description: m.network__now_off_moved_to_undo({
          codesSwitchedOff: m.count__codes_are({ count: result.codesSwitchedOff }),
          clientsReassigned: m.count__buyers({ count: result.clientsReassigned }),
        }),
      }),
    );
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={m.network__remove_from_your_company({ agent: nameOf(agent) })}
      verb={m.network__remove_agent()}
      pending={pending}
      onClose={onClose}
      onConfirm={() => void offboard()}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>{m.network__theyre_signed_out_everywhere_immediately_2()}</li>
        <li>{m.network__their_codes_are_turned_off()}</li>
        <li>
          {buyers === 0
            ? m.network__they_have_no_buyers()
            : m.network__their_to_the_colleague_you({ buyers: m.count__buyers_go({ count: buyers }) })}
        </li>
        <li>{m.network__we_email_the_agent_their()}</li>
      </ul>
      {buyers > 0 && (
        <Select
          label={m.network__who_takes_over({
            value: buyers === 1 ? m.network__the_buyer() : m.network__the_buyers({ buyers }),
          })}
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            setChoiceMissing(false);
          }}
          error={choiceMissing ? m.network__choose_who_takes_over() : undefined}
          options={[
            { value: '', label: m.network__choose_one() },
            ...colleagues.map((each) => ({
              value: String(each.id),
              label: m.network__buyers_now_2({ each: nameOf(each), endUserCount: each.endUserCount }),
            })),
            { value: 'nobody', label: m.network__no_one_they_wont_have() },
          ]}
        />
      )}
      <Notice>{m.network__to_undo_this_invite_again({ firstName: agent.firstName })}</Notice>
    </ConfirmDialog>
  );
}
