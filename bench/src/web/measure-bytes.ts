import { inNewBrowser, type Stage, type Visit } from './browser.ts';
import { painted } from './in-page/painted.ts';
import { drawn, overview, tour } from './routes.ts';

/** Bytes that a route sends over the network, with an empty browser cache. */
export interface RouteBytes {
  readonly title: string;
  /** All JavaScript that is loaded before the first chart can be drawn. */
  readonly scriptsBeforeCharts: number;
  readonly scripts: number;
  readonly styles: number;
  /** Responses of calls. */
  readonly answers: number;
  readonly all: number;
}

/** The charts and maps with their libraries, and the small files that import them. */
const charts = /\/assets\/(charts|maps|\w+-chart|map-picture)-[^/]*$/;
const questions = '**/aiparcelweb/api/aidashboards/**';
const quietMilliseconds = 1_500;

/** The bytes of every page of the tour, each opened by its address. */
export async function measureBytes(stage: Stage): Promise<RouteBytes[]> {
  const pages = [overview, ...tour.filter((page) => page !== overview)];
  const measured: RouteBytes[] = [];
  for (const route of pages) {
    const before = await inNewBrowser(stage, async ({ page, devtools }) => {
      const bytes = await countBytes(devtools);
      // The charts are requested together with their figures; as long as those get no answer, nothing else is
      // requested.
      await page.route(questions, () => undefined);
      await page.goto(route.path);
      await page.waitForSelector(`h1[title="${route.title}"]`);
      await page.waitForTimeout(quietMilliseconds);
      return bytes.of(['Script'], charts);
    });
    const after = await inNewBrowser(stage, async ({ page, devtools }) => {
      const bytes = await countBytes(devtools);
      await page.goto(route.path);
      await page.evaluate(painted, drawn(route));
      return {
        scripts: bytes.of(['Script']),
        styles: bytes.of(['Stylesheet']),
        answers: bytes.of(['Fetch', 'XHR']),
        all: bytes.of(),
      };
    });
    measured.push({ title: route.title, scriptsBeforeCharts: before, ...after });
  }
  return measured;
}

async function countBytes(devtools: Visit['devtools']) {
  const types = new Map<string, string>();
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    addresses.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await devtools.send('Network.enable');
  return {
    /** Of these kinds of resources, or of all, but those at such addresses. */
    of: (kinds?: readonly string[], except?: RegExp) =>
      [...sizes]
        .filter(([id]) => kinds?.includes(types.get(id) ?? '') ?? true)
        .filter(([id]) => except?.test(addresses.get(id) ?? '') !== true)
        .reduce((sum, [, size]) => sum + size, 0),
  };
}
