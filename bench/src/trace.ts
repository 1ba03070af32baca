import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Microseconds of thread CPU time where the trace has them, without waiting and other processes. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { frames?: { processId: number }[] } };
}

export interface Tasks {
  /** Milliseconds of script on the page's main thread, for each task with script. */
  script: number[];
  /** Milliseconds of each whole task, with style, layout, paint and waiting for software rendering. */
  whole: number[];
}

/** Trace events that count as script: calls, timers, frames, microtasks, modules and garbage collection. */
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

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'gpu', '__metadata'];

/** Traces the page of `session` while `act` runs. */
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
  // Selects the busiest main thread; other pages of the browser do next to nothing.
  const busiest = threads.sort((a, b) => b.length - a.length)[0] ?? [];
  const tasks = busiest.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const result: Tasks = { script: [], whole: [] };
  let at = 0;
  for (const task of tasks) {
    const end = task.ts + (task.dur ?? 0);
    let [ran, any, until] = [0, false, task.ts];
    for (; at < busiest.length && (busiest[at] as TraceEvent).ts < end; at++) {
      const event = busiest[at] as TraceEvent;
      // Skips events nested in a counted call.
      if (!scripts.has(event.name) || event.ts < until) continue;
      ran += event.tdur ?? event.dur ?? 0;
      until = event.ts + (event.dur ?? 0);
      any = true;
    }
    if (any) result.script.push(ran / 1000);
    result.whole.push((task.dur ?? 0) / 1000);
  }
  return result;
}
