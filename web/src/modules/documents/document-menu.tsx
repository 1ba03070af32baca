import { m } from '@lintel/messages';
import type { Document } from '@lintel/server/documents';
import { Download, Ellipsis, Eye, History, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { saveFile } from './save-file.ts';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function DocumentMenu(props: {
  document: Document;
  onOpen: (document: Document) => void;
  onDetails: (document: Document) => void;
  onRemove: () => void;
}) {
  const { document, onOpen, onDetails, onRemove } = props;
  return (
    <Menu
      label={m.documents__actions_for({ fileName: document.fileName })}
      align="end"
      trigger={
        <Button
          kind="quiet"
          size="icon"
          className="-my-1 shrink-0"
          aria-label={m.documents__more_actions_for({ fileName: document.fileName })}
        >
          <Ellipsis {...mark} />
        </Button>
      }
      items={[
        ...(document.previewable
          ? [{ label: m.documents__open(), icon: <Eye {...mark} />, onSelect: () => onOpen(document) }]
          : []),
        {
          label: m.documents__download(),
          icon: <Download {...mark} />,
          onSelect: () => void saveFile(document.id),
        },
        {
          label: m.documents__details_history_and_sharing(),
          icon: <History {...mark} />,
          onSelect: () => onDetails(document),
        },
        {
          label: m.documents__delete(),
          icon: <Trash2 {...mark} />,
          tone: 'danger' as const,
          onSelect: () =>
            document.obstacle
              ? showToast({
                  title: m.documents__this_document_must_be_kept(),
                  description: document.obstacle,
                  tone: 'danger',
                })
              : onRemove(),
        },
      ]}
    />
  );
}
