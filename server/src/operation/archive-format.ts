/**
 * A backup is a tar file with these entries in order:
 * lintel-backup.json header: `{ format, lintel, at }`
 * tables/<schema>.<table>/<n>.jsonl.zst rows as lines (`lineOf`), some thousand per part, compressed with Zstandard
 * files/<key> uploaded files, encrypted as in storage
 * manifest.json the `Manifest`: expected contents, and the SHA-256 of every entry before it
 * manifest.sha256 the SHA-256 of the manifest
 * Scheduled backups contain no uploaded files but list them in the manifest: these are in the folder `files` next to
 * them, shared by all backups (`files-beside.ts`). A truncated file has no manifest, and a flipped bit is detected in
 * its part. Everything can be read with `tar` and `zstd`.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 1;
export const HEAD = 'lintel-backup.json';
export const MANIFEST = 'manifest.json';
export const MANIFEST_HASH = 'manifest.sha256';

const Columns = z.array(z.object({ name: z.string(), type: z.string() }));

export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of Lintel that created it. */
  lintel: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  schemas: z.array(z.object({ name: z.string(), sql: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: Columns,
      transactionColumns: z.array(z.string()),
      partition: z.object({ of: z.string(), rule: z.string() }).nullable(),
      rows: z.int().min(0),
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  entries: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string() })),
  /** Uploaded files next to the backup and their expected sizes. Each file detects its own corruption. */
  beside: z.array(z.object({ key: z.string(), bytes: z.int().min(0) })).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Converts the name of a table's part. */
export const partName = (title: string, part: number): string =>
  `tables/${title}/${String(part).padStart(6, '0')}.jsonl.zst`;
export const titleOfPart = (name: string): string | undefined => /^tables\/(.+)\/\d+\.jsonl\.zst$/.exec(name)?.[1];

/** Converts the name of an uploaded file. */
export const fileName = (key: string): string => `files/${key}`;
export const keyOfFile = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1];
