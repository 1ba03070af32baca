import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Launch options of Playwright for a real Chromium. */
export interface BrowserOptions {
  executablePath: string;
  args: string[];
  chromiumSandbox: false;
  env?: Record<string, string>;
}

/** Flags for a browser without display, graphics card and internet access. */
const quiet = [
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser: that of CHROMIUM_PATH, the packaged headless shell, or the machine's own Chromium or Chrome. The
 * headless shell is preferred because it takes a third of the CPU time per page. Throws an error with instructions when
 * there is none, so that a journey is never skipped silently.
 */
export async function findBrowser(): Promise<BrowserOptions> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return installed(chosen);
  try {
    return await packagedBrowser();
  } catch (cause) {
    const system = usualPlaces.find((path) => existsSync(path));
    if (system) return installed(system);
    const advice = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';
    throw new Error(`No browser was found for the journeys. ${advice}`, { cause });
  }
}

const installed = (executablePath: string): BrowserOptions => ({ executablePath, args: quiet, chromiumSandbox: false });

/** `@sparticuz/chromium` (Linux on x64) unpacks into the temporary folder, here a project-specific one. */
async function packagedBrowser(): Promise<BrowserOptions> {
  const cache = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const executablePath = await chromium.executablePath();
  // The package includes libraries that a bare system lacks.
  const libraries = await inflate(join(bin, 'al2023.tar.br'));
  return {
    executablePath,
    // Excludes the package's own arguments, which disable web security.
    args: [...quiet, '--no-zygote'],
    chromiumSandbox: false,
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: join(libraries, 'lib') },
  };
}
