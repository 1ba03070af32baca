import { m } from '@lintel/messages';
/** Incremented with every change of what is counted or how; newest first. */
export const versions = [
  {
    version: '2026-11',
    publishedOn: '2026-11-22',
    get change() {
      return m.matching__the_first_public_version_twelve();
    },
  },
] as const;

export const formulaVersion = versions[0].version;
