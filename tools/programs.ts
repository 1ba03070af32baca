/**
 * TypeScript programs, in the order in which they are checked, with the folders whose files they hold. Tools are checked
 * with the server, whose types they import: on their own they would take as long again.
 */
export const programs: Record<string, readonly string[]> = {
  'engines/geo': ['engines/geo'],
  'engines/mortgage': ['engines/mortgage'],
  'engines/hypersearch': ['engines/hypersearch'],
  'engines/agent-match': ['engines/agent-match'],
  'engines/market': ['engines/market'],
  engines: ['engines'],
  server: ['server', 'tools'],
  web: ['web'],
  journeys: ['journeys'],
  bench: ['bench'],
};
