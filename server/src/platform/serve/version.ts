import { createHash } from 'node:crypto';
import { m } from '@lintel/messages';
import { ApiError } from './errors.ts';

/** Returns the version of what a form edits. Equal values have equal versions, whatever else of the row has changed. */
export const versionOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);

/** Rejects a change of values that are no longer those the caller read. A caller who sends no version overwrites. */
export function requireVersion(sent: string | undefined, current: string): void {
  if (sent === undefined || sent === current) return;
  const rule = m.platform__changed_elsewhere();
  throw new ApiError('CONFLICT', rule, { fields: [{ field: 'version', rule }] });
}
