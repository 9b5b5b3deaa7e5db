import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  signIn: (address) => `Connectez-vous ici : ${address}`,
  forgotten: {
    subject: 'Votre mot de passe temporaire Waybill',
    opening: (login) => `Un mot de passe temporaire a été demandé pour l’utilisateur Waybill ${login} :`,
    once: (hours) =>
      `Il est utilisable une seule fois, pendant ${hours} heures ; il vous sera ensuite demandé d’en choisir un nouveau.`,
    notAsked: 'Si vous ne l’avez pas demandé, ne faites rien : votre propre mot de passe reste valable.',
  },
  invitation: {
    subject: 'Bienvenue dans Waybill',
    opening: 'Un administrateur a créé un compte Waybill pour vous.',
  },
  reset: {
    subject: 'Votre nouveau mot de passe Waybill',
    opening: 'Un administrateur a réinitialisé votre mot de passe Waybill.',
  },
  once: (days) =>
    `Le mot de passe est utilisable une seule fois, pendant ${days} jours ; il vous sera ensuite demandé d’en choisir un nouveau.`,
  addressChanged: {
    subject: 'Votre adresse e-mail Waybill a été modifiée',
    opening: (login, address) =>
      `Un administrateur a remplacé l’adresse e-mail de l’utilisateur Waybill ${login} par ${address}. Les mots de passe et les rapports y seront désormais envoyés.`,
    unexpected: 'Si vous ne vous y attendiez pas, prévenez immédiatement votre administrateur.',
  },
  reportReady: {
    subject: (report) => `Votre rapport ${report} est prêt`,
    opening: (report, fileName) => `Votre rapport planifié ${report} est prêt : ${fileName}.`,
    shared: (owner, report, fileName) => `${owner} partage avec vous le rapport planifié ${report} : ${fileName}.`,
    days: (from, to) => `Il contient les jours du ${from} au ${to}.`,
    changed: (now, before, difference, from, to) =>
      `Au total ${now}, contre ${before} du ${from} au ${to} : ${difference}. Pourquoi :`,
    download: (address) => `Téléchargez-le ici : ${address}`,
  },
  reportFailed: {
    subject: (report) => `Votre rapport ${report} n’a pas pu être créé`,
    opening: (report) => `Votre rapport planifié ${report} n’a pas pu être créé :`,
    reports: (address) => `Vos rapports et planifications : ${address}`,
  },
  receivedFiles: {
    subject: (subject) => `Résultat pour vos fichiers : ${subject}`,
    opening: 'Votre message est arrivé. Voici le résultat pour les fichiers joints :',
    nothing: (reason) => `Votre message est arrivé, mais rien n’a été chargé : ${reason}`,
    outcomes: {
      loading: 'en cours de chargement',
      loaded: 'chargé',
      already_there: 'déjà chargé auparavant',
      incomplete: 'en attente d’autres parties ou d’une réponse',
      refused: 'refusé',
      failed: 'échec ; une nouvelle tentative aura lieu',
      interrupted: 'interrompu',
    },
    automatic: 'Cette réponse a été envoyée automatiquement.',
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Une facture de transporteur est en retard' : `${count} factures de transporteurs sont en retard`,
    opening: 'Ces comptes sont d’habitude facturés plus souvent ; leur prochaine facture n’a pas encore été chargée :',
    account: (carrier, number, day) => `${carrier}, compte ${number} : attendue le ${day}`,
    ledger: (address) => `Le registre des factures : ${address}`,
  },
  claimDeadlines: {
    sum: (amount, packages) => `${amount} pour ${packages} colis`,
    expires: (sum, day) => `${sum} : le délai expire au plus tard le ${day}`,
    nothing: (days) => `Aucun délai de réclamation n’expire dans les ${days} prochains jours`,
    assignedToYou: 'Il s’agit des constats qui vous sont attribués.',
    assignedTo: (owner) => `Il s’agit des constats attribués à ${owner}.`,
    largest: 'Les plus importants, avec le dernier jour pour réclamer :',
    package: (number, carrier, amount, day) => `${number}, ${carrier} : ${amount}, ${day}`,
    claims: (address) => `Réclamations, les plus urgentes d’abord : ${address}`,
    expired: (sum, day) => `${sum} : le délai a expiré sans réclamation depuis le ${day}`,
    once: 'Ceci n’est signalé qu’une fois.',
    shared: (owner) => `${owner} partage avec vous les délais des réclamations.`,
    settings: (address) => `Quand et comment vous êtes averti : ${address}`,
    unsubscribe: (address) => `Se désabonner : ${address}`,
    page: {
      title: 'Se désabonner',
      question: 'Ne voulez-vous plus recevoir ces messages sur les délais des réclamations ?',
      button: 'Se désabonner',
      done: 'Vous êtes désabonné. Vous pouvez réactiver les messages dans votre profil.',
    },
  },
  alerts: {
    subject: (first, more) => `${first} et ${more} de plus`,
    shared: (owner) => `${owner} partage ces alertes avec vous.`,
    above: (value, week, low, high) => `${value} la semaine du ${week} ; attendu : de ${low} à ${high}`,
    below: (value, week, low, high) => `Seulement ${value} la semaine du ${week} ; attendu : de ${low} à ${high}`,
    aboveLimit: (value, week, limit) => `${value} la semaine du ${week}, au-dessus de la limite de ${limit}`,
    belowLimit: (value, week, limit) => `${value} la semaine du ${week}, en dessous de la limite de ${limit}`,
    newCharge: (name, day, amount, times) =>
      `${name}, facturé pour la première fois le ${day} : ${amount} à ce jour, ${times} fois`,
    missingInvoice: (name, day) => `${name} : une facture était attendue le ${day}`,
    budget: (spent, month, budget, beyond) => `${spent} en ${month}, ${beyond} au-dessus du budget de ${budget}`,
    tierLost: (carrier, revenue) =>
      `${carrier} : le chiffre d’affaires de ${revenue} sur les semaines que compte un accord est inférieur à son palier`,
    tierNear: (carrier, revenue) =>
      `${carrier} : le chiffre d’affaires de ${revenue} sur les semaines que compte un accord est à moins de 5 % du palier suivant`,
    claims: (amount, packages, day) => `${amount} pour ${packages} colis à réclamer jusqu’au ${day}`,
    comesTo: (amount, packages) =>
      `${amount} d’écart avec l’attendu${packages === 0 ? '' : `, pour ${packages} colis`}`,
    recovered: (name) => `De nouveau comme d’habitude : ${name}`,
    stopped: (name) => `L’alerte ${name} s’est arrêtée : vous ne pouvez plus lire ses données`,
    weeks: 'Semaines commençant le',
    page: (address) => `Les chiffres : ${address}`,
    rows: (address) => `Les lignes correspondantes : ${address}`,
    more: (count) => `${count} de plus se trouvent sur la page des alertes.`,
    manage: (address) => `Vos alertes : ${address}`,
    unsubscribe: (address) => `Se désabonner : ${address}`,
    unsubscribePage: {
      title: 'Se désabonner',
      question: 'Ne voulez-vous plus recevoir ces messages sur les alertes ?',
      button: 'Se désabonner',
      done: 'Vous êtes désabonné. Vous pouvez réactiver les messages sur la page des alertes.',
    },
  },
  outside: {
    askSubject: (owner) => `${owner} souhaite vous envoyer des rapports`,
    ask: (owner, report) => `${owner} souhaite vous envoyer régulièrement le rapport ${report}.`,
    confirm: (address) => `Pour le recevoir, confirmez votre adresse : ${address}`,
    ignore: 'Si vous n’en voulez pas, ne faites rien : vous ne recevrez aucun rapport.',
    file: (address) => `Télécharger : ${address}`,
    again: (day, address) => `Votre confirmation expire le ${day}. Confirmez-la pour une année de plus : ${address}`,
    unsubscribe: (address) => `Se désabonner : ${address}`,
    confirmPage: {
      title: 'Confirmer',
      question: 'Voulez-vous recevoir des rapports à cette adresse ? Vous pourrez y mettre fin à tout moment.',
      button: 'Confirmer',
      done: 'Votre adresse est confirmée pour un an.',
    },
    unsubscribePage: {
      title: 'Se désabonner',
      question: 'Ne voulez-vous plus recevoir de rapports à cette adresse ?',
      button: 'Se désabonner',
      done: 'Vous êtes désabonné. Aucun rapport ne vous parviendra plus.',
    },
  },
};
