import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';

/**
 * A mid-range phone on slow 4G: CPU four times slower than this machine; 150 ms round trip, 1.6 Mbit/s down, 750
 * kbit/s up.
 */
const slow = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const cpuSlowdown = 4;
const runs = 5;

const pages = [
  '/',
  '/hypersearch',
  '/hypersearch?q=3%20bed%20house%20in%20Austin%20under%20500k%20with%20a%20pool',
  '/property/1',
];

interface Measures {
  lcp: number;
  cls: number;
  tbt: number;
  fcp: number;
  scriptBytes: number;
  fontBytes: number;
  allBytes: number;
}

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Observes LCP, CLS and TBT in the page (web.dev/articles/vitals). */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(globalThis, { lintelVitals: seen });
  const watch = (type: string, each: (entry: Entry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Entry);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
}

async function measure(browser: Browser, url: string): Promise<Measures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const bytes = { Script: 0, Font: 0, all: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    bytes.all += encodedDataLength;
    if (type === 'Script' || type === 'Font') bytes[type] += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(500);
  const vitals = await page.evaluate(() => ({
    ...(globalThis as unknown as { lintelVitals: { lcp: number; cls: number; tbt: number } }).lintelVitals,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...vitals, scriptBytes: bytes.Script, fontBytes: bytes.Font, allBytes: bytes.all };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures LCP, CLS, TBT and bytes of the public pages on a slow phone, as the median of five cold visits each.
 */
export async function benchWeb(url: string): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const path of pages) {
      const all: Measures[] = [];
      for (let run = 0; run < runs; run++) all.push(await measure(browser, url + path));
      const of = (name: keyof Measures) => median(all.map((each) => each[name]));
      console.log(
        `${path}\n  LCP ${(of('lcp') / 1000).toFixed(2)} s  FCP ${(of('fcp') / 1000).toFixed(2)} s  CLS ${of('cls').toFixed(3)}` +
          `  TBT ${of('tbt').toFixed(0)} ms  scripts ${kilobytes(of('scriptBytes'))}  fonts ${kilobytes(of('fontBytes'))}  all ${kilobytes(of('allBytes'))}`,
      );
    }
  } finally {
    await browser.close();
  }
}
