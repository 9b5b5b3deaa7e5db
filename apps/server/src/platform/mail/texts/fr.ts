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
    download: (address) => `Téléchargez-le ici : ${address}`,
  },
  reportFailed: {
    subject: (report) => `Votre rapport ${report} n’a pas pu être créé`,
    opening: (report) => `Votre rapport planifié ${report} n’a pas pu être créé :`,
    reports: (address) => `Vos rapports et planifications : ${address}`,
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Une facture de transporteur est en retard' : `${count} factures de transporteurs sont en retard`,
    opening: 'Ces comptes sont d’habitude facturés plus souvent ; leur prochaine facture n’a pas encore été chargée :',
    account: (carrier, number, day) => `${carrier}, compte ${number} : attendue le ${day}`,
    ledger: (address) => `Le registre des factures : ${address}`,
  },
};
