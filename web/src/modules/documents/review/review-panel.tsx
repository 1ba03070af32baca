import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { Notice } from '../../../ui/notice.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { DocumentView } from '../preview/document-view.tsx';
import { saveFile } from '../save-file.ts';
import { categoryNames, fileSize } from '../words.ts';
import { Decision } from './decision.tsx';

/** A client's document with the decision buttons below its name. */
export function ReviewPanel({ document, onDecided }: { document: SharedDocument; onDecided: () => void }) {
  return (
    <section aria-label={document.fileName} className="lintel grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header className="grid gap-1">
        <h2 className="text-22 wrap-anywhere">{document.fileName}</h2>
        <p className="text-14 text-soft">
          {m.documents__shared_until({
            ownerName: document.ownerName,
            categoryNames: categoryNames[document.category],
            fileSize: fileSize(document.fileSize),
            sharedUntil: dayHere(document.sharedUntil),
          })}
        </p>
      </header>
      <ReviewOf document={document} onDecided={onDecided} />
    </section>
  );
}

export function ReviewOf({ document, onDecided }: { document: SharedDocument; onDecided: () => void }) {
  return (
    <>
      {document.mayReview ? (
        <Decision document={document} onDecided={onDecided} />
      ) : (
        <p className="text-14 text-soft">
          {m.documents__lets_you_view_this_document({ ownerName: document.ownerName })}
        </p>
      )}
      <p className="text-12 text-soft">{m.documents__can_see_each_time_you({ ownerName: document.ownerName })}</p>
      {document.previewable ? (
        <DocumentView id={document.id} version={document.version} />
      ) : (
        <Notice>
          {m.documents__word_documents_cant_be_previewed_2()}{' '}
          <button type="button" className="link" onClick={() => void saveFile(document.id, document.version)}>
            {m.documents__download_it()}
          </button>
        </Notice>
      )}
    </>
  );
}
