import type { ReadingQuestion } from '@waybill/contract';
import type { FileCopy, ReceivedFile } from '../../received-files/invoice-files.ts';
import type { FileFacts } from '../../received-files/not-loaded.ts';
import type { OwnedAccount } from '../accounts.ts';

const mostReasons = 20;

/** The file does not add up alone, and its carrier sends invoices in parts; or somebody must say what it leaves open. */
export interface WaitingForParts<File extends FileCopy = ReceivedFile> {
  readonly kind: 'waiting for parts';
  readonly facts: FileFacts<File>;
  readonly reasons: readonly string[];
  /** What must be said before it counts; none if it waits for other parts. */
  readonly questions: readonly ReadingQuestion[];
  readonly accounts: readonly OwnedAccount[];
}

/** A file that waits until somebody says what it leaves open. */
export const waitingForAnswers = <File extends FileCopy>(
  facts: FileFacts<File>,
  questions: readonly ReadingQuestion[],
  accounts: readonly OwnedAccount[],
): WaitingForParts<File> => ({
  kind: 'waiting for parts',
  facts,
  reasons: questions.slice(0, mostReasons).map(reasonOf),
  questions,
  accounts,
});

function reasonOf(question: ReadingQuestion): string {
  if (question.about === 'currency')
    return 'The file does not say in which currency its amounts are, and nothing in it shows it.';
  if (question.about === 'date order')
    return `The date ${question.text} is ${question.monthFirst} or ${question.dayFirst}, and nothing in the file shows which.`;
  const { carrierName, invoiceNumber, billDate, storedDate } = question;
  return `${carrierName} invoice ${invoiceNumber} has the bill date ${billDate} here, and ${storedDate} elsewhere. It may be the same invoice with a wrong date, or another one.`;
}
