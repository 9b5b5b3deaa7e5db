import { buffer } from 'node:stream/consumers';
import { askToConfirmOutsideAddress, askToUnsubscribeOutsideAddress, downloadSentReport } from '@waybill/contract';
import { addDays, dayOf } from '@waybill/model';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { textsFor } from '../../platform/mail/texts-for.ts';
import type { ReportServices } from '../report-context.ts';
import { reportDownload } from '../report-download.ts';
import { findReportOwner } from '../report-owner.ts';
import { type AddressLink, addressToken } from './address-token.ts';
import { readMailDomains } from './mail-domains.ts';
import { addressesOf, type OutsideAddress, stateOf } from './outside-addresses.ts';

/** A larger file is linked, because mail servers refuse it. */
const mostBytesAttached = 10 * 1_048_576;
/** Nobody is asked more often. */
const daysBetweenAsking = 7;
/** How long before a confirmation ends mails offer to confirm it again. */
const daysOfNotice = 30;

const pathOf = {
  confirm: askToConfirmOutsideAddress.path,
  unsubscribe: askToUnsubscribeOutsideAddress.path,
  file: downloadSentReport.path,
} as const;

const linkOf = (
  { publicUrl, jwtSecret }: Pick<ReportServices, 'publicUrl' | 'jwtSecret'>,
  link: AddressLink,
  addressId: number,
  reportId = 0,
): string => `${publicUrl()}${pathOf[link]}?token=${addressToken(jwtSecret, link, { addressId, reportId })}`;

interface Sender {
  readonly userId: number;
  /** The name of the owner of the schedule. */
  readonly owner: string;
  readonly scheduleId: number;
  readonly scheduleName: string;
}

/** Asks the readers of a schedule's addresses who have not confirmed it, or no longer, whether they want its reports. */
export async function askAddresses(services: ReportServices, sender: Sender): Promise<void> {
  const { settings, clock } = services;
  for (const address of (await outsideOf(services, sender)).filter(
    ({ state }) => state === 'asked' || state === 'expired',
  )) {
    const since = address.asked_at;
    if (since !== null && since > new Date(Date.parse(addDays(dayOf(clock()), -daysBetweenAsking)))) continue;
    const { outside } = await textsFor(settings, sender.userId);
    const unsubscribe = linkOf(services, 'unsubscribe', address.id);
    await services.mailer.send({
      ...unsubscribable(unsubscribe),
      to: address.email,
      subject: outside.askSubject(sender.owner),
      text: textOf([
        outside.ask(sender.owner, sender.scheduleName),
        '',
        outside.confirm(linkOf(services, 'confirm', address.id)),
        outside.ignore,
        '',
        outside.unsubscribe(unsubscribe),
      ]),
    });
    await settings.updateTable('outside_address').set({ asked_at: clock() }).where('id', '=', address.id).execute();
  }
}

interface Sent {
  readonly reportId: number;
  readonly fileName: string;
  readonly days: { readonly from: string; readonly to: string };
  /** Why the rows cost more or less than in the days before, line by line; empty if that cannot be told. */
  readonly why: readonly string[];
  readonly attached: boolean;
}

/**
 * Sends a finished report to the confirmed addresses of its schedule: the file, or a link to it. Nothing is sent if its
 * owner may not read it any more.
 */
export async function mailOutside(services: ReportServices, sender: Sender, report: Sent): Promise<void> {
  await askAddresses(services, sender);
  const { settings, clock } = services;
  const addresses = (await outsideOf(services, sender)).filter(({ state }) => state === 'confirmed');
  const owner = await findReportOwner(settings, sender.userId);
  if (addresses.length === 0 || owner === undefined) return;
  const file = await reportDownload(services, owner, report.reportId);
  const attachments = report.attached && file.bytes <= mostBytesAttached ? await attachmentOf(file) : [];
  const { outside, reportReady } = await textsFor(settings, sender.userId);
  await recordEvent(settings, owner, clock(), {
    action: 'report.send',
    subject: { id: report.reportId, name: report.fileName },
    more: { to: addresses.map(({ email }) => email), attached: attachments.length > 0 },
  });
  for (const address of addresses) {
    const unsubscribe = linkOf(services, 'unsubscribe', address.id);
    const ends = address.expires_on ?? '';
    const endsSoon = ends <= addDays(dayOf(clock()), daysOfNotice);
    await services.mailer.send({
      ...unsubscribable(unsubscribe),
      to: address.email,
      subject: reportReady.subject(sender.scheduleName),
      text: textOf([
        reportReady.shared(sender.owner, sender.scheduleName, report.fileName),
        reportReady.days(report.days.from, report.days.to),
        ...(report.why.length === 0 ? [] : ['', ...report.why]),
        ...(attachments.length > 0 ? [] : ['', outside.file(linkOf(services, 'file', address.id, report.reportId))]),
        ...(endsSoon ? ['', outside.again(ends, linkOf(services, 'confirm', address.id))] : []),
        '',
        outside.unsubscribe(unsubscribe),
      ]),
      attachments,
    });
  }
}

type Download = Awaited<ReturnType<typeof reportDownload>>;

async function attachmentOf({
  fileName: filename,
  contentType,
  open,
}: Download): Promise<NonNullable<Mail['attachments']>> {
  const found = await open();
  return found === undefined ? [] : [{ filename, contentType, content: await buffer(found.content) }];
}

/** The addresses of a schedule, each with whether it gets reports now. */
async function outsideOf({ settings, clock }: ReportServices, { userId, scheduleId }: Sender) {
  const { tenantId } = await settings
    .selectFrom('user_account')
    .select('tenant_id as tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const domains = await readMailDomains(settings, tenantId);
  return (await addressesOf(settings, scheduleId)).map(
    (address): OutsideAddress & { state: ReturnType<typeof stateOf> } => ({
      ...address,
      state: stateOf(address, domains, dayOf(clock())),
    }),
  );
}

const unsubscribable = (address: string): Pick<Mail, 'headers'> => ({
  headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
