import { z } from 'zod';
import { IdParam } from '../../../foundation/contract.ts';

export const WithId = z.strictObject({ id: IdParam });
export const Note = z.string().trim().min(1).max(500, 'must have at most 500 characters');
