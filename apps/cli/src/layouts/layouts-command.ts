import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { mappingSchema } from '@waybill/contract';
import type { LayoutCommandAnswer } from '@waybill/server';
import type { Command } from 'commander';
import { readMapping } from '../load/read-mapping.ts';
import { type TextColumn, tableText } from '../print/table-text.ts';
import { doWithLayouts } from './do-with-layouts.ts';

interface Common {
  readonly tenant?: string;
}

const columns: readonly TextColumn[] = [
  { head: 'Name', side: 'left' },
  { head: 'Carrier', side: 'left' },
  { head: 'Changed', side: 'left' },
];

/** `waybill layouts list|export|import|schema`: exits with 0 if it is done, 1 if it is refused, 2 for wrong usage. */
export function layoutsCommand(program: Command): void {
  const layouts = program.command('layouts').description('List, export and import layouts of files that were mapped.');
  const common = (command: Command) =>
    command.option('--tenant <name>', 'whose layouts; without it those of the oldest tenant');
  common(layouts.command('list').description('The saved layouts.'))
    .option('--json', 'print the answer as JSON')
    .action(list);
  common(layouts.command('export').description('Write the mapping of a layout as JSON.'))
    .argument('<name>', 'the name of the layout')
    .argument('[file]', 'JSON file; without it, standard output')
    .action(exportLayout);
  common(layouts.command('import').description('Save mappings as layouts, or instead of those of the same names.'))
    .argument('<file...>', 'JSON files')
    .action(importLayouts);
  layouts
    .command('schema')
    .description('Print the JSON schema of mappings, for editors that check what is typed.')
    .action(() => print(JSON.stringify(mappingSchema(), undefined, 2)));
}

async function list({ tenant, json }: Common & { readonly json?: boolean }): Promise<void> {
  const { layouts } = expecting('list', await doWithLayouts({ act: 'list', tenant }));
  if (json) print(JSON.stringify(layouts, undefined, 2));
  else if (layouts.length === 0) print('No layout was mapped yet.');
  else
    print(
      tableText(
        columns,
        layouts.map(({ name, carrier, changedAt }) => [name, carrier ?? '', changedAt]),
      ).join('\n'),
    );
}

async function exportLayout(name: string, file: string | undefined, { tenant }: Common): Promise<void> {
  const { mapping } = expecting('export', await doWithLayouts({ act: 'export', tenant, name }));
  const text = JSON.stringify(mapping, undefined, 2);
  if (file === undefined) return print(text);
  await writeFile(resolve(file), `${text}\n`);
  print(`${mapping.name}: written to ${file}.`);
}

/** All files are read before the first is saved. */
async function importLayouts(files: readonly string[], { tenant }: Common): Promise<void> {
  const mappings = await Promise.all(files.map((file) => readMapping(file)));
  for (const mapping of mappings) {
    const { layout, isNew } = expecting('import', await doWithLayouts({ act: 'import', tenant, mapping }));
    print(`${layout.name}: ${isNew ? 'saved' : 'replaced'}.`);
  }
}

function print(text: string): void {
  stdout.write(`${text}\n`);
}

function expecting<Act extends LayoutCommandAnswer['act']>(
  act: Act,
  answer: LayoutCommandAnswer,
): Extract<LayoutCommandAnswer, { act: Act }> {
  if (answer.act === act) return answer as Extract<LayoutCommandAnswer, { act: Act }>;
  throw new Error(`The answer is to ${answer.act}, not to ${act}.`);
}
