import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** So many of the whole are done. */
  at(done: number, total: number): void;
  end(): void;
}

/** Every so many per cent a line, where nobody looks at a terminal. */
const LINE_PERCENT = 10;

/** Shows how far something long has come: a bar in a terminal, now and then a line elsewhere. */
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
