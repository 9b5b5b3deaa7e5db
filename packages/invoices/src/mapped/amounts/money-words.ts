const money =
  /amount|charge|\bfees?\b|surcharge|price|cost|freight|fuel|\btotal\b|\bnet\b|\bbase\b|\brate\b|tax|\bvat\b|duty|discount|rebate|credit|postage|betrag|preis|zuschlag|fracht|maut|summe|montant|prix|remise|carburant|supplement|\bport\b|importe|precio|recargo|flete|importo|prezzo|nolo|bedrag|prijs|toeslag|insurance/;
const noMoney =
  /weight|\bwt\b|gewicht|poids|peso|length|width|height|zone|pieces|qty|zip|postal|declared|insured value|\bcod\b|divisor|factor|percent|%|exchange/;
/** `Weight Charge` is no weight. */
const priceOfIt = /\b(charges?|fees?|surcharges?|price|cost)\b/;

const plain = (column: string): string => column.toLowerCase().replaceAll(/[^\p{L}\p{N}%]+/gu, ' ');

/** Whether the name of a column says that it holds amounts of money. */
export const isMoney = (column: string): boolean => money.test(plain(column));

/** Whether the name of a column says that it holds something else, such as a weight. */
export const isNoMoney = (column: string): boolean => {
  const name = plain(column);
  return noMoney.test(name) && !priceOfIt.test(name);
};
