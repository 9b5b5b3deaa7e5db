import type { DeliveriesOutcome } from '@waybill/warehouse';
import type { FileCopy } from '../../received-files/invoice-files.ts';
import type { LoadReport } from '../../received-files/load-report.ts';
import type { FileFacts } from '../../received-files/not-loaded.ts';
import { reportWithoutLoad } from '../describe-load.ts';

/** The report of a tracking or manifest file; without an outcome until its tracking numbers have been looked up. */
export function reportOfDeliveries(facts: FileFacts<FileCopy>, outcome: DeliveriesOutcome | undefined): LoadReport {
  const kind = facts.file?.deliveries?.kind;
  const report = reportWithoutLoad(facts, 'loaded', outcome === undefined ? [] : [describeOutcome(outcome)]);
  if (outcome === undefined || kind === undefined) return report;
  const { completed, known, waiting, misfits, packages, clientIds } = outcome;
  return {
    ...report,
    packages: packages.reduce((sum, { packages: count }) => sum + count, 0),
    deliveries: {
      kind,
      completed,
      known,
      waiting,
      misfits,
      packages: packages.map((each) => ({ ...each })),
      clientIds: [...clientIds],
    },
  };
}

const describeOutcome = ({ completed, known, waiting, misfits }: DeliveriesOutcome): string =>
  `Tracking numbers: ${completed} completed, ${known} with nothing new, ${waiting} waiting for their invoice, ${misfits} shipped at another time.`;

/** The report of a file of deliveries that was loaded before. */
export const reportOfKnownDeliveries = (facts: FileFacts<FileCopy>): LoadReport =>
  reportWithoutLoad(facts, 'already_there', ['The same file was loaded before.']);
