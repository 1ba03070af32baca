const BYTES = 256 * 1024 * 1024;
const GIB = 1024 ** 3;

/** GiB per second that one thread reads from memory, the best of several runs: the upper bound for any index. */
export function bandwidths(): { name: string; gibPerSecond: number }[] {
  const { memory, sum } = vectorSum();
  const ints = new Int32Array(memory.buffer, 0, BYTES / 4).fill(1);
  const doubles = new Float64Array(memory.buffer, 0, BYTES / 8);
  return [
    { name: 'Int32Array, summed', gibPerSecond: best(BYTES, () => sumOfInts(ints)) },
    { name: 'Float64Array, summed', gibPerSecond: best(BYTES, () => sumOfDoubles(doubles)) },
    { name: 'four Int32Arrays, ANDed', gibPerSecond: best(BYTES, () => andOfFour(ints)) },
    { name: 'WebAssembly, vectors summed', gibPerSecond: best(BYTES, () => Number(sum(0, BYTES))) },
  ];
}

function best(bytes: number, run: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 10; time++) {
    // Thread CPU time, so that other load on the machine is excluded.
    const from = process.threadCpuUsage();
    // Uses the result, so that the compiler cannot remove the loop.
    if (Number.isNaN(run())) console.error();
    const { user, system } = process.threadCpuUsage(from);
    least = Math.min(least, user + system);
  }
  return bytes / GIB / (least / 1e6);
}

function sumOfInts(values: Int32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i += 4) {
    a = (a + values[i]!) | 0;
    b = (b + values[i + 1]!) | 0;
    c = (c + values[i + 2]!) | 0;
    d = (d + values[i + 3]!) | 0;
  }
  return (a + b + c + d) | 0;
}

function sumOfDoubles(values: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i += 4) {
    a += values[i]!;
    b += values[i + 1]!;
    c += values[i + 2]!;
    d += values[i + 3]!;
  }
  return a + b + c + d === 0 ? 1 : 0;
}

function andOfFour(values: Int32Array): number {
  const quarter = values.length / 4;
  let found = 0;
  for (let i = 0; i < quarter; i++)
    found |= values[i]! & values[i + quarter]! & values[i + 2 * quarter]! & values[i + 3 * quarter]!;
  return found;
}

/**
 * A WebAssembly loop that adds vectors of 16 bytes, four at a time: `sum(from, end)` over its own memory. Given as
 * bytes, because no compiler is available here.
 */
function vectorSum(): { memory: WebAssembly.Memory; sum: (from: number, end: number) => bigint } {
  const [get, set, add, load] = [0x20, 0x21, [0xfd, 0xce, 0x01], [0xfd, 0x00, 0x04]];
  // i64x2.add of each of the locals 2 to 5 and the vector at its offset from local 0.
  const step = [2, 3, 4, 5].flatMap((local) => [get, local, get, 0, ...load, (local - 2) * 16, ...add, set, local]);
  // from += 64; repeats while from < end.
  const again = [get, 0, 0x41, 0xc0, 0x00, 0x6a, 0x22, 0, get, 1, 0x49, 0x0d, 0];
  const result = [get, 2, ...[3, 4, 5].flatMap((local) => [get, local, ...add]), 0xfd, 0x1d, 0];
  const body = [1, 4, 0x7b, 0x03, 0x40, ...step, ...again, 0x0b, ...result, 0x0b];
  const sections = [
    [1, [1, 0x60, 2, 0x7f, 0x7f, 1, 0x7e]],
    [3, [1, 0]],
    // 4,096 pages of 64 KiB.
    [5, [1, 0, 0x80, 0x20]],
    [7, [2, 1, 0x6d, 2, 0, 1, 0x73, 0, 0]],
    [10, [1, body.length, ...body]],
  ] as const;
  const bytes = sections.flatMap(([id, content]) => [id, content.length, ...content]);
  const module = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...bytes]));
  const { m, s } = new WebAssembly.Instance(module).exports;
  return { memory: m as WebAssembly.Memory, sum: s as (from: number, end: number) => bigint };
}
