import { basename } from 'node:path';
import { sourceBytes } from '../../source-file.ts';
import { csvRows } from '../csv-rows.ts';
import type { SourceRow } from '../values.ts';
import { type Suggestion, suggestMapping } from './suggest-mapping.ts';

/** Rows sampled to detect units, formats and terms. */
const SAMPLE_ROWS = 500;

/** Suggests a mapping for a file, as text to review and save: JSON with comments on what to check. */
export async function suggestionFor(file: string): Promise<string> {
  const delimiter = await delimiterOf(file);
  const { columns, rows } = await csvRows(sourceBytes(file), delimiter);
  const sample: SourceRow[] = [];
  for await (const each of rows) {
    if ('row' in each) sample.push(each.row);
    if (sample.length === SAMPLE_ROWS) break;
  }
  const name = basename(file).replace(/(\.[a-z]+)?(\.gz)?$/i, '');
  return written(suggestMapping(columns, sample, name), name, delimiter);
}

function written({ fields, setAside, notes }: Suggestion, name: string, delimiter: string): string {
  const lines = Object.entries(fields).map(([target, source]) => `    "${target}": ${JSON.stringify(source)}`);
  return [
    '// A proposal. Check it, save it as a file and name that file as --mapping. Lines that begin with // are comments.',
    ...notes.map((note) => `// ${note.replaceAll('\n', ' ')}`),
    '{',
    `  "format": ${JSON.stringify(name)},`,
    ...(delimiter === ',' ? [] : [`  "delimiter": ${JSON.stringify(delimiter)},`]),
    ...(setAside.length > 0 ? [`  "setAside": ${JSON.stringify(setAside)},`] : []),
    '  "fields": {',
    lines.join(',\n'),
    '  }',
    '}',
  ].join('\n');
}

/** Returns the delimiter that splits the header into the most columns. */
async function delimiterOf(file: string): Promise<string> {
  let text = '';
  for await (const bytes of sourceBytes(file)) {
    text += Buffer.from(bytes).toString('utf8');
    if (text.includes('\n') || text.length > 100_000) break;
  }
  const header = text.split('\n')[0] ?? '';
  const marks = [',', ';', '\t', '|'];
  return marks.reduce((best, mark) => (header.split(mark).length > header.split(best).length ? mark : best));
}
