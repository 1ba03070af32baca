import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Reports that `done` of `total` are done. */
  at(done: number, total: number): void;
  end(): void;
}

/** Step between two lines when the output is not a terminal. */
const LINE_PERCENT = 10;

/** Shows the progress of a long task: a bar in a terminal, otherwise a line now and then. */
export function showProgress(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? bar(label, stream) : lines(label, stream);
}

function bar(label: string, stream: NodeJS.WriteStream): Progress {
  const shown = new SingleBar(
    { format: `${label} {bar} {percentage} % · {value} of {total} · {eta_formatted} left`, stream, hideCursor: true },
    Presets.shades_classic,
  );
  let started = false;
  return {
    at(done, total) {
      if (!started) shown.start(total, done);
      else {
        shown.setTotal(total);
        shown.update(done);
      }
      started = true;
    },
    end: () => shown.stop(),
  };
}

function lines(label: string, stream: NodeJS.WritableStream): Progress {
  let told = -1;
  return {
    at(done, total) {
      const step = Math.floor((total > 0 ? done / total : 1) * (100 / LINE_PERCENT));
      if (step === told) return;
      told = step;
      stream.write(`${label}: ${step * LINE_PERCENT} % (${done} of ${total})\n`);
    },
    end() {},
  };
}
