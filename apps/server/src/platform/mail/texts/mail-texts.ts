import type { FtpFileTable } from '@waybill/db';

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
    /** What it comes to, and did in the days before; the causes follow, a line for each. */
    readonly changed: (now: string, before: string, difference: string, from: string, to: string) => string;
    readonly download: (address: string) => string;
  };
  readonly reportFailed: {
    readonly subject: (report: string) => string;
    readonly opening: (report: string) => string;
    readonly reports: (address: string) => string;
  };
  /** To readers outside the portal, in the language of the sender. */
  readonly outside: {
    readonly askSubject: (owner: string) => string;
    readonly ask: (owner: string, report: string) => string;
    readonly confirm: (address: string) => string;
    readonly ignore: string;
    readonly file: (address: string) => string;
    /** `day`: the first on which no report comes, `YYYY-MM-DD`. */
    readonly again: (day: string, address: string) => string;
    readonly unsubscribe: (address: string) => string;
    /** The pages behind the links. */
    readonly confirmPage: LinkPage;
    readonly unsubscribePage: LinkPage;
  };
  /** To whoever mails carriers' files to a mailbox of the portal. */
  readonly receivedFiles: {
    /** `subject`: that of the mail with the files. */
    readonly subject: (subject: string) => string;
    readonly opening: string;
    readonly nothing: (reason: string) => string;
    readonly outcomes: Readonly<Record<FtpFileTable['outcome'], string>>;
    readonly automatic: string;
  };
  readonly lateInvoices: {
    readonly subject: (count: number) => string;
    readonly opening: string;
    /** `day`: when the invoice was expected, `YYYY-MM-DD`. */
    readonly account: (carrier: string, number: string, day: string) => string;
    readonly ledger: (address: string) => string;
  };
  /** Amounts and days are written as the language has them. */
  readonly claimDeadlines: {
    /** `$1,240.00 in 31 packages` */
    readonly sum: (amount: string, packages: number) => string;
    /** Also the subject. */
    readonly expires: (sum: string, day: string) => string;
    readonly nothing: (days: number) => string;
    readonly assignedToYou: string;
    readonly assignedTo: (owner: string) => string;
    readonly largest: string;
    readonly package: (number: string, carrier: string, amount: string, day: string) => string;
    readonly claims: (address: string) => string;
    /** Also the subject where nothing expires; `day`: the first that is reported. */
    readonly expired: (sum: string, day: string) => string;
    readonly once: string;
    readonly shared: (owner: string) => string;
    readonly settings: (address: string) => string;
    readonly unsubscribe: (address: string) => string;
    /** The page behind the link. */
    readonly page: LinkPage;
  };
  /** Figures, amounts and days are written as the language has them. */
  readonly alerts: {
    /** `first`: what was found first; `more`: how many others. */
    readonly subject: (first: string, more: number) => string;
    readonly shared: (owner: string) => string;
    readonly above: (value: string, week: string, low: string, high: string) => string;
    readonly below: (value: string, week: string, low: string, high: string) => string;
    readonly aboveLimit: (value: string, week: string, limit: string) => string;
    readonly belowLimit: (value: string, week: string, limit: string) => string;
    /** `name`: the carrier and its charge. */
    readonly newCharge: (name: string, day: string, amount: string, times: number) => string;
    /** `name`: the carrier and its account. */
    readonly missingInvoice: (name: string, day: string) => string;
    readonly budget: (spent: string, month: string, budget: string, beyond: string) => string;
    readonly tierLost: (carrier: string, revenue: string) => string;
    readonly tierNear: (carrier: string, revenue: string) => string;
    readonly claims: (amount: string, packages: number, day: string) => string;
    /** How far it is from what was expected, in how many packages; 0 where that is not known. */
    readonly comesTo: (amount: string, packages: number) => string;
    readonly recovered: (name: string) => string;
    /** Its owner may no longer read its data. */
    readonly stopped: (name: string) => string;
    /** Above the bars. */
    readonly weeks: string;
    readonly page: (address: string) => string;
    readonly rows: (address: string) => string;
    readonly more: (count: number) => string;
    readonly manage: (address: string) => string;
    readonly unsubscribe: (address: string) => string;
    /** The page behind the link. */
    readonly unsubscribePage: LinkPage;
  };
}

interface LinkPage {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

interface Opening {
  readonly subject: string;
  readonly opening: string;
}
