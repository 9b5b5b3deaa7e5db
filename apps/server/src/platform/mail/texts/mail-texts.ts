import type en from './en.json';

/** The values that texts of mails have, in the order in which they are given. */
const valuesOfTexts = {
  /** Where to sign in. */
  signIn: ['address'],
  forgotten: {
    opening: ['login'],
    once: ['hours'],
  },
  once: ['days'],
  /** Goes to the old address. */
  addressChanged: {
    opening: ['login', 'address'],
  },
  reportReady: {
    subject: ['report'],
    opening: ['report', 'fileName'],
    /** For a colleague of the owner of the schedule. */
    shared: ['owner', 'report', 'fileName'],
    /** Which days it holds, `YYYY-MM-DD`. */
    days: ['from', 'to'],
    /** What it comes to, and did in the days before; the causes follow, a line for each. */
    changed: ['now', 'before', 'difference', 'from', 'to'],
    download: ['address'],
  },
  reportFailed: {
    subject: ['report'],
    opening: ['report'],
    reports: ['address'],
  },
  /** To whoever mails carriers’ files to a mailbox of the portal. */
  receivedFiles: {
    /** `subject`: that of the mail with the files. */
    subject: ['subject'],
    nothing: ['reason'],
  },
  lateInvoices: {
    subject: ['count'],
    /** `day`: when the invoice was expected, `YYYY-MM-DD`. */
    account: ['carrier', 'number', 'day'],
    ledger: ['address'],
  },
  /** Amounts and days are written as the language has them. */
  claimDeadlines: {
    /** `$1,240.00 in 31 packages` */
    sum: ['amount', 'packages'],
    /** Also the subject. */
    expires: ['sum', 'day'],
    nothing: ['days'],
    assignedTo: ['owner'],
    package: ['number', 'carrier', 'amount', 'day'],
    claims: ['address'],
    /** Also the subject where nothing expires; `day`: the first that is reported. */
    expired: ['sum', 'day'],
    shared: ['owner'],
    settings: ['address'],
    unsubscribe: ['address'],
  },
  /** Figures, amounts and days are written as the language has them. */
  alerts: {
    /** `first`: what was found first; `more`: how many others. */
    subject: ['first', 'more'],
    shared: ['owner'],
    above: ['value', 'week', 'low', 'high'],
    below: ['value', 'week', 'low', 'high'],
    aboveLimit: ['value', 'week', 'limit'],
    belowLimit: ['value', 'week', 'limit'],
    /** `name`: the carrier and its charge. */
    newCharge: ['name', 'day', 'amount', 'times'],
    /** `name`: the carrier and its account. */
    missingInvoice: ['name', 'day'],
    budget: ['spent', 'month', 'budget', 'beyond'],
    tierLost: ['carrier', 'revenue'],
    tierNear: ['carrier', 'revenue'],
    claims: ['amount', 'packages', 'day'],
    /** How far it is from what was expected, in how many packages; 0 where that is not known. */
    comesTo: ['amount', 'packages'],
    recovered: ['name'],
    /** Its owner may no longer read its data. */
    stopped: ['name'],
    page: ['address'],
    rows: ['address'],
    more: ['count'],
    manage: ['address'],
    unsubscribe: ['address'],
  },
  /** To readers outside the portal, in the language of the sender. */
  outside: {
    askSubject: ['owner'],
    ask: ['owner', 'report'],
    confirm: ['address'],
    file: ['address'],
    /** `day`: the first on which no report comes, `YYYY-MM-DD`. */
    again: ['day', 'address'],
    unsubscribe: ['address'],
  },
} as const;

/** A text with its values in braces; of several, the one for the first number among the values: 0, 1, or any other. */
type Template = string | { readonly none?: string; readonly one?: string; readonly other: string };

/** The texts of a language; the type checker names those that it lacks. */
export type Templates<Said = typeof en> = {
  readonly [Key in keyof Said]: Said[Key] extends Template ? Template : Templates<Said[Key]>;
};

type Given<Names extends readonly string[]> = { readonly [Index in keyof Names]: string | number };

/** What a text says with its values; or what it says, if it has none. */
type Texts<Said, Values> = {
  readonly [Key in keyof Said]: Key extends keyof Values
    ? Values[Key] extends readonly string[]
      ? (...values: Given<Values[Key]>) => string
      : Texts<Said[Key], Values[Key]>
    : Said[Key] extends string
      ? string
      : Texts<Said[Key], object>;
};

/** The texts of mails, in one language. */
export type MailTexts = Texts<typeof en, typeof valuesOfTexts>;

interface Nested {
  readonly [key: string]: readonly string[] | Nested;
}

/** The texts that templates say. */
export const textsFrom = (templates: Templates): MailTexts => said(templates, valuesOfTexts) as MailTexts;

function said(templates: object, named: Nested): object {
  return Object.fromEntries(
    Object.entries(templates).map(([key, template]: [string, Template & object]) => {
      const names = named[key];
      if (Array.isArray(names)) return [key, (...values: (string | number)[]) => filled(template, names, values)];
      return [key, typeof template === 'string' ? template : said(template, (names ?? {}) as Nested)];
    }),
  );
}

function filled(template: Template, names: readonly string[], values: readonly (string | number)[]): string {
  const count = values.find((value) => typeof value === 'number');
  const { none, one, other } =
    typeof template === 'string' ? { none: undefined, one: undefined, other: template } : template;
  const chosen = (count === 0 ? none : count === 1 ? one : undefined) ?? other;
  return chosen.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[names.indexOf(name)]));
}
