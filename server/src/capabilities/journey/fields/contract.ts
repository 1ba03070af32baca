import { z } from 'zod';

export const Id = z.coerce.number().int().min(1).max(2_147_483_647);
export const WithId = z.strictObject({ id: Id });
export const Note = z.string().trim().min(1).max(500, 'must have at most 500 characters');
