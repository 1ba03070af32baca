import { readFileSync } from 'node:fs';

/** All in memory without parallelism, to measure one core. */
export const settings: readonly string[] = [
  'shared_buffers=2560MB',
  'work_mem=256MB',
  'maintenance_work_mem=1GB',
  'effective_cache_size=4GB',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'synchronous_commit=off',
  'autovacuum=off',
];

/** Microseconds of CPU used by a backend, from the Linux scheduler. NaN elsewhere. */
export function backendCpu(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return Number.NaN;
  }
}
