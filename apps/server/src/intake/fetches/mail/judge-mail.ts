import type { Settings, StoredMailRules } from '@waybill/db';
import { isConfirmed } from './authentication-results.ts';
import type { MailHeaders } from './received-mail.ts';

/** What is done with a mail: its files are taken for a client, or it is ignored or refused with the reason. */
export type Judgement =
  | { readonly outcome: 'taken'; readonly clientId: number }
  | { readonly outcome: 'ignored' | 'refused'; readonly reason: string };

const ignored = (reason: string): Judgement => ({ outcome: 'ignored', reason });

/**
 * Whether a mail is from somebody whose mails are taken, and for whom. Nobody else learns anything of it: mails that are
 * ignored are never answered.
 */
export async function judgeMail(
  settings: Settings,
  { rules, clientId }: { readonly rules: StoredMailRules; readonly clientId: number },
  headers: MailHeaders,
): Promise<Judgement> {
  const { sender } = headers;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  if (sender === '') return ignored('The mail does not have exactly one sender.');
  if (sender === rules.address || headers.isAutomaticAnswer) return ignored('The mail is an automatic answer.');
  if (!rules.senders.includes(sender) && !rules.senders.includes(domain)) {
    return ignored('The sender is not one of those whose mails are taken.');
  }
  if (!isConfirmed(headers.authenticationResults, rules.authservId, domain)) {
    return ignored('The mail server does not confirm by SPF, DKIM or DMARC that the mail is from its sender.');
  }
  const tag = tagOf(headers.recipients, rules.address);
  if (tag === undefined) return { outcome: 'taken', clientId };
  const tagged = await clientOfTag(settings, clientId, tag);
  return tagged === undefined
    ? { outcome: 'refused', reason: `The address names ${tag}, which is neither a client nor an account here.` }
    : { outcome: 'taken', clientId: tagged };
}

/** What follows the `+` in the mailbox's address, as in `invoices+acme@example.com`. */
function tagOf(recipients: readonly string[], address: string): string | undefined {
  const [name = '', domain = ''] = address.split('@');
  const tagged = recipients.find((each) => each.startsWith(`${name}+`) && each.endsWith(`@${domain}`));
  return tagged?.slice(name.length + 1, tagged.length - domain.length - 1) || undefined;
}

/** The client of the mailbox, or one below it, by its number, code or name, or by an account that only one of them has. */
async function clientOfTag(settings: Settings, clientId: number, tag: string): Promise<number | undefined> {
  const clients = await settings
    .selectFrom('client')
    .select(['id', 'name', 'code'])
    .where(({ eb, or }) => or([eb('id', '=', clientId), eb('parent_client_id', '=', clientId)]))
    .execute();
  const named = clients.filter(({ id, name, code }) => [String(id), name, code].map(plain).includes(plain(tag)));
  if (named.length > 0) return only(named.map(({ id }) => id));
  const accounts = await settings
    .selectFrom('account')
    .select(['client_id', 'number'])
    .where(
      'client_id',
      'in',
      clients.map(({ id }) => id),
    )
    .execute();
  const owners = accounts.filter(({ number }) => plain(number) === plain(tag));
  return only([...new Set(owners.map(({ client_id }) => client_id))]);
}

const only = (ids: readonly number[]): number | undefined => (ids.length === 1 ? ids[0] : undefined);

/** Letters and digits only, without padding zeros: an address has neither spaces nor capitals. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/^0+|[^\p{L}\p{N}]/gu, '');
