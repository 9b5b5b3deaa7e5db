import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: 'Nome utente',
  password: 'Password',
  signIn: (address) => `Accedi qui: ${address}`,
  forgotten: {
    subject: 'La tua password temporanea di Waybill',
    opening: (login) => `È stata richiesta una password temporanea per l’utente Waybill ${login}:`,
    once: (hours) => `Si può usare una sola volta, entro ${hours} ore, e ti verrà chiesto di sceglierne una nuova.`,
    notAsked: 'Se non l’hai richiesta, non devi fare nulla: la tua password continua a funzionare.',
  },
  invitation: { subject: 'Benvenuto in Waybill', opening: 'Un amministratore ha creato un account Waybill per te.' },
  reset: {
    subject: 'La tua nuova password di Waybill',
    opening: 'Un amministratore ha reimpostato la tua password di Waybill.',
  },
  once: (days) =>
    `La password si può usare una sola volta, entro ${days} giorni, e ti verrà chiesto di sceglierne una nuova.`,
  addressChanged: {
    subject: 'Il tuo indirizzo e-mail di Waybill è stato modificato',
    opening: (login, address) =>
      `Un amministratore ha modificato l’indirizzo e-mail dell’utente Waybill ${login} in ${address}. Password e report verranno ora inviati lì.`,
    unexpected: 'Se non te lo aspettavi, avvisa subito il tuo amministratore.',
  },
  reportReady: {
    subject: (report) => `Il tuo report ${report} è pronto`,
    opening: (report, fileName) => `Il tuo report pianificato ${report} è pronto: ${fileName}.`,
    shared: (owner, report, fileName) => `${owner} condivide con te il report pianificato ${report}: ${fileName}.`,
    days: (from, to) => `Contiene i giorni dal ${from} al ${to}.`,
    download: (address) => `Scaricalo qui: ${address}`,
  },
  reportFailed: {
    subject: (report) => `Impossibile creare il tuo report ${report}`,
    opening: (report) => `Impossibile creare il tuo report pianificato ${report}:`,
    reports: (address) => `I tuoi report e le pianificazioni: ${address}`,
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Una fattura di un corriere è in ritardo' : `${count} fatture dei corrieri sono in ritardo`,
    opening: 'Questi account di solito vengono fatturati più spesso; la prossima fattura non è ancora stata caricata:',
    account: (carrier, number, day) => `${carrier}, account ${number}: attesa il ${day}`,
    ledger: (address) => `Il registro delle fatture: ${address}`,
  },
};
