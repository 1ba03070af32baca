import { showProgress } from '../../../../foundation/progress.ts';

/** A bar where the server says how many records there are; else a line now and then. */
export function showFeedProgress() {
  const bar = showProgress('Importing');
  let total: number | undefined;
  let told = 0;
  return {
    count(count: number) {
      total = count;
    },
    records(read: number) {
      if (total !== undefined) bar.at(Math.min(read, total), total);
      else if (read - told >= LINE_EVERY_RECORDS) {
        told = read;
        console.error(`${read} records read`);
      }
    },
    end() {
      if (total !== undefined) bar.end();
    },
  };
}

const LINE_EVERY_RECORDS = 5_000;
