import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Written by the engine's command with the day of the measurement; not edited manually. */
const Quality = z.object({
  measuredOn: z.iso.date(),
  dataSet: z.string(),
  measures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string(), meaning: z.string() })),
  limits: z.array(z.string()),
});

const file = new URL('./quality.json', import.meta.url);
let read: Promise<z.infer<typeof Quality> | null> | undefined;

/**
 * Returns the figures of the last measurement on a simulated market with known truth, or null when there is none.
 */
export function measuredQuality(): Promise<z.infer<typeof Quality> | null> {
  read ??= readFile(file, 'utf8').then(
    (text) => Quality.parse(JSON.parse(text)),
    () => null,
  );
  return read;
}
