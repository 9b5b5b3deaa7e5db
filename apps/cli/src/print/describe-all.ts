import type { FileStatus } from '@waybill/server';

interface Outcome {
  readonly name: string;
  readonly status: FileStatus;
}

const count = new Intl.NumberFormat('en-US');
const order: readonly FileStatus[] = ['loaded', 'already_there', 'incomplete', 'refused'];

/** What became of several files together, and the names of those that are not in; nothing for a single file. */
export function describeAll(outcomes: readonly Outcome[], texts: Readonly<Record<FileStatus, string>>): string[] {
  if (outcomes.length < 2) return [];
  const counted = order
    .map((status) => ({ status, number: outcomes.filter((each) => each.status === status).length }))
    .filter(({ number }) => number > 0)
    .map(({ status, number }) => `${count.format(number)} ${texts[status]}`);
  const left = outcomes.filter(({ status }) => status === 'refused' || status === 'incomplete');
  return [
    `${count.format(outcomes.length)} files: ${counted.join('; ')}.`,
    ...left.map(({ name, status }) => `  ${name}: ${texts[status]}`),
  ];
}
