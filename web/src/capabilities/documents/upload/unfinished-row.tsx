import type { Upload } from '@lintel/server/documents';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { moment } from '../../../ui/moment.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { fileSize } from '../words.ts';
import { PickFiles } from './pick-files.tsx';
import { transport } from './transport.ts';
import { startUpload } from './uploads.ts';

/** An upload that a closed page left behind: the same file, chosen once more, goes on where it stopped. */
export function UnfinishedRow({ upload, onGone }: { upload: Upload; onGone: () => void }) {
  const [other, setOther] = useState<string>();
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="text-14">
        <p className="font-medium wrap-anywhere">{upload.fileName}</p>
        <p className="text-soft">
          Not finished · {fileSize(upload.offset)} of {fileSize(upload.fileSize)} · kept until{' '}
          {moment(upload.expiresAt)}
        </p>
      </div>
      <ProgressBar label={`Upload of ${upload.fileName}`} value={upload.offset / upload.fileSize} />
      {other && (
        <p role="alert" className="text-14 text-danger">
          {other}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <PickFiles
          kind="secondary"
          size="sm"
          label={`Choose ${upload.fileName} again`}
          onFiles={([file]) => {
            if (!file) return;
            if (file.name !== upload.fileName || file.size !== upload.fileSize)
              setOther(`That is another file. Choose ${upload.fileName} with ${fileSize(upload.fileSize)}.`);
            else startUpload(file, { replaces: upload.documentId }, upload);
          }}
        >
          Choose it again to go on
        </PickFiles>
        <Button kind="quiet" size="sm" onClick={() => void transport.giveUp(upload.documentId).then(onGone, onGone)}>
          Give it up
        </Button>
      </div>
    </li>
  );
}
