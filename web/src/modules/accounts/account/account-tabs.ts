import { m } from '@lintel/messages';
export const accountTabs = [
  {
    value: 'profile',
    get label() {
      return m.accounts__profile();
    },
  },
  {
    value: 'security',
    get label() {
      return m.accounts__security();
    },
  },
  {
    value: 'preferences',
    get label() {
      return m.accounts__preferences();
    },
  },
  {
    value: 'notifications',
    get label() {
      return m.accounts__notifications();
    },
  },
  {
    value: 'privacy',
    get label() {
      return m.accounts__privacy();
    },
  },
] as const;

export const accountTab = (given: unknown) =>
  accountTabs.find(({ value }) => value === given)?.value ?? accountTabs[0].value;
