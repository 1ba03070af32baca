import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What of Emscripten's file system is used here; the types of PGlite name none of it. */
interface EmscriptenFs {
  filesystems: {
    NODEFS: {
      stream_ops: object;
      realPath(node: unknown): string;
      setattr(path: unknown, node: unknown, attributes: { mode?: number }, ...rest: unknown[]): void;
    };
  };
  ErrnoError: new (errno: number) => Error;
}

/** The bits of a file's mode that are rights of other users. */
const OTHERS = 0o077;
/** Emscripten's number for "input or output error". */
const EIO = 29;

/**
 * A data folder whose writes reach the disk when PostgreSQL asks for it.
 *
 * PGlite runs with `fsync` off and the file system below it has no `fsync`: what was committed survives the death of the
 * process, but not a power cut. Here both are mended; see decisions/0007. It also gives new files the mode 0644, past the
 * umask of the process; here other users get no rights.
 */
export class SyncedFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [(module) => adapt(module.FS as never), ...preRun] } };
  }
}

/** The parameters with which PostgreSQL asks for it: the usual ones do not, and `fdatasync` never reaches the file system. */
export const syncedStart = (usual: readonly string[]): string[] => [
  ...usual.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync'].flatMap((setting) => ['-c', setting]),
  // Without background processes nothing else bounds the log; `keepHouse` makes the checkpoints.
  ...['max_wal_size=128MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
];

function adapt({ filesystems: { NODEFS }, ErrnoError }: EmscriptenFs): void {
  const { setattr } = NODEFS;
  NODEFS.setattr = (path, node, attributes, ...rest) => {
    const { mode } = attributes;
    setattr(path, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS }, ...rest);
  };
  Object.assign(NODEFS.stream_ops, {
    fsync(stream: { nfd?: number; node: unknown }) {
      try {
        // A folder that was opened has no number of its own.
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
      } catch {
        throw new ErrnoError(EIO);
      }
    },
  });
}

/** Brings the names in a folder to the disk. Windows knows no such thing and needs none. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
