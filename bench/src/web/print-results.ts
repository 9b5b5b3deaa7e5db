import { milliseconds, printTable } from '../print-table.ts';
import type { RouteBytes } from './measure-bytes.ts';
import type { Speed } from './measure-speed.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0);

const lines: readonly (readonly [string, (speed: Speed) => string, string])[] = [
  ['first load: tiles of the Overview', ({ tiles }) => `${milliseconds(tiles)} ms`, ''],
  ['first load: last widget of the Overview', ({ overview }) => `${milliseconds(overview)} ms`, '1500 ms'],
  ['page switch, first visit: in view', ({ firstVisit }) => `${milliseconds(firstVisit.inView)} ms`, '150 ms'],
  ['page switch, first visit: last widget', ({ firstVisit }) => `${milliseconds(firstVisit.all)} ms`, ''],
  ['page switch, visited before: in view', ({ laterVisit }) => `${milliseconds(laterVisit.inView)} ms`, '150 ms'],
  ['page switch, visited before: last widget', ({ laterVisit }) => `${milliseconds(laterVisit.all)} ms`, ''],
  ['filter change, last widget', ({ filterChange }) => `${milliseconds(filterChange)} ms`, '300 ms'],
  ['grid opened, first rows', ({ firstRows }) => `${milliseconds(firstRows)} ms`, ''],
  ['grid scrolled, frames over 16.7 ms', ({ framesLate }) => percent(framesLate), '0%'],
  ['grid scrolled, frames over 50 ms', ({ framesVeryLate }) => percent(framesVeryLate), '0%'],
  ['grid scrolled, frames counted', ({ frames }) => `${frames}`, ''],
];

/** Prints how long users wait, with a column for each processor speed. */
export function printSpeeds(speeds: ReadonlyMap<number, Speed>): void {
  const names = [...speeds.keys()].map((slowdown) => (slowdown === 1 ? 'this machine' : `slowed ${slowdown}×`));
  printTable(
    'What users wait for (medians)',
    ['', ...names, 'aim on this machine'],
    lines.map(([name, textOf, aim]) => [name, ...[...speeds.values()].map(textOf), aim]),
  );
}

/** Prints the bytes of each route. */
export function printBytes(routes: readonly RouteBytes[]): void {
  printTable(
    'Kilobytes over the network by route, compressed, nothing cached',
    ['route', 'JavaScript before charts', 'all JavaScript', 'styles', 'answers of calls', 'all'],
    routes.map(({ title, scriptsBeforeCharts, scripts, styles, answers, all }) => [
      title,
      ...[scriptsBeforeCharts, scripts, styles, answers, all].map(kilobytes),
    ]),
  );
}
