/** ‘By accessorial spend’ and ‘the highest accessorial cost’ name an amount. */
export const wordsOfMoney =
  /\b(?:spend|spending|costs?|amounts?|dollars?|expenses?|totals?|gasto|gastos|coste|costes|costo|costos|importe|depenses?|couts?|montants?|spesa|spese|costi|importi|importo)\b|费用|金额|支出|花费|成本|انفاق|تكلفه|تكاليف|مبلغ|اجمالي/u;
