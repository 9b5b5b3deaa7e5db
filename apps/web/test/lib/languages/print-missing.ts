import { stdout } from 'node:process';
import { areasOf, catalogueOf, neededKeys, translated } from './catalogues.ts';
import { readModelTexts } from './model-texts.ts';
import { readServerTexts } from './server-texts.ts';
import { readSourceTexts } from './source-texts.ts';

const { keys, hardCoded } = readSourceTexts();
const all = [...new Set([...keys, ...readModelTexts()])];
for (const code of translated) {
  const catalogue = catalogueOf(code);
  const missing = all.flatMap((key) => neededKeys(key, code)).filter((key) => !catalogue.has(key));
  stdout.write(`\n${code}: ${missing.length} of ${all.length} texts are missing\n`);
  for (const key of missing) stdout.write(`  ${JSON.stringify(key)}\n`);
  const templates = areasOf(code).get('server.json') ?? {};
  const unknown = readServerTexts().filter((key) => !(key.includes('{{') ? key in templates : catalogue.has(key)));
  stdout.write(
    `${code}: ${unknown.length} sentences of the server are missing (those with values belong into server.json)\n`,
  );
  for (const key of unknown) stdout.write(`  ${JSON.stringify(key)}\n`);
}
stdout.write(`\n${hardCoded.length} texts stand in the code without being translated\n`);
for (const place of hardCoded) stdout.write(`  ${place}\n`);
