import type { WordLanguage } from '@waybill/model';
import { normalised } from '../vocabulary/normalise.ts';

/** What a polite end is made of: words that thank or end, at least one of which must be there, and what stands beside them. */
const ends: Readonly<Record<WordLanguage, { readonly core: RegExp; readonly beside: RegExp }>> = {
  en: {
    core: /\b(?:thanks|thank you|thx|cheers|that is all|that s all|thats all|that will be all|that ll be all|goodbye|bye)\b/gu,
    beside:
      /\b(?:many|very much|so much|a lot|a million|again|for now|for today|for your help|for the help|ok|okay|great|perfect|good|i need|i needed)\b/gu,
  },
  es: {
    core: /\b(?:gracias|eso es todo|es todo|nada mas|adios|hasta luego)\b/gu,
    beside:
      /\b(?:muchas|mil|por ahora|por hoy|por todo|por la ayuda|por tu ayuda|por su ayuda|vale|ok|perfecto|muy bien)\b/gu,
  },
  fr: {
    core: /\b(?:merci|c est tout|ce sera tout|au revoir)\b/gu,
    beside:
      /\b(?:beaucoup|bien|mille|pour l instant|pour le moment|pour aujourd hui|pour tout|pour votre aide|pour ton aide|d accord|ok|parfait|super)\b/gu,
  },
  it: {
    core: /\b(?:grazie|e tutto|questo e tutto|basta cosi|arrivederci)\b/gu,
    beside: /\b(?:mille|tante|per ora|per oggi|per tutto|per l aiuto|va bene|ok|perfetto|bene)\b/gu,
  },
  zh: {
    core: /谢谢|多谢|感谢|就这些|没有了|没别的了|再见/gu,
    beside: /您|你|了|好的|好|非常|啦|的帮助|帮助/gu,
  },
  ar: {
    core: /(?:شكرا|هذا كل شيء|هذا كل شي|مع السلامه)/gu,
    beside: /(?:جزيلا|لك|لكم|علي المساعده|الان|حسنا|تمام)/gu,
  },
};

/** The language of a message that only thanks or says that there are no more questions; the user's own where it may be. */
export function languageOfThanks(text: string, preferred: WordLanguage): WordLanguage | undefined {
  const said = normalised(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const languages = [preferred, ...(Object.keys(ends) as WordLanguage[])];
  return languages.find((language) => {
    const { core, beside } = ends[language];
    const rest = said.replaceAll(core, ' ');
    return rest !== said && rest.replaceAll(beside, ' ').trim() === '';
  });
}
