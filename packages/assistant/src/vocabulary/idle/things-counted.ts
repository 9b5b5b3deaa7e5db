import type { WordLanguage } from '@waybill/model';

/** Idle words that are what a question counts where they follow ‘how many’ or ‘how much’; invoices tell nothing of them. */
const thingsCounted: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^(?:guys|folks|people|ladies|gentlemen|friends?|details?|requests?|purposes?|interests?|stuff|points?|statistics?|stats?|metrics?|kpis?|questions?|info|information|reports?|updates?|problems?|issues?|mates?)$/u,
  es: /^(?:datos?|detalles?|informes?|solicitudes|personas|gente|preguntas?|problemas?|informacion|reuniones)$/u,
  fr: /^(?:donnees?|details?|demandes?|informations?|personnes|gens|questions?|problemes?|rapports?|reunions?)$/u,
  it: /^(?:dati|dettagli|richieste|informazioni|persone|gente|domande|problemi|rapporti|riunioni)$/u,
  zh: /^(?:会议|数据|信息|报告|问题|资料|人|老板|领导|同事)$/u,
  ar: /^(?:ال)?(?:بيانات|معلومات|تقارير|اجتماعات|اشخاص|اسئله|مشاكل)$/u,
};

/** Whether an idle word is what is counted. */
export function isThingCounted(word: string, language: WordLanguage): boolean {
  return thingsCounted[language].test(word);
}
