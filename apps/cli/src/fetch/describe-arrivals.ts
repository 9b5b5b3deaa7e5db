import type { Arrivals } from '@waybill/contract';

const because = (text: string | null): string => (text === null ? '' : `: ${text.replaceAll('\n', '\n      ')}`);

/** What came, what waits and what is missing, a line for each mail, file and account. */
export function describeArrivals({ fetches, waiting, missing }: Arrivals): string {
  const blocks = [
    ...fetches.map(describeFetch),
    part(
      'Waiting',
      waiting.map(({ name, since, reason }) => `${name}, since ${since.slice(0, 10)}${because(reason)}`),
    ),
    part(
      'Missing by the rhythm of their accounts',
      (missing ?? []).map(
        ({ clientName, carrierName, accountNumber, lastBillDate, expectedOn }) =>
          `${carrierName} ${accountNumber} (${clientName}): expected on ${expectedOn}, last billed on ${lastBillDate}`,
      ),
    ),
  ].filter((block) => block !== '');
  return blocks.length === 0 ? 'There is nothing to look into.\n' : blocks.map((block) => `${block}\n`).join('');
}

function describeFetch({ locationName, clientName, outcome, reason, mails, files }: Arrivals['fetches'][number]) {
  return part(
    `${locationName} (${clientName}): ${outcome === 'failed' ? 'failed' : `${files.length} files`}${because(reason)}`,
    [
      ...mails.map(
        (mail) =>
          `${mail.sender || 'unknown sender'}, ${mail.subject || 'no subject'}: ${mail.outcome}${because(mail.reason)}`,
      ),
      ...files.map((file) => `${file.name}: ${file.outcome.replaceAll('_', ' ')}${because(file.reason)}`),
    ],
    { always: true },
  );
}

const part = (title: string, lines: readonly string[], { always = false } = {}): string =>
  lines.length === 0 && !always ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');

/**
 * Whether the visits succeeded, and every file that they brought is loaded. Mails that were ignored do not matter, nor does
 * what waited before or is missing.
 */
export const isAllIn = ({ fetches }: Arrivals): boolean =>
  fetches.every(
    ({ outcome, mails, files }) =>
      outcome === 'done' &&
      mails.every((mail) => mail.outcome !== 'refused') &&
      files.every((file) => file.outcome === 'loaded' || file.outcome === 'already_there'),
  );
