/** A file that a mail brings. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail: always in plain text, and with `html` in HTML as well. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for mail programs that show HTML. */
  readonly html?: string;
  /** Further headers, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where answers go; absent: to the portal. */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Where mails go. */
export type MailDestination =
  | { readonly kind: 'server'; readonly name: string }
  | { readonly kind: 'outbox'; readonly address: string };

/** Sends mails: to a mail server, or into the outbox among the portal's files. */
export interface Mailer {
  /** Whether mails lie in the outbox, because no mail server is set. */
  readonly toOutbox: boolean;
  /** @throws MailNotSent */
  send(mail: Mail): Promise<void>;
  /** Where mails go; throws when the mail server does not take them. */
  verify(): Promise<MailDestination>;
  close(): void;
}
