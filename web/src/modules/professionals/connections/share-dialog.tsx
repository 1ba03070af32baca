import { m } from '@lintel/messages';
import { consentText, type SharedFact } from '@lintel/server/professionals';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { networkKey, type TeamMember } from '../calls.ts';
import { nameOf } from '../words.ts';
import { ShareFields } from './share-fields.tsx';

/** Changes what a team member sees. */
export default function ShareDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { professional } = member;
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [shared, setShared] = useState<SharedFact[]>(member.shared);
  const name = nameOf(professional);
  const save = async () => {
    const saved = await act(
      () => callApi((api) => api.professionals.share({ id: professional.id, shared, consent: true })),
      () => ({
        title: m.professionals__sharing_updated(),
        description: m.professionals__now_sees_only_what_you({ name }),
      }),
    );
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      title={m.professionals__what_sees({ name })}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.professionals__agree_and_save()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ShareFields firstName={professional.firstName} shared={shared} onChange={setShared} />
        <p className="border-t border-line pt-4 text-14 text-soft">{consentText(name, shared)}</p>
      </div>
    </Dialog>
  );
}
