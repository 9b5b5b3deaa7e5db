import { argv, exit } from 'node:process';
import { milliseconds, printTable } from '../print-table.ts';
import { median, percentile } from '../statistics.ts';
import { Asker } from './asker.ts';
import { readQuestions } from './questions.ts';
import { type Result, runSet } from './run-set.ts';
import { smallWarehouse } from './small-warehouse.ts';
import { benchWire } from './wire.ts';

if (argv.includes('--wire')) {
  await benchWire();
  exit(0);
}

const small = await smallWarehouse();
const askers = { one: await Asker.of(small.warehouse, 'one'), family: await Asker.of(small.warehouse, 'family') };
for (const asker of Object.values(askers))
  for (const language of ['en', 'zh', 'ar'] as const) asker.reader.prepare(language);
const sets = {
  'Authors, seen': 'authors-seen',
  'Authors, traps': 'authors-seen-traps',
  'Authors, unseen': 'authors-unseen',
  'Outsiders, unseen': 'outsiders-unseen',
  'Chat, unseen': 'chat-unseen',
};
const measured = [];
for (const [name, file] of Object.entries(sets))
  measured.push({ name, results: await runSet(readQuestions(file), askers, small) });
await small.close();

for (const { question, verdict, detail } of measured.flatMap(({ results }) => results)) {
  if (verdict !== 'right')
    console.log(`${verdict.padEnd(6)} ${[...question.earlier, question.question].join(' → ')}\n       ${detail}`);
}
printTable(
  'The assistant',
  [
    'Set',
    'Questions',
    'Right of the answerable',
    'Confidently wrong',
    'Unanswerable refused',
    'Explained',
    'Reading ms (median, 95%)',
    'Answer ms (median)',
  ],
  measured.map(({ name, results }) => summary(name, results)),
);
exit(0);

function summary(name: string, results: readonly Result[]): readonly string[] {
  const answerable = results.filter(({ question }) => 'sql' in question);
  const unanswerable = results.filter(({ question }) => 'outcomes' in question && question.outcomes.includes('refuse'));
  const explained = results.filter(({ question }) => 'outcomes' in question && !question.outcomes.includes('refuse'));
  const wrong = results.filter(({ verdict }) => verdict === 'wrong').length;
  const reading = results.map(({ readMs }) => readMs);
  const answers = results.flatMap(({ answerMs }) => answerMs ?? []);
  return [
    name,
    String(results.length),
    shareOf(answerable),
    `${wrong} (${((100 * wrong) / results.length).toFixed(1)}%)`,
    shareOf(unanswerable),
    shareOf(explained),
    `${milliseconds(median(reading))}, ${milliseconds(percentile(reading, 0.95))}`,
    answers.length === 0 ? '' : milliseconds(median(answers)),
  ];
}

function shareOf(results: readonly Result[]): string {
  const right = results.filter(({ verdict }) => verdict === 'right').length;
  if (results.length === 0) return '';
  return `${right}/${results.length} (${((100 * right) / results.length).toFixed(1)}%)`;
}
