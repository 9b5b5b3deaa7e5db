import type { Words } from './words.ts';

/** What people call a report. */
export const reportWords: Words = {
  en: 'report|reports',
  zh: '报告|报表',
  es: 'informe|informes|reporte|reportes',
  fr: 'rapport|rapports',
  it: 'rapporto|rapporti|resoconto|report',
  ar: 'تقرير|التقرير|تقارير|التقارير',
};

/** How people ask for one. */
export const orderWords: Words = {
  en: 'send|send me|email|email me|mail me|download|export|generate|run|create|make|make me|prepare|get|get me|give me|fetch|pull|order',
  zh: '发送|发给我|发我|给我|下载|导出|生成|运行|制作|创建|请发送',
  es: 'enviame|envia|enviar|enviarme|manda|mandame|mandar|descarga|descargar|descargame|exporta|exportar|genera|generar|generame|crea|crear|prepara|preparame|ejecuta|dame',
  fr: 'envoie|envoyez|envoyer|envoie moi|envoyez moi|m envoyer|telecharge|telecharger|telechargez|exporte|exporter|exportez|genere|generer|generez|cree|creer|creez|prepare|preparez|lance|lancez|donne moi|donnez moi',
  it: 'invia|inviami|inviare|manda|mandami|mandare|scarica|scaricami|scaricare|esporta|esportare|genera|generami|generare|crea|creami|creare|prepara|preparami|esegui|dammi',
  ar: 'أرسل|ارسل|أرسلي|أرسل لي|ارسل لي|حمّل|حمل|نزّل|نزل|تنزيل|تحميل|صدّر|صدر|أنشئ|انشئ|جهز|أعد|أعطني|اعطني|شغل',
};

/** Kinds of files. */
export const fileWords: Readonly<Record<'xlsx' | 'csv', string>> = {
  xlsx: 'as excel|in excel|en excel|au format excel|formato excel|in formato excel|excel file|excel|xlsx|as xlsx',
  csv: 'as csv|in csv|en csv|au format csv|formato csv|in formato csv|csv file|csv',
};

/** Polite words, and those that stand around a request. */
export const askingWords: Words = {
  en: 'please|could you|can you|would you|i would like|i d like|i need|i want|thanks|thank you',
  zh: '请|请问|谢谢|我想要|我需要|帮我|麻烦',
  es: 'por favor|podrias|puedes|puede|podria|quisiera|quiero|necesito|gracias',
  fr: 's il vous plait|s il te plait|pouvez vous|peux tu|pourriez vous|pourrais tu|je voudrais|je veux|j ai besoin|merci',
  it: 'per favore|puoi|potresti|puo|vorrei|voglio|mi serve|ho bisogno|grazie',
  ar: 'من فضلك|رجاء|هل يمكنك|أريد|اريد|أحتاج|شكرا|لي',
};

/** Words that say for whom or for when; what follows them says what they mean. */
export const forWords: readonly string[] = [
  'for',
  'para',
  'por',
  'pour',
  'per',
  'di',
  'de',
  '的',
  'ل',
  'لـ',
  'عن',
  'now',
  'ahora',
  'maintenant',
  'ora',
];
