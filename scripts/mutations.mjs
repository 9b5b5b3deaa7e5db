import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from './lib/house.mjs';
import { areas } from './lib/mutations/areas.mjs';
import { mutationsOf } from './lib/mutations/mutations-of.mjs';

/**
 * Breaks the rules that matter most, one place at a time, and names the breaks that no test notices. `--area planner`
 * tries one area, `--file periods` the files whose path holds the word, `--every 3` each third place.
 */
const [chosenArea, chosenFile, every] = ['--area', '--file', '--every'].map((name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
});
let restore = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    restore();
    process.exit(130);
  });
}

const counts = { noticed: 0, survived: 0 };
for (const { name, sources, tests } of areas.filter((area) => (chosenArea ?? area.name) === area.name)) {
  if (await testsFail(tests)) throw new Error(`The tests of ${name} fail as they are`);
  for (const source of sources.filter((each) => each.includes(chosenFile ?? ''))) {
    const path = join(house, source);
    const text = readFileSync(path, 'utf8');
    const places = mutationsOf(text).filter((_, index) => index % Number(every ?? 1) === 0);
    for (const place of places) {
      restore = () => writeFileSync(path, text);
      writeFileSync(path, text.slice(0, place.start) + place.text + text.slice(place.end));
      const isNoticed = await testsFail(tests).finally(restore);
      counts[isNoticed ? 'noticed' : 'survived'] += 1;
      const before = text.slice(place.start, place.end).slice(0, 60);
      if (!isNoticed) console.log(`SURVIVED ${source}:${place.line}  ${before}  →  ${place.text}`);
    }
    console.log(`${source}: ${places.length} tried`);
  }
}
console.log(`${counts.noticed} noticed, ${counts.survived} survived.`);

function testsFail(tests) {
  const args = [
    'exec',
    'vitest',
    'run',
    '--project',
    'unit',
    '--bail',
    '1',
    '--maxWorkers',
    '1',
    '--no-isolate',
    ...tests,
  ];
  const running = spawn('pnpm', args, { cwd: house, stdio: 'ignore', timeout: 120_000 });
  return new Promise((resolve) => running.on('close', (code) => resolve(code !== 0)));
}
