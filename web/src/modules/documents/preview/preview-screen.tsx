import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Screen } from '../../../ui/overlays/drawer.tsx';
import { saveFile } from '../save-file.ts';
import { DocumentView } from './document-view.tsx';

/** The document to show, possibly in an older version. */
export interface Shown {
  id: number;
  fileName: string;
  version: number;
}

/** A full-screen document preview. */
export function PreviewScreen({ shown, onClose }: { shown: Shown | undefined; onClose: () => void }) {
  // Keeps the content in place during the closing animation.
  const [last, setLast] = useState(shown);
  useEffect(() => {
    if (shown) setLast(shown);
  }, [shown]);
  const document = shown ?? last;
  return (
    <Screen
      title={document?.fileName ?? ''}
      open={shown !== undefined}
      onOpenChange={(open) => open || onClose()}
      footer={
        document && (
          <Button kind="secondary" onClick={() => void saveFile(document.id, document.version)}>
            {m.documents__download()}
          </Button>
        )
      }
    >
      {shown && <DocumentView key={`${shown.id} ${shown.version}`} id={shown.id} version={shown.version} />}
    </Screen>
  );
}
