/** The texts of mails; every language has all of them. */
export interface MailTexts {
  readonly username: string;
  readonly password: string;
  /** Where to sign in. */
  readonly signIn: (address: string) => string;
  readonly forgotten: {
    readonly subject: string;
    readonly opening: (login: string) => string;
    readonly once: (hours: number) => string;
    readonly notAsked: string;
  };
  readonly invitation: Opening;
  readonly reset: Opening;
  readonly once: (days: number) => string;
  /** Goes to the old address. */
  readonly addressChanged: {
    readonly subject: string;
    readonly opening: (login: string, address: string) => string;
    readonly unexpected: string;
  };
  readonly reportReady: {
    readonly subject: (report: string) => string;
    readonly opening: (report: string, fileName: string) => string;
    /** For a colleague of the owner of the schedule. */
    readonly shared: (owner: string, report: string, fileName: string) => string;
    /** Which days it holds, `YYYY-MM-DD`. */
    readonly days: (from: string, to: string) => string;
    readonly download: (address: string) => string;
  };
  readonly reportFailed: {
    readonly subject: (report: string) => string;
    readonly opening: (report: string) => string;
    readonly reports: (address: string) => string;
  };
  readonly lateInvoices: {
    readonly subject: (count: number) => string;
    readonly opening: string;
    /** `day`: when the invoice was expected, `YYYY-MM-DD`. */
    readonly account: (carrier: string, number: string, day: string) => string;
    readonly ledger: (address: string) => string;
  };
}

interface Opening {
  readonly subject: string;
  readonly opening: string;
}
