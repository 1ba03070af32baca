import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system used here; PGlite's types omit them. */
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

/** Mode bits that give other users access. */
const OTHERS = 0o077;
/** Emscripten's code for "input or output error". */
const EIO = 29;

/**
 * A data folder whose writes reach the disk when PostgreSQL syncs. PGlite runs with `fsync` off on a file system
 * without `fsync`, so committed data survives a crash of the process but not a power cut. This class fixes both; see
 * decisions/0007. PGlite also creates files with mode 0644 regardless of the umask; here other users get no access.
 */
export class SyncedFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [(module) => adapt(module.FS as never), ...preRun] } };
  }
}

/**
 * PostgreSQL parameters that enable syncing: the defaults turn it off, and `fdatasync` never reaches the file system.
 */
export const syncedStart = (usual: readonly string[]): string[] => [
  ...usual.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync'].flatMap((setting) => ['-c', setting]),
  // Without background processes nothing else limits the log; `Maintenance` makes the checkpoints.
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
        // An opened folder has no descriptor of its own.
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
      } catch {
        throw new ErrnoError(EIO);
      }
    },
  });
}

/** Syncs the names in a folder to disk. Windows does not support this and does not need it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
