import type { SharedDocument } from '@lintel/server/documents';
import { Screen } from '../../../ui/overlays/drawer.tsx';
import { ReviewOf } from './review-panel.tsx';

/** Full-screen version of the review for phones. */
export function ReviewScreen(props: {
  document: SharedDocument | undefined;
  onClose: () => void;
  onDecided: () => void;
}) {
  const { document, onClose, onDecided } = props;
  return (
    <Screen title={document?.fileName ?? ''} open={document !== undefined} onOpenChange={(open) => open || onClose()}>
      {document && (
        <div key={`${document.id} ${document.version}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ReviewOf document={document} onDecided={onDecided} />
        </div>
      )}
    </Screen>
  );
}
