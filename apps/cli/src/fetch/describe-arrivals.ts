import type { FetchVisit } from '@waybill/server';

/** What a visit to a mailbox or folder found, a line for each mail and file. */
export function describeVisit({ location, client, outcome, reason, mails, files }: FetchVisit): string {
  const because = (text: string | null) => (text === null ? '' : `: ${text.replaceAll('\n', '\n      ')}`);
  return [
    `${location} (${client}): ${outcome === 'failed' ? 'failed' : `${files.length} files`}${because(reason)}`,
    ...mails.map(
      (mail) =>
        `  ${mail.sender || 'unknown sender'}, ${mail.subject || 'no subject'}: ${mail.outcome}${because(mail.reason)}`,
    ),
    ...files.map((file) => `  ${file.name}: ${file.outcome.replaceAll('_', ' ')}${because(file.reason)}`),
  ].join('\n');
}

/** Whether the visit succeeded, and every file that it brought is loaded. Mails that were ignored do not matter. */
export const isAllIn = ({ outcome, mails, files }: FetchVisit): boolean =>
  outcome === 'done' &&
  mails.every((mail) => mail.outcome !== 'refused') &&
  files.every((file) => file.outcome === 'loaded' || file.outcome === 'already_there');
