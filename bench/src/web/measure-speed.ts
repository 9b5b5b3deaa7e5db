import { progress } from '../progress.ts';
import { median } from '../statistics.ts';
import type { Stage } from './browser.ts';
import { measureFilterChanges } from './measure-filter-change.ts';
import { type FirstLoad, measureFirstLoad } from './measure-first-load.ts';
import { type GridRun, measureGrid } from './measure-grid.ts';
import { measurePageSwitches, type PageSwitch, type PageSwitches } from './measure-page-switch.ts';

/** Medians of milliseconds, and shares of frames (0 to 1), at one speed of the processor. */
export interface Speed {
  readonly tiles: number;
  readonly overview: number;
  readonly firstVisit: PageSwitch;
  readonly laterVisit: PageSwitch;
  readonly filterChange: number;
  readonly firstRows: number;
  readonly frames: number;
  readonly framesLate: number;
  readonly framesVeryLate: number;
}

/** A frame that missed its turn on a screen with 60 frames a second: 16.7 ms and a tolerance for clocks. */
const lateMilliseconds = 17.5;
const veryLateMilliseconds = 50;

/** Measures everything several times, after one run that does not count. */
export async function measureSpeed(stage: Stage, runs: number): Promise<Speed> {
  const says = (what: string) => progress(`${what}, processor slowed ${stage.slowdown}×`);
  says('First load');
  const loads = await repeated<FirstLoad>(runs, () => measureFirstLoad(stage));
  says('Page switches');
  const tours = await repeated<PageSwitches>(runs, () => measurePageSwitches(stage));
  says('Filter changes');
  const [, ...changes] = await measureFilterChanges(stage, runs + 1);
  says('Grid');
  const grids = await repeated<GridRun>(runs, () => measureGrid(stage));
  const frames = grids.flatMap((grid) => grid.frames);
  const shareOver = (limit: number) => frames.filter((gap) => gap > limit).length / frames.length;
  return {
    tiles: median(loads.map(({ tiles }) => tiles)),
    overview: median(loads.map(({ all }) => all)),
    firstVisit: medians(tours.flatMap(({ firstVisits }) => firstVisits)),
    laterVisit: medians(tours.flatMap(({ laterVisits }) => laterVisits)),
    filterChange: median(changes),
    firstRows: median(grids.map(({ firstRows }) => firstRows)),
    frames: frames.length,
    framesLate: shareOver(lateMilliseconds),
    framesVeryLate: shareOver(veryLateMilliseconds),
  };
}

const medians = (switches: readonly PageSwitch[]): PageSwitch => ({
  inView: median(switches.map(({ inView }) => inView)),
  all: median(switches.map(({ all }) => all)),
});

async function repeated<Result>(runs: number, work: () => Promise<Result>): Promise<Result[]> {
  await work();
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}
