import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { frames?: { processId: number }[] } };
}

export interface Tasks {
  /** Milliseconds of script in each task of the page's main thread that ran some. */
  script: number[];
  /** Milliseconds of each whole task: with style, layout, paint and waiting for the software's drawing. */
  whole: number[];
}

/** What in a trace is script: calls, timers, frames, microtasks, modules, and the collecting of garbage. */
const scripts = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'FireIdleCallback',
  'HandlePostMessage',
  'MajorGC',
  'MinorGC',
]);

/** Drawing that the page waits for: without a graphics card the processor does it. */
const drawing =
  /^(Layout|UpdateLayoutTree|Paint|PrePaint|Layerize|Commit|GPUTask|WaitForToken|WaitForGetOffset|CommandBufferProxyImpl::|CommandBufferHelper::|RasterTask)/;

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'gpu', '__metadata'];

/** Traces what happens in the page of `session` while `act` runs. */
export async function traceTasks(session: CDPSession, act: () => Promise<void>): Promise<Tasks> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return tasksOf(events);
}

function tasksOf(events: readonly TraceEvent[]): Tasks {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
    return own.sort((a, b) => a.ts - b.ts);
  });
  // Another page of the browser has a main thread too, but does next to nothing.
  const busiest = threads.sort((a, b) => b.length - a.length)[0] ?? [];
  const tasks = busiest.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const scriptSpans = busiest.filter(({ name }) => scripts.has(name));
  const drawingSpans = busiest.filter(({ name }) => drawing.test(name));
  const result: Tasks = { script: [], whole: [] };
  for (const task of tasks) {
    const within = ({ ts, dur = 0 }: TraceEvent) => ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0);
    const inScript = union(scriptSpans.filter(within));
    const script = length(inScript) - overlap(inScript, union(drawingSpans.filter(within)));
    if (inScript.length > 0) result.script.push(script / 1000);
    result.whole.push((task.dur ?? 0) / 1000);
  }
  return result;
}

type Span = [from: number, to: number];

function union(events: readonly TraceEvent[]): Span[] {
  const spans: Span[] = [];
  for (const { ts, dur = 0 } of events) {
    const last = spans.at(-1);
    if (last && ts <= last[1]) last[1] = Math.max(last[1], ts + dur);
    else spans.push([ts, ts + dur]);
  }
  return spans;
}

const length = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

const overlap = (a: readonly Span[], b: readonly Span[]): number =>
  a.reduce(
    (sum, [from, to]) =>
      sum + b.reduce((part, [low, high]) => part + Math.max(0, Math.min(to, high) - Math.max(from, low)), 0),
    0,
  );
