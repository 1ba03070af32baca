import { showProgress } from '../../../../platform/jobs/progress.ts';

/** Shows a bar when the server states the number of records, else a line from time to time. */
export function showFeedProgress() {
  const bar = showProgress('Importing');
  let total: number | undefined;
  let lastLineAt = 0;
  return {
    count(count: number) {
      total = count;
    },
    records(read: number) {
      if (total !== undefined) bar.at(Math.min(read, total), total);
      else if (read - lastLineAt >= LINE_EVERY_RECORDS) {
        lastLineAt = read;
        console.error(`${read} records read`);
      }
    },
    end() {
      if (total !== undefined) bar.end();
    },
  };
}

const LINE_EVERY_RECORDS = 5_000;
