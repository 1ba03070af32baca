import type { ServerModule } from '../../platform/app/app-context.ts';
import { token } from '../../platform/serve/registry.ts';
import { scheduleFeed } from './reso/follow/feed-job.ts';

export { parseCsvArguments, printSuggestion, runCsvImport } from './csv/csv-command.ts';
export { CsvFileError, csvRows } from './csv/csv-rows.ts';
export type { Attribute, Mapping } from './csv/mapping.ts';
export { readMapping, UsageError } from './csv/read-mapping.ts';
export { StatedFields } from './csv/stated-fields.ts';
export { clean, meets, type SourceRow, statedValue } from './csv/values.ts';
export { parseFilesArguments, runFilesImport } from './reso/files/reso-file-command.ts';
export { parseServerArguments, runServerImport } from './reso/follow/reso-command.ts';
export { sourceBytes } from './source-file.ts';
export { readPostalCode } from './values/addresses.ts';
export { bathsOf } from './values/baths.ts';
export { readDay } from './values/dates.ts';
export { homeTypeOf } from './values/home-types.ts';
export { InvalidValue } from './values/invalid-value.ts';
export { readNumber } from './values/numbers.ts';
export { stateCode, timeZoneOf } from './values/regions.ts';

/** Imports of listings: RESO servers and files, and CSV files. */
export const feeds: ServerModule = {
  name: 'feeds',
  start: (app) => app.register(stopToken, scheduleFeed(app)),
  stop: (app) => app.resolve(stopToken)(),
};

const stopToken = token<() => void>('feeds');
