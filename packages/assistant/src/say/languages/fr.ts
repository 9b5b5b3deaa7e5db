import type { Sentences } from '../sentences.ts';
import { listed } from './listed.ts';

const comparisons = {
  more: 'plus de',
  less: 'moins de',
  atLeast: 'au moins',
  atMost: 'au plus',
  equal: 'exactement',
} as const;

/** French. */
export const fr: Sentences = {
  locale: 'fr',
  withoutWords: 'Un clic pose la question sans eux, ou avec le mot connu le plus proche.',
  leftOut: (parts) => `Laissé de côté dans la question : ${parts}.`,
  reasons: {
    unplaced: 'Je ne comprends pas ces mots :',
    noSuchDay: 'Ce jour n’existe pas :',
    future: 'Elle porte sur des jours à venir. Les factures ne montrent que ce qui a été facturé.',
    notDone:
      'Je peux seulement dire ce que les transporteurs ont facturé. Je ne peux rien payer, envoyer, modifier ni supprimer.',
    notBilled: 'Je peux seulement dire ce qui a été facturé. Je ne peux ni prévoir ni simuler.',
    thanked: 'Je vous en prie.',
    averageOfWhat: 'Elle ne dit pas sur quoi calculer la moyenne : par colis ou par mois, par exemple.',
    notCountable: 'Cela s’additionne, mais ne se compte pas.',
    apart: 'Elle nomme plusieurs chiffres sans dire comment ils vont ensemble.',
    manyPeriods: 'Elle nomme plus de deux périodes. Demandez plutôt par mois, trimestre ou année.',
    compareWithWhat: 'Elle ne dit pas à quoi comparer.',
    differentKinds: 'Elle compare des choses de nature différente.',
    unlikePeriods: 'Elle compare une année avec une partie d’une autre. Nommez la même partie des deux années.',
    twoPeriods: 'Elle nomme deux périodes sans dire s’il faut les comparer.',
    rankInGroups: 'Je peux classer tous les groupes ensemble, pas à l’intérieur de chacun d’autres groupes.',
    rankOfWhat: 'Elle ne dit pas de quoi on cherche le plus haut ou le plus bas.',
    shareOfWhat: 'Elle ne dit pas une part de quoi, ni par quoi la répartir.',
    conditionOfGroups: 'Elle ne dit pas quels groupes doivent remplir la condition.',
    noFigure: 'Elle ne dit pas quel chiffre.',
    averageOfCharges: 'Les colis sans ces frais ne sont pas connus ici : il n’y a pas de moyenne de tous les colis.',
    shareOfCharges: 'Les colis sans ces frais ne sont pas connus ici : il n’y a pas de part de tous les colis.',
    notTogether: 'Les factures ne donnent pas ensemble :',
    lacking: 'Je peux montrer ce que les groupes ont, mais pas ce qui leur manque.',
    chargeNotThere: 'On ne peut pas compter les colis d’après des frais qu’ils n’ont pas.',
    invoicesOfShipments: 'On ne peut pas compter les factures d’après des données d’envois.',
    unplacedTogether: 'Je connais ces mots, mais pas ce qu’ils veulent dire ensemble ici :',
    refersToWhat:
      'Cela renvoie à quelque chose, mais aucune réponse ne précède. Dites de quels colis ou frais il s’agit.',
    shareAddsUp: 'Une part exige un chiffre dont les parties s’additionnent.',
  },
  asksBack: {
    either: 'Je ne peux appliquer les conditions qu’ensemble. Laquelle voulez-vous ?',
    whichOfThese: 'Laquelle de ces questions voulez-vous poser ?',
    whichFigure: 'Quel chiffre voulez-vous ?',
    averageOfWhat: 'La moyenne de quoi ?',
    why: 'Les chiffres montrent où cela a changé, pas pourquoi. Par quoi faut-il répartir le changement ?',
  },
  grains: { day: 'jour', week: 'semaine', month: 'mois', quarter: 'trimestre', year: 'année' },
  columns: { net_amount: 'montant net', actual_weight: 'poids réel', bill_weight: 'poids facturé' },
  dateTypes: { bill_date: 'date de facture', pickup_date: 'date d’expédition', delivery_date: 'date de livraison' },
  units: { lbs: 'lb', kgs: 'kg' },
  noData: 'Aucune donnée',
  dollars: (amount) => `${amount}\u00a0$`,
  days: (count) => `${count} jours`,
  allDays: 'tous les jours',
  share: 'Part du total',
  difference: 'Différence',
  inPercent: 'Écart en pourcentage',
  change: 'Variation',
  before: (figure) => `${figure} (avant)`,
  and: (parts) => listed('fr', 'conjunction', parts),
  or: (parts) => listed('fr', 'disjunction', parts),
  comma: ', ',
  packagesBy: (column) => `Liste des colis par ${column}`,
  inPercentOfTotal: (figures) => `${figures} en pourcentage du total`,
  by: (groups) => `par ${groups}`,
  byDate: (period, dateType) => `${period} par ${dateType}`,
  comparedWith: (period) => `par rapport à : ${period}`,
  stepwise: 'par rapport à la période précédente',
  groupsWithNo: 'seulement ceux qui n’ont pas',
  packagesWithNo: 'seulement les colis qui n’ont pas',
  partOf: (figures, filter) => `Part de ${filter} dans ${figures}`,
  filter: (dimension, values, isExcluded) => `${isExcluded ? 'sans ' : ''}${dimension} ${values}`,
  condition: (figure, comparison, value) => `${figure} : ${comparisons[comparison]} ${value}`,
  ranked: (count, isHighest) =>
    count === 1 ? `le plus ${isHighest ? 'élevé' : 'faible'}` : `les ${count} plus ${isHighest ? 'élevés' : 'faibles'}`,
  newest: (count, isNewest) =>
    count === 1 ? `le plus ${isNewest ? 'récent' : 'ancien'}` : `les ${count} plus ${isNewest ? 'récents' : 'anciens'}`,
  placed: (place, isHighest) => `le plus ${isHighest ? 'élevé' : 'faible'}, rang ${place}`,
  shareWith: (filter) => `Part des colis avec ${filter}`,
  countOf: (dimension) => `Nombre de valeurs différentes : ${dimension}`,
  countsOfPeriods: {
    day: 'Nombre de jours',
    week: 'Nombre de semaines',
    month: 'Nombre de mois',
    quarter: 'Nombre de trimestres',
    year: 'Nombre d’années',
  },
  inKilograms: (figure) => `${figure} en kilogrammes`,
  less: (figure, parts) => `${figure} hors ${parts}`,
  meanIn: (figure, grain) => `${figure} (moyenne par ${grain})`,
  statistics: {
    median: (figure) => `${figure} : médiane par colis`,
    maximum: (figure) => `${figure} : maximum par colis`,
    minimum: (figure) => `${figure} : minimum par colis`,
  },
  percentOf: (figure, whole) => `${figure} en pourcentage de ${whole}`,
  per: (figure, unit) =>
    unit === 'invoices'
      ? `${figure} (moyenne par facture)`
      : `${figure} par ${unit === 'packages' ? 'colis' : 'livre'}`,
  quarter: (quarter, year) => `T${quarter} ${year}`,
  year: String,
  until: (day) => `jusqu’au ${day}`,
  week: (day) => `semaine du ${day}`,
  during: ({ kind, text }) => {
    if (kind === 'day' || kind === 'days') return `(${text})`;
    if (kind === 'quarter') return `au ${text}`;
    return kind === 'week' ? `dans la ${text}` : `en ${text}`;
  },
  nothing: (reading) => `Il n’y a rien pour : ${reading}.`,
  noFigures: 'Il n’y a pas de chiffres pour ces périodes.',
  list: (count, isOne, reading) => `${isOne ? 'Un colis' : `${count} colis`} : ${reading}.`,
  cutList: (count, reading) => `Les ${count} premiers colis : ${reading}.`,
  single: (figures, during) =>
    `${figures.map(({ name, value }) => `${name} : ${value}`).join(', ')}${during === '' ? '' : ` ${during}`}.`,
  changed: ({ figure, group, moved, by, percent, before, now, during }) => {
    const named = group === undefined ? figure : `La plus forte variation, ${figure} pour ${group}`;
    const how = { same: 'sans changement', rose: `hausse de ${by}`, fell: `baisse de ${by}` }[moved];
    const part = percent === undefined ? '' : ` (${percent})`;
    return `${named} : ${how}${part}, de ${before} à ${now}${during === '' ? '' : ` ${during}`}.`;
  },
  trend: (figure, [first, at], [last, until], [highest, when]) =>
    `${figure} : ${first} (${at}), ${last} (${until}) ; le plus haut est ${highest} (${when}).`,
  ranking: (figure, [first, amount], second, count) =>
    `${figure} : ${first} avec ${amount}${second === undefined ? '' : `, puis ${second[0]} avec ${second[1]}`}${count === undefined ? '' : ` (${count} en tout)`}.`,
  apart: (figure, [larger, amount], [smaller, other], difference, percent) =>
    `${figure} : ${larger} avec ${amount}, ${smaller} avec ${other}, soit un écart de ${difference}${percent === undefined ? '' : ` (${percent})`}.`,
  corrected: (typed, read) => `« ${typed} » est lu comme « ${read} ».`,
  points: (amount) => `${amount} points de pourcentage`,
  barsForPie: 'Des barres sont tracées au lieu d’un camembert.',
  goesOnFrom: (reading) => `Ceci prolonge la dernière réponse : ${reading}.`,
  sameDates: 'Les dates sont celles de la question précédente.',
  forgotten: 'Je ne sais plus comment la question précédente a été comprise. Veuillez la poser de nouveau.',
  assumedDates: 'Aucune date n’a été nommée : les douze derniers mois.',
  notDeliveryDays: 'Les jours sont ceux de la facture ou de l’expédition, pas de la livraison.',
  onlyBilledIn: (currency) => `Seulement ce qui a été facturé en ${currency} ; rien n’est converti.`,
  onlyKnownStatus: 'Les colis sans statut connu ne sont pas comptés.',
  unknownStatusToo: 'Les colis sans statut connu sont aussi comptés.',
  lossesPaidBack:
    'Perdus ou endommagés sont ceux pour lesquels un transporteur a remboursé de l’argent ; les factures n’en montrent pas d’autres.',
  openRowsToExport:
    '« Ouvrir les lignes », ci-dessous, mène à la grille, où elles peuvent être téléchargées en CSV ou Excel.',
  overPackagesWithCharge: 'Réparti sur les colis qui ont de tels frais, pas sur tous les colis.',
  onlyBilledGroups: 'Les groupes sans aucune facture pendant ces jours ne sont pas affichés.',
  freightIsAll: '« Fret » est lu comme tout ce que facturent les transporteurs, colis compris.',
  freightIsPart: '« Fret » est lu comme les seuls envois de fret, sans les colis.',
  onlyUspsAndDhl:
    'Tout a été facturé par USPS ou DHL, que les dépenses totales excluent ; le montant net de tous les transporteurs est donc affiché.',
  notOverYet: (days, others) =>
    `La période la plus récente n’est pas terminée : elle compte ${days === 1 ? 'un jour' : `${days} jours`} pour l’instant, contre ${others}.`,
  customersAreClients:
    '« Customers » désigne ici vos clients du portail. Les factures disent où sont allés les colis, pas qui les a commandés.',
  withoutUspsAndDhl: 'Les dépenses totales excluent les transporteurs USPS et DHL.',
  costWithoutUspsAndDhl:
    'Le coût par colis et le coût par livre excluent les transporteurs USPS et DHL, comme les dépenses totales.',
  quoted: (word) => `« ${word} »`,
  listColumns: {
    tracking_number: 'Numéro de suivi',
    net_amount: 'Montant net',
    carrier_name: 'Transporteur',
    service: 'Service',
    bill_date: 'Date de facture',
    pickup_date: 'Date d’expédition',
    tracking_status: 'Statut',
    actual_weight_pounds: 'Poids réel',
    bill_weight_pounds: 'Poids facturé',
    zone: 'Zone',
    normalised_consignee_state: 'État du destinataire',
    invoice_number: 'Numéro de facture',
    charge_description: 'Frais',
    accessorial_group: 'Frais accessoires',
    credit_type: 'Type de crédit',
    delivery_date: 'Date de livraison',
    scheduled_date: 'Date promise',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
  },
  offers: {
    withoutComparison: 'Sans la comparaison',
    withoutFilter: 'Sans ce filtre',
    countAsPages: 'Compter comme les pages au départ',
    countEverything: 'Compter tout ce qui a été facturé',
    countedAsPages: ', compté comme les pages au départ',
    counted: {
      inactive_accounts: 'comptes inactifs',
      unpayable_freight: 'factures de fret en double, sans paiement et ouvertes',
    },
    withRows: (rows) => `avec ${rows}`,
    withoutRows: (rows) => `sans ${rows}`,
    notTogether: 'Les factures ne réunissent pas tout cela. Demandez les chiffres un par un.',
  },
  asks: {
    byLastMonth: (figure, group) => `${figure} par ${group} le mois dernier`,
    byMonth: (figure) => `${figure} par mois cette année`,
    lastQuarter: (figure) => `${figure} le trimestre dernier`,
    carrier: 'transporteur',
  },
};
