import { m } from '@lintel/messages';
import { fieldsMax } from '@lintel/server/contacts';
import { WideDialog } from '../../../ui/overlays/drawer.tsx';
import { FieldsManager } from './fields-manager.tsx';

/** The agent's custom fields over the CRM. */
export function FieldsScreen({ onClose }: { onClose: () => void }) {
  return (
    <WideDialog open title={m.contacts__custom_fields()} onOpenChange={(open) => open || onClose()}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FieldsManager about={m.contacts__custom_fields_about({ max: fieldsMax })} />
      </div>
    </WideDialog>
  );
}
