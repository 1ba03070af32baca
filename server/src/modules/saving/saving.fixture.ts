import type { TestApp } from '../../../test/harness.ts';
import type { TestPerson } from '../../../test/people.ts';
import { savedHomes } from './tables.ts';

/** HTTP calls of a buyer on saved homes, for tests only. */
export const savingCalls = (app: TestApp) => {
  const call = (method: string, path: string, who: Pick<TestPerson, 'as'>, body?: unknown) =>
    app.request(method, `/api${path}`, body, who.as);
  return {
    call,
    save: (who: TestPerson, propertyId: number, rest: object = {}) =>
      call('POST', '/user-properties', who, { propertyId, status: 'saved', ...rest }),
    remove: (who: TestPerson, propertyId: number, userId = who.id) =>
      call('DELETE', `/user-properties/${userId}/${propertyId}`, who),
    list: async (who: TestPerson, query = '') => (await call('GET', `/user/${who.id}/properties${query}`, who)).body,
    note: (who: TestPerson, id: number, text: unknown) => call('POST', `/saved-homes/${id}/notes`, who, { text }),
    tag: (who: TestPerson, id: number, tags: unknown) => call('PUT', `/saved-homes/${id}/tags`, who, { tags }),
    vote: (who: TestPerson, id: number, vote: unknown) => call('PUT', `/saved-homes/${id}/vote`, who, { vote }),
    invite: (who: TestPerson, email: unknown) => call('POST', '/shared-list/invitations', who, { email }),
    join: (who: Pick<TestPerson, 'as'>, token: string) => call('POST', '/shared-list/membership', who, { token }),
    sharedList: async (who: TestPerson) => (await call('GET', '/shared-list', who)).body,
    rows: () => app.context.database.db.select().from(savedHomes),
  };
};
