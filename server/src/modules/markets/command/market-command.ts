import { parseArgs } from 'node:util';
import { UsageError } from '../../feeds/index.ts';
import { runForecastBackTest, runValueBackTest } from './back-test-command.ts';
import { runForecast } from './forecast-command.ts';
import { runValue } from './value-command.ts';

const usage = `npm run market -- value --history FILE --targets FILE --mapping NAME-OR-FILE --out FILE.jsonl
npm run market -- forecast --series FILE --from YYYY-MM --horizon 12 --out FILE.jsonl
npm run market -- back-test --history FILE --mapping NAME-OR-FILE
npm run market -- back-test --series FILE --from YYYY-MM`;

const names = ['history', 'targets', 'mapping', 'out', 'series', 'from', 'horizon'] as const;

/** Runs `npm run market`. Throws a `UsageError` that says what is wrong. */
export async function runMarket(words: readonly string[]): Promise<void> {
  const { command, values } = parsed(words);
  const { history, targets, mapping, out, series, from, horizon = '12' } = values;
  if (from !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(from))
    throw new UsageError(`--from must be a month like 2018-12, not ${from}.`);
  if (command === 'value' && history && targets && mapping && out) return runValue({ history, targets, mapping, out });
  if (command === 'forecast' && series && from && out) return runForecast({ series, from, horizon, out });
  if (command === 'back-test' && history && mapping) return runValueBackTest(history, mapping);
  if (command === 'back-test' && series && from) return runForecastBackTest(series, from);
  throw new UsageError(usage);
}

function parsed(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return { command: positionals[0], values: values as Partial<Record<(typeof names)[number], string>> };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}\n${usage}`);
  }
}
