import type { WordLanguage } from '@waybill/model';
import { englishForms, romanceForms } from './inflect.ts';

/** What people do with money that goes to carriers: each verb asks for what something costs. */
const spending: Readonly<Record<'en' | 'es' | 'fr' | 'it', readonly string[]>> = {
  en: (
    'shell out|fork out|fork over|cough up|rack up|run up|chew through|burn through|splurge|dish out|lay out|pony up|pay out|incur|squander|drop on|' +
    'disburse|expend|ding|gouge|fleece|charge|bill|invoice|tack on|slap on|cost|splash out|shovel out|plow into|pour into|outlay|remit|hurt|kill|eat up|eat|chew up|bite'
  ).split('|'),
  es: 'gastar|pagar|cobrar|facturar|costar|desembolsar|abonar a|invertir|cargar|erogar|derrochar|importar'.split('|'),
  fr: 'dépenser|payer|facturer|coûter|débourser|régler|verser|claquer|prélever|dilapider'.split('|'),
  it: 'pagare|costare|fatturare|addebitare|sborsare|versare|saldare|sganciare|scucire|sperperare'.split('|'),
};

/** What happens to packages on their way: none of these verbs narrows which packages are meant. */
const sending: Readonly<Record<'en' | 'es' | 'fr' | 'it', readonly string[]>> = {
  en: (
    'push out|pump out|crank out|move out|mail|post out|dispatch|process|fulfil|fulfill|handle|haul|shove out|get out|turn out|run through|ship out|ship off|' +
    'send off|deal with|route|transport|tender|hand over|hand off|drop off|consign|forward|obtain|receive|secure|earn|achieve|gain|acquire|experience|encounter|witness|register|record|produce'
  ).split('|'),
  es: 'enviar|mandar|despachar|expedir|remitir|embarcar|mover|transportar|llevar|trasladar|distribuir|procesar|repartir|emitir|tramitar|manejar|generar|recibir|usar|utilizar|ocupar|emplear|registrar'.split(
    '|',
  ),
  fr: 'envoyer|expédier|acheminer|transporter|confier|traiter|gérer|poster|livrer à|déplacer|remettre|adresser|effectuer|réaliser|utiliser|employer|enregistrer|générer'.split(
    '|',
  ),
  it: 'spedire|inviare|mandare|trasportare|movimentare|affidare|gestire|effettuare|inoltrare|processare|consegnare a|ricevere|usare|utilizzare|impiegare|registrare|generare'.split(
    '|',
  ),
};

function formsOf(language: WordLanguage, verbs: typeof spending): readonly string[] {
  if (language === 'zh' || language === 'ar') return [];
  const forms = (verb: string) => (language === 'en' ? englishForms(verb) : romanceForms(language, verb));
  return verbs[language].flatMap(forms);
}

/** The forms of verbs of spending in a language. */
export const spendingForms = (language: WordLanguage): readonly string[] => formsOf(language, spending);

/** The forms of verbs of sending in a language. */
export const sendingForms = (language: WordLanguage): readonly string[] => formsOf(language, sending);
