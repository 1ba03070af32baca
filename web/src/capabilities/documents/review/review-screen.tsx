import type { SharedDocument } from '@lintel/server/documents';
import { Screen } from '../../../ui/drawer.tsx';
import { ReviewOf } from './review-desk.tsx';

/** Full-screen version of the review for phones. */
export function ReviewScreen(props: { paper: SharedDocument | undefined; onClose: () => void; onDecided: () => void }) {
  const { paper, onClose, onDecided } = props;
  return (
    <Screen title={paper?.fileName ?? ''} open={paper !== undefined} onOpenChange={(open) => open || onClose()}>
      {paper && (
        <div key={`${paper.id} ${paper.version}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ReviewOf paper={paper} onDecided={onDecided} />
        </div>
      )}
    </Screen>
  );
}
