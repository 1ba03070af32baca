/** Folders with a `tsconfig.json`, in the order in which their types are checked. */
export const workspaces = [
  'engines/geo',
  'engines/mortgage',
  'engines/hypersearch',
  'engines/agent-match',
  'engines',
  'server',
  'web',
  'journeys',
  'bench',
  'tools',
];
