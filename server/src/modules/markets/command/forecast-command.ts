import { existsSync } from 'node:fs';
import { forecast, HORIZON, monthNumber, monthText } from '@lintel/market';
import { UsageError } from '../../feeds/index.ts';
import { readSeries } from './read-series.ts';
import { writeLines } from './value-command.ts';

export interface ForecastOrder {
  series: string;
  from: string;
  horizon: string;
  out: string;
}

const nameColumns = /^(regionname|metro|geo|city|area|place_?name|state|division|name)$/i;

/** `market forecast`: growth of each area over the twelve months after `from`, one line of JSON each. */
export async function runForecast({ series: file, from, horizon, out }: ForecastOrder): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (horizon !== String(HORIZON)) throw new UsageError(`The horizon is ${HORIZON} months; no other is supported.`);
  const start = monthNumber(from);
  const series = await readSeries(file, start);
  // Quarters count by their last month, so the forecast starts with the last complete one.
  const quarterly = series.filter(({ step }) => step === 3).length > series.length / 2;
  const base = quarterly ? start - ((start + 1) % 3) : start;
  const forecasts = new Map(forecast(series, base).map((one) => [one.id, one]));
  const lines = series.map(({ id, columns }) => {
    const found = forecasts.get(id);
    const name = Object.entries(columns).find(([column]) => nameColumns.test(column))?.[1] ?? id;
    const about = { id, area: name, columns, from: monthText(base), to: monthText(base + HORIZON), horizon: HORIZON };
    return JSON.stringify(
      found
        ? { ...about, ...found }
        : {
            ...about,
            growth: null,
            low: null,
            high: null,
            abstains: true,
            refused: `needs the values of ${monthText(base)} and of a year before`,
          },
    );
  });
  await writeLines(out, lines);
  const abstaining = [...forecasts.values()].filter(({ abstains }) => abstains).length;
  console.log(
    `${forecasts.size} of ${series.length} areas forecast from ${monthText(base)}; ${abstaining} did not beat last year's growth in the back-test`,
  );
}
