import type { Document } from '@lintel/server/documents';
import { Download, Ellipsis, Eye, History, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.ts';
import { saveFile } from './save-file.ts';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function PaperMenu(props: {
  paper: Document;
  onOpen: (paper: Document) => void;
  onDetails: (paper: Document) => void;
  onRemove: () => void;
}) {
  const { paper, onOpen, onDetails, onRemove } = props;
  return (
    <Menu
      label={`What to do with ${paper.fileName}`}
      align="end"
      trigger={
        <Button kind="quiet" size="icon" className="-my-1 shrink-0" aria-label={`More for ${paper.fileName}`}>
          <Ellipsis {...mark} />
        </Button>
      }
      items={[
        ...(paper.previewable ? [{ label: 'Open', icon: <Eye {...mark} />, onSelect: () => onOpen(paper) }] : []),
        {
          label: 'Download',
          icon: <Download {...mark} />,
          onSelect: () => void saveFile(paper.id),
        },
        {
          label: 'Details, history and sharing',
          icon: <History {...mark} />,
          onSelect: () => onDetails(paper),
        },
        {
          label: 'Delete',
          icon: <Trash2 {...mark} />,
          tone: 'danger' as const,
          onSelect: () =>
            paper.obstacle
              ? showToast({ title: 'This document has to be kept', description: paper.obstacle, tone: 'danger' })
              : onRemove(),
        },
      ]}
    />
  );
}
