/** Words that call something a charge: ‘residential surcharge’. */
export const wordsOfCharges = /charge|\bfees?\b|cost|frais|cargo|recargo|supplement|costi|addebit|费|رسوم/u;
