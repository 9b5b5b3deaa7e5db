import type { Services } from '../../platform/services.ts';
import { type Finding, failure, fine, messageOf, warning } from './finding.ts';

const area = 'Mail';

/** Whether the mail server accepts mails. */
export async function examineMail({ mailer }: Pick<Services, 'mailer'>): Promise<Finding[]> {
  try {
    const destination = await mailer.verify();
    if (destination.kind === 'server') return [fine(area, `The mail server ${destination.name} answers.`)];
    return [
      warning(
        area,
        `No mail server is set: mails are written to ${destination.address}.`,
        'Set SMTP_URL and MAIL_FROM, so that invitations and new passwords reach their users.',
      ),
    ];
  } catch (error) {
    const advice = 'See that SMTP_URL names the server with the right port, user and password, and that it runs.';
    return [failure(area, `The mail server does not accept mail: ${messageOf(error)}`, advice)];
  }
}
