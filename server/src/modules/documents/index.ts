import type { ServerModule } from '../../platform/app/app-context.ts';
import { openFiles } from '../../platform/files/files.ts';
import { malwareScannerOf } from '../../platform/files/malware.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { archive } from './archive.ts';
import { change, remove, restore } from './change.ts';
import { changeChecklistProfile, checklist, usualChecklist } from './checklist-calls/checklist.ts';
import { content, open } from './content.ts';
import { createNames, documentStoreToken } from './document-store.ts';
import { hold, holds, releaseHold } from './holds/holds.ts';
import { get, list } from './list.ts';
import { documentsData } from './personal-data.ts';
import { destroyDue } from './retention/destroy.ts';
import { sweep } from './retention/sweep.ts';
import { grant, grants, recipients, revoke } from './sharing/grants.ts';
import { remindReviewers } from './sharing/remind.ts';
import { review } from './sharing/review.ts';
import { shared } from './sharing/shared.ts';
import { viewersOf, views } from './sharing/views.ts';
import { cleanUpUploads } from './uploads/clean-up.ts';
import { sendContent } from './uploads/receive.ts';
import { cancelUpload, create, replace, upload, uploads } from './uploads/start-upload.ts';

/** Documents: encrypted, shared by grant, reviewed, and retained as long as the law requires. */
export const documentsOperations = {
  ...{ list, create, get, change, remove, restore, open, content, archive },
  ...{ replace, upload, uploads, cancelUpload, sendContent },
  ...{ checklist, usualChecklist, changeChecklistProfile },
  ...{ recipients, grants, grant, revoke, views, shared, review },
  ...{ holds, hold, releaseHold },
};

export { checklistOf, documentsOf } from './checklist-calls/checklist.ts';
export { createNames, type DocumentStore } from './document-store.ts';
export { documentReviewed, documentUploaded } from './events.ts';
export { retainByPurchases } from './retention/retain-by-purchases.ts';
export { documentCards } from './sharing/cards.ts';
export { grantDocuments } from './sharing/grants.ts';
export { reviewersOf } from './sharing/reviewers.ts';
export { reviewsDueOf } from './sharing/reviews-due.ts';
export { documentsSharedBy } from './sharing/shared-by.ts';
export { documentId } from './tables.ts';
export { viewersOf };

/** Maximum bytes per part of an upload, which is the most that a broken connection loses. */
const PART_BYTES_MAX = 512 * 1024;

export const documents: ServerModule = {
  name: 'documents',
  async start(app) {
    const { settings, jobs, log } = app;
    const names = createNames(await secretOf(app));
    const files = await openFiles(app);
    const partBytes = Math.min(PART_BYTES_MAX, settings.LINTEL_BODY_LIMIT_BYTES);
    app.register(documentStoreToken, { files, names, partBytes, scanner: malwareScannerOf(settings), log });
    app.resolve(personalDataToken).push(documentsData(names));
    jobs.schedule('tend-documents', '* * * * *', () => cleanUpUploads(app));
    jobs.schedule('remind-reviewers', '*/15 * * * *', async () => void (await remindReviewers(app)));
    jobs.schedule('destroy-documents', '27 * * * *', async () => void (await destroyDue(app)));
    jobs.schedule('sweep-documents', '47 3 * * *', async () => void (await sweep(app)));
  },
};
