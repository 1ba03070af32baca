export const accountTabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'preferences', label: 'Preferences' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'privacy', label: 'Privacy' },
] as const;

export const accountTab = (given: unknown) =>
  accountTabs.find(({ value }) => value === given)?.value ?? accountTabs[0].value;
