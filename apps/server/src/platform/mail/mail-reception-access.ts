/** Where mails come in by SMTP, and from whom. */
export interface MailReceptionAccess {
  readonly host: string;
  readonly port: number;
  /** Addresses and networks of the mail servers that may hand mails in, as `10.0.0.5` or `10.0.0.0/24`. */
  readonly relays: readonly string[];
  /** For STARTTLS, as PEM. */
  readonly key: string;
  readonly certificate: string;
}
