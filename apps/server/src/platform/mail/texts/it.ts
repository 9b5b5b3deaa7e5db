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
    changed: (now, before, difference, from, to) =>
      `In totale ${now}, contro ${before} dal ${from} al ${to}: ${difference}. Perché:`,
    download: (address) => `Scaricalo qui: ${address}`,
  },
  reportFailed: {
    subject: (report) => `Impossibile creare il tuo report ${report}`,
    opening: (report) => `Impossibile creare il tuo report pianificato ${report}:`,
    reports: (address) => `I tuoi report e le pianificazioni: ${address}`,
  },
  receivedFiles: {
    subject: (subject) => `Esito dei suoi file: ${subject}`,
    opening: 'Il suo messaggio è arrivato. Ecco l’esito dei file allegati:',
    nothing: (reason) => `Il suo messaggio è arrivato, ma non è stato caricato nulla: ${reason}`,
    outcomes: {
      loading: 'caricamento in corso',
      loaded: 'caricato',
      already_there: 'già caricato in precedenza',
      incomplete: 'in attesa di altre parti o di una risposta',
      refused: 'rifiutato',
      failed: 'non riuscito; si tenterà di nuovo',
      interrupted: 'interrotto',
    },
    automatic: 'Questa risposta è stata inviata automaticamente.',
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Una fattura di un corriere è in ritardo' : `${count} fatture dei corrieri sono in ritardo`,
    opening: 'Questi account di solito vengono fatturati più spesso; la prossima fattura non è ancora stata caricata:',
    account: (carrier, number, day) => `${carrier}, account ${number}: attesa il ${day}`,
    ledger: (address) => `Il registro delle fatture: ${address}`,
  },
  claimDeadlines: {
    sum: (amount, packages) => `${amount} per ${packages} ${packages === 1 ? 'pacco' : 'pacchi'}`,
    expires: (sum, day) => `${sum}: il termine scade entro ${day}`,
    nothing: (days) => `Nessun termine per i reclami scade entro ${days} giorni`,
    assignedToYou: 'Sono i rilievi assegnati a te.',
    assignedTo: (owner) => `Sono i rilievi assegnati a ${owner}.`,
    largest: 'I maggiori, con l’ultimo giorno per il reclamo:',
    package: (number, carrier, amount, day) => `${number}, ${carrier}: ${amount}, ${day}`,
    claims: (address) => `Reclami, prima i più urgenti: ${address}`,
    expired: (sum, day) => `${sum}: il termine è scaduto senza reclamo da ${day}`,
    once: 'Viene comunicato una sola volta.',
    shared: (owner) => `${owner} condivide con te i termini dei reclami.`,
    settings: (address) => `Quando e come vieni avvisato: ${address}`,
    unsubscribe: (address) => `Annulla l’iscrizione: ${address}`,
    page: {
      title: 'Annulla l’iscrizione',
      question: 'Non vuoi più ricevere queste e-mail sui termini dei reclami?',
      button: 'Annulla l’iscrizione',
      done: 'L’iscrizione è annullata. Puoi riattivare le e-mail nel tuo profilo.',
    },
  },
  alerts: {
    subject: (first, more) => `${first} e altri ${more}`,
    shared: (owner) => `${owner} condivide questi avvisi con lei.`,
    above: (value, week, low, high) => `${value} nella settimana del ${week}; previsto: da ${low} a ${high}`,
    below: (value, week, low, high) => `Solo ${value} nella settimana del ${week}; previsto: da ${low} a ${high}`,
    aboveLimit: (value, week, limit) => `${value} nella settimana del ${week}, oltre il limite di ${limit}`,
    belowLimit: (value, week, limit) => `${value} nella settimana del ${week}, sotto il limite di ${limit}`,
    newCharge: (name, day, amount, times) =>
      `${name}, addebitato per la prima volta il ${day}: finora ${amount}, ${times} ${times === 1 ? 'volta' : 'volte'}`,
    missingInvoice: (name, day) => `${name}: era attesa una fattura il ${day}`,
    budget: (spent, month, budget, beyond) => `${spent} in ${month}, ${beyond} oltre il budget di ${budget}`,
    tierLost: (carrier, revenue) =>
      `${carrier}: il fatturato di ${revenue} nelle settimane contate da un accordo è sotto la sua fascia`,
    tierNear: (carrier, revenue) =>
      `${carrier}: il fatturato di ${revenue} nelle settimane contate da un accordo è a meno del 5% dalla fascia successiva`,
    claims: (amount, packages, day) =>
      `${amount} per ${packages} ${packages === 1 ? 'pacco' : 'pacchi'} da reclamare entro il ${day}`,
    comesTo: (amount, packages) =>
      `${amount} di differenza dal previsto${packages === 0 ? '' : `, per ${packages} pacchi`}`,
    recovered: (name) => `Di nuovo come al solito: ${name}`,
    stopped: (name) => `L’avviso ${name} si è fermato: non può più leggere i suoi dati`,
    weeks: 'Settimane che iniziano il',
    page: (address) => `Le cifre: ${address}`,
    rows: (address) => `Le righe corrispondenti: ${address}`,
    more: (count) => `Altri ${count} sono nella pagina degli avvisi.`,
    manage: (address) => `I suoi avvisi: ${address}`,
    unsubscribe: (address) => `Annulla l’iscrizione: ${address}`,
    unsubscribePage: {
      title: 'Annulla l’iscrizione',
      question: 'Non vuole più ricevere questi messaggi sugli avvisi?',
      button: 'Annulla l’iscrizione',
      done: 'L’iscrizione è annullata. Può riattivare i messaggi nella pagina degli avvisi.',
    },
  },
  outside: {
    askSubject: (owner) => `${owner} desidera inviarle dei report`,
    ask: (owner, report) => `${owner} desidera inviarle regolarmente il report ${report}.`,
    confirm: (address) => `Per riceverlo, confermi il suo indirizzo: ${address}`,
    ignore: 'Se non lo desidera, non faccia nulla: non riceverà alcun report.',
    file: (address) => `Scarica: ${address}`,
    again: (day, address) => `La sua conferma scade il ${day}. La confermi per un altro anno: ${address}`,
    unsubscribe: (address) => `Annulla l’iscrizione: ${address}`,
    confirmPage: {
      title: 'Conferma',
      question: 'Desidera ricevere report a questo indirizzo? Può smettere in qualsiasi momento.',
      button: 'Conferma',
      done: 'Il suo indirizzo è confermato per un anno.',
    },
    unsubscribePage: {
      title: 'Annulla l’iscrizione',
      question: 'Non desidera più ricevere report a questo indirizzo?',
      button: 'Annulla l’iscrizione',
      done: 'L’iscrizione è annullata. Non arriveranno altri report.',
    },
  },
};
