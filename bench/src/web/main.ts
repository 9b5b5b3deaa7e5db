import { availableParallelism, cpus, loadavg } from 'node:os';
import { exit } from 'node:process';
import { progress } from '../progress.ts';
import { launchBrowser } from './browser.ts';
import { startDemoServer } from './demo-server.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';
import { readWebOptions } from './options.ts';
import { printBytes, printSpeeds } from './print-results.ts';

const { runs, slowdowns } = readWebOptions(process.argv.slice(2));
const browser = await launchBrowser();
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const facts = [
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores`,
  `Node.js ${process.versions.node}`,
  `Chromium ${browser.version()}`,
  `medians of ${runs} runs after one that is not counted`,
  `load average at the start ${load()}`,
];
console.log(`\n${facts.join(' · ')}`);
const speeds = new Map<number, Speed>();
for (const slowdown of slowdowns) {
  // A new server for each speed, so that nothing is answered from its cache.
  const server = await startDemoServer();
  speeds.set(slowdown, await measureSpeed({ browser, server, slowdown }, runs));
  await server.stop();
}
printSpeeds(speeds);
progress('Bytes of the routes');
const server = await startDemoServer();
printBytes(await measureBytes({ browser, server, slowdown: 1 }));
console.log(`\nLoad average at the end: ${load()}.`);
await browser.close();
await server.stop();
exit(0);
