import { withoutMarks } from '../reading/without-marks.ts';

/** Names of columns that hold what somebody paid or is billed, in the six languages of the portal. */
const money =
  /amount|charge|cost|price|paid|postage|\bfees?\b|freight|surcharge|\bnet\b|total|betrag|preis|kosten|entgelt|montant|prix|frais|importe|cargo|precio|tarifa|importo|prezzo|costo|金额|费|المبلغ|رسوم/i;
/** What goods are worth, what the recipient pays for them, and what is counted. */
const noMoney =
  /declared|insured|customs|\bcod\b|value|weight|count|pieces|packages|charge code|charge type|description/i;
const amount = /^-?\(?[$€£]?\s*-?\d[\d.,]*\)?\s*[$€£]?$/;

/** The first column with amounts of money below a header that names it; undefined if there is none. */
export function moneyColumn(header: readonly string[], below: readonly (readonly string[])[]): string | undefined {
  const place = header.findIndex(
    (name, index) =>
      money.test(name) &&
      !noMoney.test(name) &&
      below.some((fields) => isAmount(withoutMarks(fields[index] ?? '').trim())),
  );
  return place < 0 ? undefined : header[place]?.trim();
}

const isAmount = (text: string): boolean => text.length < 30 && amount.test(text) && /[1-9]/.test(text);
