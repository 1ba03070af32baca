import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';
import { type Peer, startPeer } from './map-peer.ts';
import { traceTasks } from './trace.ts';

const size = { width: 1280, height: 800 };
const everything = '/hypersearch?q=homes&status=active&status=pending&status=sold&view=map';
const barMs = 50;
const barFeatures = 500;

interface Measures {
  longestScript: number;
  longestWhole: number;
  script: number;
  frames: number;
  /** Median interval between frames. */
  medianGap: number;
  features: number;
}

declare global {
  var lintelFrames: { features: number; gaps: number[] };
  var lintelFeatures: () => number;
  /** Position of the most homes, in pixels of the window. */
  var lintelDensest: () => { x: number; y: number } | undefined;
}

/** Counts frames, and the map's content in each. */
function watchFrames(): void {
  globalThis.lintelFrames = { features: 0, gaps: [] };
  globalThis.lintelFeatures ??= () => document.querySelectorAll('[aria-label^="Homes on the map"] button').length;
  globalThis.lintelDensest ??= () => {
    const circles = [...document.querySelectorAll<HTMLElement>('[aria-label^="Homes on the map"] button')];
    const boxes = circles.filter((each) => each.style.visibility === '').map((each) => each.getBoundingClientRect());
    const largest = boxes.toSorted((a, b) => b.height - a.height)[0];
    return largest && { x: largest.x + largest.width / 2, y: largest.y + largest.height / 2 };
  };
  let last = performance.now();
  const next = (): void => {
    const now = performance.now();
    globalThis.lintelFrames.gaps.push(now - last);
    last = now;
    if (globalThis.lintelFrames.gaps.length % 10 === 0)
      globalThis.lintelFrames.features = Math.max(globalThis.lintelFrames.features, globalThis.lintelFeatures());
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Simulates a visitor: zooms in, pans, zooms in, pans, zooms out. */
async function browseMap(page: Page): Promise<void> {
  const box = (await page.locator('canvas.maplibregl-canvas').boundingBox())!;
  const middle = { x: box.x + box.width * 0.55, y: Math.min(box.y + box.height, size.height) - 220 };
  const drag = async (x: number, y: number) => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + x, middle.y + y, { steps: 8 });
    await page.mouse.up();
    await page.waitForTimeout(400);
  };
  const zoom = async (turns: number) => {
    const at = (await page.evaluate(() => globalThis.lintelDensest())) ?? middle;
    await page.mouse.move(at.x, Math.min(at.y, size.height - 20));
    for (let turn = 0; turn < Math.abs(turns); turn++) await page.mouse.wheel(0, turns > 0 ? -240 : 240);
    await page.waitForTimeout(900);
  };
  for (const turns of [2, 3, 3, 3, -4, -4]) {
    await zoom(turns);
    await drag(-120, 60);
    await drag(90, -110);
  }
}

async function measure(browser: Browser, url: string, ready: (page: Page) => Promise<unknown>): Promise<Measures> {
  const context = await browser.newContext({ viewport: size });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url);
    await ready(page);
    await page.waitForTimeout(3_000);
    await page.locator('canvas.maplibregl-canvas').scrollIntoViewIfNeeded();
    await page.evaluate(watchFrames);
    const { script, whole } = await traceTasks(session, () => browseMap(page));
    const { gaps, features } = await page.evaluate(() => globalThis.lintelFrames);
    return {
      longestScript: Math.max(0, ...script),
      longestWhole: Math.max(0, ...whole),
      script: script.reduce((sum, ms) => sum + ms, 0),
      frames: gaps.length,
      medianGap: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0,
      features,
    };
  } finally {
    await context.close();
  }
}

const line = (name: string, m: Measures): string =>
  `${name}\n  longest script task ${m.longestScript.toFixed(1)} ms  script in all ${m.script.toFixed(0)} ms` +
  `  features at most ${m.features}  frames ${m.frames}, median gap ${m.medianGap.toFixed(1)} ms` +
  `\n  (longest task by the clock, with layout, paint, drawing in software and what else the machine does: ${m.longestWhole.toFixed(0)} ms)`;

/**
 * Traces a visit to the map over all homes (script time is the thread's CPU time), and the same visit to a plain
 * MapLibre map with equally many points in a clustered GeoJSON source. Exits with 1 when a target is missed.
 */
export async function benchMap(url: string): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  let peer: Peer | undefined;
  try {
    peer = await startPeer(url);
    const marks = (page: Page) => page.locator('[aria-label^="Homes on the map"] button').first().waitFor();
    const own = await measure(browser, url + everything, marks);
    const other = await measure(browser, peer.url, (page) => page.waitForFunction('window.lintelDrawn'));
    console.log(
      `Panning and zooming over ${peer.points.toLocaleString('en-US')} listings, ${size.width} × ${size.height}`,
    );
    console.log(line('Lintel', own));
    console.log(line('MapLibre, clusters of all points made in the browser (supercluster in its worker)', other));
    const ratio = (of: 'longestScript' | 'script' | 'features') => (other[of] / own[of]).toFixed(2);
    console.log(
      `Peer ÷ Lintel: longest script task ${ratio('longestScript')}, script ${ratio('script')}, features ${ratio('features')}`,
    );
    console.log(`The peer loads ${(peer.bytes / 1e6).toFixed(1)} MB of points before its first mark.`);
    if (own.longestScript > barMs || own.features > barFeatures) {
      console.error(`Missed: no script task over ${barMs} ms, at most ${barFeatures} features.`);
      process.exitCode = 1;
    }
  } finally {
    await peer?.stop();
    await browser.close();
  }
}
