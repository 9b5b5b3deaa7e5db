import { argv, exit } from 'node:process';
import { milliseconds, printTable } from '../print-table.ts';
import { median, percentile } from '../statistics.ts';
import { Asker } from './asker.ts';
import { answeredSinceSet } from './questions/answered-since-set.ts';
import { broadSet } from './questions/broad-set.ts';
import { heldBackSet, heldBackTraps } from './questions/held-back-set.ts';
import { openedSet } from './questions/opened-set.ts';
import { ownSet } from './questions/own-set.ts';
import { openedTraps, trapSet } from './questions/trap-set.ts';
import { unseenSets } from './questions/unseen-sets.ts';
import { type Result, runSet } from './run-set.ts';
import { smallWarehouse } from './small-warehouse.ts';
import { benchWire } from './wire.ts';

/** Names the questions that failed; those of the held-back set only with `--held-back`. */
const namesHeldBack = argv.includes('--held-back');

if (argv.includes('--wire')) {
  await benchWire();
  exit(0);
}

const small = await smallWarehouse();
const askers = { one: await Asker.of(small.warehouse, 'one'), family: await Asker.of(small.warehouse, 'family') };
for (const asker of Object.values(askers))
  for (const language of ['en', 'zh', 'ar'] as const) asker.reader.prepare(language);
const sets = [
  {
    name: 'Unseen',
    questions: unseenSets.flat(),
    isOpen: true,
  },
  { name: 'Own', questions: [...ownSet, ...openedSet], isOpen: true },
  { name: 'Broad', questions: broadSet, isOpen: true },
  { name: 'Answered since', questions: answeredSinceSet, isOpen: true },
  { name: 'Traps', questions: [...trapSet, ...openedTraps], isOpen: true },
  { name: 'Held back', questions: heldBackSet, isOpen: namesHeldBack },
  { name: 'Held-back traps', questions: heldBackTraps, isOpen: namesHeldBack },
];
const measured = [];
for (const set of sets) measured.push({ ...set, results: await runSet(set.questions, askers, small) });
await small.close();

const listed = measured.flatMap(({ isOpen, results }) => (isOpen ? results : []));
for (const { question, verdict, detail } of listed.filter((each) => each.verdict !== 'right')) {
  console.log(`${verdict.padEnd(6)} ${[...question.earlier, question.text].join(' → ')}\n       ${detail}`);
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
  const answerable = results.filter(({ question }) => question.expected.kind === 'answer');
  const unanswerable = results.filter(
    ({ question: { expected } }) => expected.kind === 'other' && expected.outcomes.includes('refuse'),
  );
  const explained = results.filter(
    ({ question: { expected } }) => expected.kind === 'other' && !expected.outcomes.includes('refuse'),
  );
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
