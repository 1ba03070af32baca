import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { signedIn } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { documentAccess, ownAccess } from './access.ts';
import { documentsContract as contract } from './contract.ts';
import { documentStoreToken } from './document-store.ts';
import { presentDetail, presentDocuments, UNDO_DAYS } from './records.ts';
import { documents, documentVersions } from './tables.ts';

/** Lists the caller's own documents. `shared` lists those of others. */
export const list = serve(contract.list, {
  access: signedIn,
  async run({ subject: me, input: { userId, category, status, removed }, db, resolve }) {
    if (userId !== undefined && userId !== me.id) throw notFound();
    const stillThere = sql`now() - make_interval(days => ${UNDO_DAYS})`;
    return presentDocuments(
      db,
      me,
      resolve(documentStoreToken).names,
      and(
        ownAccess.visible(me),
        gt(documents.version, 0),
        removed
          ? and(isNotNull(documents.deletedAt), gt(documents.deletedAt, stillThere))
          : isNull(documents.deletedAt),
        category && eq(documents.category, category),
        status && eq(documentVersions.status, status),
      ),
    );
  },
});

export const get = serve(contract.get, {
  access: documentAccess.may('see'),
  run: ({ subject: { id }, me, db, resolve }) => presentDetail(db, me, resolve(documentStoreToken).names, id),
});
