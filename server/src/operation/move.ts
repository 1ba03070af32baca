import { parseArgs } from 'node:util';
import { showProgress } from '../platform/jobs/progress.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { sumOf } from './checksum.ts';
import { runCommand } from './command.ts';
import { rowsOf } from './contents.ts';
import { OperationError, UsageError } from './operation-error.ts';
import { contentsOfDatabase, withIdleFolder } from './source.ts';
import { tableOf } from './table-lines.ts';
import { fillServer } from './target.ts';

const usage = 'npm run move -- postgres://USER:PASSWORD@HOST/DATABASE';

/** `npm run move -- DATABASE_URL`: copies the embedded database into an empty one on a PostgreSQL server. */
async function main(words: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const [url, ...rest] = positionals;
  if (!url || rest.length > 0) throw new UsageError(`Where to? ${usage}`);
  if (!/^postgres(ql)?:\/\/.+/.test(url)) throw new UsageError(`The target must begin with postgres://: ${usage}`);
  const { DATABASE_URL, ...environment } = process.env;
  if (DATABASE_URL)
    throw new UsageError(
      'DATABASE_URL is set, so this Lintel is on a server already: unset it to move the embedded one.',
    );
  await withIdleFolder(readSettings(environment), async (client) => {
    const contents = await contentsOfDatabase(client);
    for (const table of contents.description.tables) Object.assign(table, await sumOf(client, table));
    const { tables } = contents.description;
    const total = rowsOf(contents.description);
    const progress = showProgress('Moving');
    const applied = await fillServer(url, {
      contents,
      replace: false,
      onRows: (done) => progress.at(done, total),
      say: (line) => console.log(line),
    })
      .catch(explained)
      .finally(() => progress.end());
    for (const line of tableOf(tables)) console.log(line);
    if (applied.length > 0) console.log(`Brought up to date by ${applied.join(', ')}.`);
    console.log(
      `Moved: ${total.toLocaleString('en')} rows in ${tables.length} tables; rows and checksum of every table agree on ` +
        'both sides. The embedded database is as it was. Start Lintel with DATABASE_URL from now on.',
    );
  });
}

/** A move never replaces its target. */
function explained(error: Error): never {
  if (error instanceof OperationError && error.message.includes('--replace'))
    throw new OperationError(error.message.replace(/ Say --replace.*/, ' Move into an empty one.'));
  throw error;
}

await runCommand(() => main(process.argv.slice(2)));
