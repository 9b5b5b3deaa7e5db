/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails: to a mail server, or into the data directory's outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
