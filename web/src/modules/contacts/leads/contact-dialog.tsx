import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Channel, leadQuery } from '../calls.ts';
import { LogDialog } from '../today/log-dialog.tsx';
import { ReachList } from '../today/reach-list.tsx';

/** The ways to reach a contact, each with its consent; a call leads to its log. */
export function ContactDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(leadQuery(id));
  const [logged, setLogged] = useState<Channel>();
  if (logged) return <LogDialog id={id} name={name} channel={logged} onClose={onClose} />;
  return (
    <Dialog open title={m.contacts__contact_name({ name })} onOpenChange={(open) => open || onClose()}>
      {error && (
        <ErrorState what={m.contacts__we_couldnt_load_contact()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <ReachList lead={data} onReach={setLogged} />}
    </Dialog>
  );
}
