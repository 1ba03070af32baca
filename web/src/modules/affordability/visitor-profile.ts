import { inTab } from '../../ui/tab-storage.ts';

const key = 'lintel.buying-profile';

/** The buying profile of a visitor without an account: kept in the tab, never sent. */
export const visitorProfile = {
  exists: (): boolean => inTab((tab) => tab.getItem(key)) !== null,
  read: (): unknown => inTab((tab) => JSON.parse(tab.getItem(key) ?? 'null') as unknown),
  write: (profile: unknown): void => void inTab((tab) => tab.setItem(key, JSON.stringify(profile))),
  remove: (): void => void inTab((tab) => tab.removeItem(key)),
};
