import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { dayHere } from '../../../ui/moment.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PaperView } from '../preview/paper-view.tsx';
import { saveFile } from '../save-file.ts';
import { categoryNames, fileSize } from '../words.ts';
import { Decision } from './decision.tsx';

/** A client's document with the decision buttons below its name. */
export function ReviewDesk({ paper, onDecided }: { paper: SharedDocument; onDecided: () => void }) {
  return (
    <section aria-label={paper.fileName} className="lintel grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header className="grid gap-1">
        <h2 className="text-22 wrap-anywhere">{paper.fileName}</h2>
        <p className="text-14 text-soft">
          {m.documents__shared_until({
            ownerName: paper.ownerName,
            categoryNames: categoryNames[paper.category],
            fileSize: fileSize(paper.fileSize),
            sharedUntil: dayHere(paper.sharedUntil),
          })}
        </p>
      </header>
      <ReviewOf paper={paper} onDecided={onDecided} />
    </section>
  );
}

export function ReviewOf({ paper, onDecided }: { paper: SharedDocument; onDecided: () => void }) {
  return (
    <>
      {paper.mayReview ? (
        <Decision paper={paper} onDecided={onDecided} />
      ) : (
        <p className="text-14 text-soft">{m.documents__lets_you_see_this_document({ ownerName: paper.ownerName })}</p>
      )}
      <p className="text-12 text-soft">{m.documents__sees_each_time_that_you({ ownerName: paper.ownerName })}</p>
      {paper.previewable ? (
        <PaperView id={paper.id} version={paper.version} />
      ) : (
        <Notice>
          {m.documents__word_documents_are_not_shown_2()}{' '}
          <button type="button" className="link" onClick={() => void saveFile(paper.id, paper.version)}>
            {m.documents__download_it()}
          </button>
        </Notice>
      )}
    </>
  );
}
