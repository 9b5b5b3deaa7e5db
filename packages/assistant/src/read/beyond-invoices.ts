import type { WordLanguage } from '@waybill/model';
import { folded } from '../vocabulary/asides/folded.ts';

/** How a language asks for what invoices do not tell. */
interface Patterns {
  /** How an order to do something begins. */
  readonly orders: string;
  /** What asks for a judgement, a supposition or a forecast. */
  readonly suppositions: string;
}

const patterns: Readonly<Record<WordLanguage, Patterns>> = {
  en: {
    orders:
      "(?:please |pls |kindly |just |now |then |and |go ahead and |you (?:can|could|should|must) |(?:can|could|would|will) (?:you|u) (?:please |kindly )?|(?:i|we) (?:want|need|would like|'d like) (?:you )?to |help me |let'?s )*(?:(?:pay|refund|reimburse|credit|void|cancel|dispute|approve|reject|ship|reship|reroute|reinvoice|settle|waive|delete|erase|discard) (?:off )?(?:the|this|that|these|those|my|our|a|an|all|every|each|invoice|invoices|inv|bill|it|them|him|her|us)(?![a-z])|(?:pay|refund|reimburse|credit|void|cancel|dispute|approve|reject|settle|waive) (?:off )?[$\\d]|pay (?:ups|fedex|dhl|usps|ontrac)(?![a-z])|send (?:.* )?to (?:the |our |my )?(?:supplier|suppliers|vendor|carrier|customer|client|driver|warehouse|accountant|boss|manager|ups|fedex)$|schedule a (?:pickup|pick up|delivery)|book a |track (?:down|my order))",
    suppositions:
      "should(?:n'?t)? (?:we|i|they|you|our|my|the)|(?:do|don'?t|would|wouldn'?t) you (?:think|recommend|suggest|advise|believe|agree)|what if|what happens if|suppose|supposing|imagine|assuming|if (?:we|i|they|you|it|ups|fedex|dhl|usps|the|our|all|every|everything|rates?|fuel|prices?)(?: all| just| only)? (?:had|have|did|do|were|was|used?|switch(?:ed)?|moved?|dropp?e?d?|shipp?e?d?|stopp?e?d?|changed?|went|go|goes|increased?s?|raised?s?|lower(?:ed)?|cut|reduced?|negotiated?|consolidated?|sent|send|paid|pay|hadn'?t|didn'?t|weren'?t|could|would|got|get)|would(?:n'?t)? (?:it|we|that|they|this|ups|fedex|i) (?:have |be |still |also )?(?:cost|save|saved|pay|paid|spend|spent|cheaper|better|been|need|lose|make)|would have|could (?:we|i|they) (?:have )?(?:save|saved|avoid|avoided|reduce|reduced|cut|negotiate|get)|can (?:we|i) (?:save|avoid|reduce|cut|negotiate|lower|afford)|(?:is|are|was|were|isn'?t|aren'?t) (?:it|that|this|they|these|those|we|our [a-z ]+|the [a-z ]+|ups|fedex) (?:too |very |so |really |being )?(?:normal|reasonable|fair|worth|too high|too much|too low|too expensive|excessive|acceptable|legit|legitimate|competitive|overcharged|overpaying|overcharging|cheating|ripping|justified|sustainable|correct|accurate|wrong|right)|worth it|too much money|overpay(?:ing)?|industry|competitors?|benchmark(?!ed against)|best practices?|recommend(?:ed|ation|ations)?|forecasts?|predict(?:ion|ed)?|will (?:we|it|they|ups|fedex|our|the|there|this|next|spend|rates?|prices?)|gonna (?:be|cost|spend|pay)|next (?:week|month|quarter|year)|tomorrow|budgeted|target(?:ed)?|goal|on track to|likely to|chances? (?:of|that)",
  },
  fr: {
    orders:
      "(?:s'il (?:vous|te) plait |merci de |veuillez |priere de |tu peux |vous pouvez |(?:peux|pouvez|pourriez|pourrais)[- ](?:tu|vous) |il faut |je (?:veux|voudrais) que (?:tu|vous) )*(?:pay(?:e|ez|er)|regl(?:e|ez|er)|rembours(?:e|ez|er)|annul(?:e|ez|er)|supprim(?:e|ez|er)|effac(?:e|ez|er)|conteste(?:z|r)?|approuve(?:z|r)?|valid(?:e|ez|er)|expedi(?:e|ez|er)|livr(?:e|ez|er)|credit(?:e|ez|er)|factur(?:ez|er)) (?:moi |nous )?(?:le |la |les |l'|ce |cet |cette |ces |mon |ma |mes |notre |nos |un |une |toutes? |tous |facture |\\d)|(?:payez|reglez) (?:a )?(?:ups|fedex|dhl|usps)(?![a-z])",
    suppositions:
      "(?:devrait|devrions|devons|faut|faudrait|doit)[- ](?:il|on|nous)|faut[- ]il|devrions nous|(?:est ce que |est-ce que )?(?:on|nous) (?:devrait|devrions)|pensez vous que|penses tu que|(?:me |nous )?(?:conseill|recommand|suggere)\\p{L}*|vaut il mieux|vaut mieux|serait il (?:judicieux|preferable|rentable)|et si (?:on|nous) (?!prend|regarde|filtre|enleve|exclut)|si (?:on|nous|j'|ups|fedex|les|le|la) ?(?:avait|avions|etait|etions|passait|passions|changeait|changions|utilisait|utilisions|arretait|supprimait|augmentait|baissait|envoyait|expediait|negociait|faisait|payait)|(?:aurait|aurions|auraient|couterait|couteraient|economiserait|paierait|paierions|depenserait|depenserions)[- ]?(?:on|nous|il|t on)?|pourrait[- ]on (?:economiser|eviter|reduire|negocier)|peut[- ]on (?:economiser|eviter|reduire|negocier)|est ce (?:normal|trop|raisonnable|juste|cher|rentable|correct)|trop (?:cher|eleve|payer|paye)|est[- ]ce (?:normal|trop|raisonnable)|concurren\\p{L}*|previsions?|prevoy\\p{L}*|estim\\p{L}* (?:pour|de) (?:l'an|20)|budgete\\p{L}*|objectif|objectifs|l'an(?:nee)? prochaine?|mois prochain|semaine prochaine|trimestre prochain|demain|dans le futur|a l'avenir|allons nous|va t on|(?:depens|pai|pay|cout|augment|baiss|ser|aur)(?:era|erons|eront|ons nous|ont ils)(?=\\s|-|$)",
  },
  es: {
    orders:
      '(?:por favor |favor de |puedes |puede |podrias |podria |quiero que |necesito que |ahora |y )*(?:pag(?:a|ue|uen|ar|ame|uenme)|reembols(?:a|e|ar)|anul(?:a|e|ar)|cancel(?:a|e|ar)|elimin(?:a|e|ar)|borr(?:a|e|ar)|apruebe?|aprobar|rechaz(?:a|ar)|rechace|envia|envie|enviar|despach(?:a|e|ar)|factur(?:e|ar)|abon(?:a|e|ar)|cobr(?:a|e|ar)|devuelv(?:e|a)|devolver|liquid(?:a|e|ar)) (?:el |la |los |las |este |esta |estos |estas |ese |esa |mi |mis |nuestro |nuestra |un |una |todas? |todos |factura |\\d)|(?:paga|pague|paguen) (?:a )?(?:ups|fedex|dhl|usps)(?![a-z])',
    suppositions:
      '(?:deberi(?:a|amos|an)|debemos|tendri(?:a|amos)|conviene|convendria)|(?:crees|cree|creen|piensas|piensa|opinas|opina) que|recomiend\\p{L}*|recomendari\\p{L}*|aconsej\\p{L}*|suger\\p{L}*|sugier\\p{L}*|que pasaria|que pasa si|y si (?:usa|dej|cambi|pas|envi|mand|hub|fuer)\\p{L}*|si (?:usa|dej|cambi|pas|envi|mand|hub|fuer|subi|baj|negoci)(?:ramos|ra|ran|semos|amos|eramos|ieramos|iera|eran|aran|aramos|ara)|(?:habri|costari|ahorrari|pagari|gastari|seri|saldri)(?:a|amos|an)|podri(?:a|amos) (?:ahorrar|evitar|reducir|negociar)|podemos (?:ahorrar|evitar|reducir|negociar)|es (?:normal|razonable|demasiado|justo|caro|mucho|poco)|demasiado|vale la pena|competen(?:cia|tes)|competidor\\p{L}*|pronostic\\p{L}*|prevision\\p{L}*|proyeccion\\p{L}*|presupuestad\\p{L}*|objetivo|meta|metas|(?:el |la )?proxim[oa] (?:mes|ano|semana|trimestre)|(?:ano|mes|semana) que viene|manana|en el futuro|va(?:mos)? a (?:gastar|pagar|costar|subir|bajar|ser|haber|salir|enviar)|van a (?:costar|cobrar|subir|bajar)|(?:gastar|pagar|costar|subir|bajar|ser|cobrar|habr|enviar)(?:emos|an|a)(?= .*(?:20(?:2[7-9]|[3-9]\\d)|proxim|viene|navidad|diciembre))',
  },
  it: {
    orders:
      "(?:per favore |per cortesia |puoi |puo |potresti |potrebbe |voglio che |ora |e )*(?:pag(?:a|hi|are|ami|ate)|rimbors(?:a|i|are)|annull(?:a|i|are)|cancell(?:a|i|are)|elimin(?:a|i|are)|contest(?:a|i|are)|approv(?:a|i|are)|rifiut(?:a|i|are)|spedis(?:ci|ca)|spedire|fattur(?:i|are)|accredit(?:a|i|are)|sald(?:a|i|are)|restituis(?:ci|ca)|fammi lo sconto) ?(?:il |lo |la |i |gli |le |l'|questo |questa |questi |queste |quel |quella |mio |mia |nostro |nostra |un |una |tutte |tutti |fattura |del |\\d)|(?:paga|paghi|pagate) (?:a )?(?:ups|fedex|dhl|usps)(?![a-z])",
    suppositions:
      "(?:dovremmo|dovrei|dobbiamo|dovrebbe|conviene|converrebbe|bisogna)|(?:pensi|pensa|credi|crede|ritieni|ritiene) che|secondo (?:te|lei|voi)|consigl(?:i|ia|iate|ieresti|ierebbe|io|i)|raccomand\\p{L}*|suggeris\\p{L}*|suggerimenti|cosa succed\\p{L}*|e se (?:usass|pass|smett|cambi|foss|avess|sped|mand)\\p{L}*|se (?:usass|passass|smettess|cambiass|fossimo|fosse|avess|spediss|mandass|aument|riducess|negoziass|dovess)\\p{L}*|(?:avremmo|avrebbe|avrebbero|costerebbe|costerebbero|risparmieremmo|pagheremmo|spenderemmo|sarebbe stato|sarebbero)|potremmo (?:risparmiare|evitare|ridurre|negoziare)|possiamo (?:risparmiare|evitare|ridurre|negoziare)|e (?:normale|ragionevole|giusto|caro|troppo|tanto)|troppo|vale la pena|concorren\\p{L}*|prevision\\p{L}*|prevediamo|prevede|prevedi|stima per|budget previsto|obiettiv\\p{L}*|prossim[oaie]|il mese che viene|l'anno che viene|domani|in futuro|(?:spender|pagher|coster|aumenter|sar|avr|spedir)(?:emo|a|anno)(?=\\s|$)|quanto sara|andremo",
  },
  zh: {
    orders:
      '(?:请|麻烦|帮我|帮忙|给我|替我|请你|请帮我|把.{1,12})*(?:付款|支付(?=这|那|.{0,12}(?:发票|账单))|付掉|退款给|取消|删除|删掉|作废|寄出(?=这|那)|发货(?=给)|标记|批准|拒绝|开票|退给)',
    suppositions:
      '应该|该不该|要不要|是否应|建议|推荐|你觉得|你认为|您觉得|您认为|如果|假如|假设|要是|万一|会不会|会涨|会降|会花|会是多少|将花|将会|将要|预测|预计|预估|预算|预期|目标|明年|下个?月|下周|下个?季度|下一?年|明天|未来|以后会|值不值|值得|合理吗|正常吗|太贵|太高|贵不贵|划算|竞争对手|同行|行业|能省|可以省|能不能省|怎么省|怎样节省|如何降低|如何减少',
  },
  ar: {
    orders:
      '(?:من فضلك |رجاء |لو سمحت |هل يمكنك |ممكن |اريد ان |يرجى )*(?:ادفع|سدد|الغ|الغي|احذف|امسح|ارسل (?=هذا|هذه|الطرد|الشحنه|طرد)|اشحن|استرد(?= ال| هذ)|اعتمد|ارفض|وافق علي|غير (?=عنوان|كلمه|ال))',
    suppositions:
      'هل (?:يجب|ينبغي|علينا|تنصح\\p{L}*|تري|تعتقد|تظن|من الافضل|يستحق|نستطيع توفير|يمكننا توفير)|ينبغي|يجب ان|تنصح\\p{L}*|تقترح\\p{L}*|توصي\\p{L}*|نصيح\\p{L}*|رايك|ماذا لو|لو (?:كنا|كان|استخدمنا|غيرنا|ارسلنا|شحنا|توقفنا|انتقلنا|حولنا)|اذا (?:غيرنا|استخدمنا|ارسلنا|توقفنا|انتقلنا|زاد\\p{L}*|رفع\\p{L}*|ارتفع\\p{L}*)|كان سيكلف|سيكلف\\p{L}*|سنوفر|كم سن\\p{L}+|سوف|سيكون|ستكون|ستزيد|سيزيد|سترتفع|سيرتفع|توقع\\p{L}*|المتوقع\\p{L}*|تنبا\\p{L}*|ميزاني\\p{L}* (?:ال)?قادم\\p{L}*|(?:ال)?(?:سنه|عام|شهر|اسبوع|ربع) (?:ال)?(?:قادم|مقبل|جاي)\\p{L}*|غدا|بكره|بكرا|مستقبل\\p{L}*|منافس\\p{L}*|معقول|مبالغ فيه|غالي جدا|طبيعي ان',
  },
};

const compiled = new Map<WordLanguage, { readonly order: RegExp; readonly supposition: RegExp }>();

function patternsOf(language: WordLanguage): { readonly order: RegExp; readonly supposition: RegExp } {
  const kept = compiled.get(language);
  if (kept !== undefined) return kept;
  const { orders, suppositions } = patterns[language];
  const isSpaced = language !== 'zh';
  const spaced = (source: string) => source.replaceAll(' ', '\\s+');
  const [before, after] = isSpaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const made = {
    order: new RegExp(`(?:^|[.!?;。！？؟]\\s*)(?:${spaced(orders)})`, 'u'),
    supposition: new RegExp(`${before}(?:${spaced(suppositions)})${after}`, 'u'),
  };
  compiled.set(language, made);
  return made;
}

/** Whether a question asks to do something. */
export function isOrder(text: string, language: WordLanguage): boolean {
  return patternsOf(language).order.test(folded(text.normalize('NFC')).trim());
}

/** Whether a question asks for what would, should or will be. */
export function isSupposition(text: string, language: WordLanguage): boolean {
  return patternsOf(language).supposition.test(folded(text.normalize('NFC')));
}
