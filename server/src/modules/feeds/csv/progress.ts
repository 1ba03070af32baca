import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  addBytes(bytes: number): void;
  rows(read: number): void;
  stop(): void;
}

const LINE_EVERY_ROWS = 5_000;

/** Shows a bar by bytes read on a terminal, elsewhere a line from time to time. */
export function showProgress(fileBytes: number): Progress {
  return process.stderr.isTTY ? bar(fileBytes) : lines();
}

function bar(fileBytes: number): Progress {
  const shown = new SingleBar(
    { format: 'Importing {bar} {percentage}% · {rows} rows · {duration_formatted}', hideCursor: true, fps: 5 },
    Presets.shades_classic,
  );
  shown.start(fileBytes, 0, { rows: 0 });
  let bytesRead = 0;
  return {
    addBytes: (bytes) => {
      bytesRead += bytes;
    },
    rows: (read) => shown.update(bytesRead, { rows: read }),
    stop: () => shown.stop(),
  };
}

function lines(): Progress {
  return {
    addBytes: () => {},
    rows: (read) => {
      if (read % LINE_EVERY_ROWS === 0) console.error(`${read} rows read`);
    },
    stop: () => {},
  };
}
