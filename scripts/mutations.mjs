import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unitAreas } from './lib/mutations/areas.mjs';
import { integrationAreas } from './lib/mutations/integration-areas.mjs';
import { mutationsOf } from './lib/mutations/mutations-of.mjs';
import { TestRunner } from './lib/mutations/test-runner.mjs';
import { projectRoot } from './lib/project-root.mjs';

/**
 * Breaks the rules that matter most, one place at a time, and names the breaks that no test notices. `--area planner`
 * tries one area, `--file periods` the files whose path holds the word, `--every 3` each third place.
 */
const [chosenArea, chosenFile, every] = ['--area', '--file', '--every'].map((name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
});
const counts = { noticed: 0, survived: 0 };
let restore = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    restore();
    console.log(`Stopped: ${counts.noticed} noticed, ${counts.survived} survived so far.`);
    process.exit(130);
  });
}
/** What needs databases takes hours, so it is tried only where its area is named. */
const chosenAreas =
  chosenArea === undefined ? unitAreas : [...unitAreas, ...integrationAreas].filter(({ name }) => name === chosenArea);
if (chosenAreas.length === 0) throw new Error(`There is no area ‘${chosenArea}’`);
const runner = new TestRunner();
for (const { name, sources, tests } of chosenAreas) {
  const chosen = sources.filter((each) => each.includes(chosenFile ?? ''));
  if (chosen.length === 0) continue;
  if (await runner.fails(tests)) throw new Error(`The tests of ${name} fail as they are`);
  for (const source of chosen) await tryEach(source, tests);
}
await runner.close();
console.log(`${counts.noticed} noticed, ${counts.survived} survived.`);

async function tryEach(source, tests) {
  const path = join(projectRoot, source);
  const text = readFileSync(path, 'utf8');
  const places = mutationsOf(text).filter((_, index) => index % Number(every ?? 1) === 0);
  for (const place of places) {
    restore = () => writeFileSync(path, text);
    writeFileSync(path, text.slice(0, place.start) + place.text + text.slice(place.end));
    const isNoticed = await runner.fails(tests, path).finally(restore);
    counts[isNoticed ? 'noticed' : 'survived'] += 1;
    const before = text.slice(place.start, place.end).slice(0, 60);
    if (!isNoticed) console.log(`SURVIVED ${source}:${place.line}  ${before}  →  ${place.text}`);
  }
  console.log(`${source}: ${places.length} tried`);
}
