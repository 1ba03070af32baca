import { m } from '@lintel/messages';
import type { Upload } from '@lintel/server/documents';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { fileSize } from '../words.ts';
import { PickFiles } from './pick-files.tsx';
import { transport } from './transport.ts';
import { startUpload } from './uploads.ts';

/** An upload interrupted by closing the page. Selecting the same file resumes it. */
export function UnfinishedRow({ upload, onGone }: { upload: Upload; onGone: () => void }) {
  const [other, setOther] = useState<string>();
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="text-14">
        <p className="font-medium wrap-anywhere">{upload.fileName}</p>
        <p className="text-soft">
          {m.documents__upload_not_finished_of_saved({
            offset: fileSize(upload.offset),
            fileSize: fileSize(upload.fileSize),
            expiresAt: moment(upload.expiresAt),
          })}
        </p>
      </div>
      <ProgressBar
        label={m.documents__upload_of_2({ fileName: upload.fileName })}
        value={upload.offset / upload.fileSize}
      />
      {other && (
        <p role="alert" className="text-14 text-danger">
          {other}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <PickFiles
          kind="secondary"
          size="sm"
          label={m.documents__choose_again({ fileName: upload.fileName })}
          onFiles={([file]) => {
            if (!file) return;
            if (file.name !== upload.fileName || file.size !== upload.fileSize)
              setOther(
                m.documents__thats_a_different_file_choose({
                  fileName: upload.fileName,
                  fileSize: fileSize(upload.fileSize),
                }),
              );
            else startUpload(file, { replaces: upload.documentId }, upload);
          }}
        >
          {m.documents__choose_the_file_again_to()}
        </PickFiles>
        <Button kind="quiet" size="sm" onClick={() => void transport.giveUp(upload.documentId).then(onGone, onGone)}>
          {m.documents__discard_upload()}
        </Button>
      </div>
    </li>
  );
}
