import { m } from '@lintel/messages';
import { z } from 'zod';
import { IdParam } from '../../../platform/serve/contract.ts';

export const WithId = z.strictObject({ id: IdParam });
export const Note = z
  .string()
  .trim()
  .min(1)
  .max(500, { error: () => m.journey__must_have_at_most_500() });
