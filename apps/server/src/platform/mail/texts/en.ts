import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: 'Username',
  password: 'Password',
  signIn: (address) => `Sign in here: ${address}`,
  forgotten: {
    subject: 'Your temporary Waybill password',
    opening: (login) => `Somebody requested a temporary password for the Waybill user ${login}:`,
    once: (hours) => `It works once, within ${hours} hours, and you will be asked to choose a new one.`,
    notAsked: 'If you did not request it, you can ignore this mail: your own password still works.',
  },
  invitation: { subject: 'Welcome to Waybill', opening: 'An administrator created a Waybill account for you.' },
  reset: { subject: 'Your new Waybill password', opening: 'An administrator reset your Waybill password.' },
  once: (days) => `The password works once, within ${days} days, and you will be asked to choose a new one.`,
  addressChanged: {
    subject: 'Your Waybill e-mail address was changed',
    opening: (login, address) =>
      `An administrator changed the e-mail address of the Waybill user ${login} to ${address}. Passwords and reports are now sent there.`,
    unexpected: 'If you did not expect this, tell your administrator at once.',
  },
  reportReady: {
    subject: (report) => `Your report ${report} is ready`,
    opening: (report, fileName) => `Your scheduled report ${report} is ready: ${fileName}.`,
    shared: (owner, report, fileName) => `${owner} shares the scheduled report ${report} with you: ${fileName}.`,
    days: (from, to) => `It holds the days from ${from} to ${to}.`,
    download: (address) => `Download it here: ${address}`,
  },
  reportFailed: {
    subject: (report) => `Your report ${report} could not be created`,
    opening: (report) => `Your scheduled report ${report} could not be created:`,
    reports: (address) => `Your reports and schedules: ${address}`,
  },
  lateInvoices: {
    subject: (count) => (count === 1 ? 'A carrier invoice is late' : `${count} carrier invoices are late`),
    opening: 'These accounts are usually billed more often; the next invoice has not been loaded yet:',
    account: (carrier, number, day) => `${carrier} account ${number}: expected on ${day}`,
    ledger: (address) => `The invoice ledger: ${address}`,
  },
};
