/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where mails go. */
export type MailDestination =
  | { readonly kind: 'server'; readonly name: string }
  | { readonly kind: 'outbox'; readonly address: string };

/** Sends mails: to a mail server, or into the outbox among the portal's files. */
export interface Mailer {
  /** @throws MailNotSent */
  send(mail: Mail): Promise<void>;
  /** Where mails go; throws when the mail server does not take them. */
  verify(): Promise<MailDestination>;
  close(): void;
}
