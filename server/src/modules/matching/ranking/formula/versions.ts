/** Incremented with every change of what is counted or how; newest first. */
export const versions = [
  {
    version: '2026-11',
    publishedOn: '2026-11-22',
    change:
      'The first public version: twelve criteria, weights learnt from outcomes, eligibility asked with each list.',
  },
] as const;

export const formulaVersion = versions[0].version;
