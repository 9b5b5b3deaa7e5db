import type { WordLanguage } from '@waybill/model';
import type { DatedBy } from '../reading/reading.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Matched } from '../vocabulary/match/match-phrases.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import { fieldOfVerbs, saysSending } from './days-of-verbs.ts';

/** Words that name nothing and still tell what is wanted. */
export interface Manner {
  /** ‘Show me’ */
  readonly saysShow: boolean;
  /** ‘Total’, which is that of spend where nothing else is named. */
  readonly saysTotal: boolean;
  /** ‘Who’ or ‘where’ at the beginning, which asks for one of a group. */
  readonly asksWhom: string | undefined;
  /** ‘The late ones’: some of those that the question before asked for. */
  readonly refersToOnes: boolean;
  /** ‘Their spend’ */
  readonly refersToTheirs: boolean;
  /** ‘In total’, ‘sum it up’ */
  readonly sumsUp: boolean;
  /** ‘Remove the limit’, ‘all of them’ */
  readonly liftsLimit: boolean;
  /** ‘Combined’: one figure for several periods. */
  readonly saysTogether: boolean;
  /** ‘Ship’, ‘send’ or ‘receive’, which asks for packages where nothing else is named. */
  readonly saysShipping: boolean;
  /** ‘Shipped’, ‘delivered’: which days of a package those of the question are. */
  readonly datedBy: DatedBy | undefined;
}

/** What the words of a question say beside what they name. */
export function mannerOf(
  { text, items }: Pick<Matched, 'text' | 'items'>,
  asTyped: string,
  language: WordLanguage,
): Manner {
  const first = items[0]?.text;
  const said = normalised(text);
  return {
    saysShow: items.some(({ meanings }) => meanings.some(isShowing)),
    asksWhom: first !== undefined && whom.test(first) ? first : undefined,
    refersToOnes: ones.test(text),
    refersToTheirs: theirs.test(text),
    saysTotal: items.some((item) => wordsOfTotal.test(normalised(item.text))),
    sumsUp: sumsUp.test(said),
    liftsLimit: liftsLimit.test(said),
    saysTogether: together.test(asTyped),
    saysShipping: saysSending(items, language),
    datedBy: fieldOfVerbs(items, language),
  };
}

/** ‘Show me’, which asks for packages one by one where packages are all that it asks for. */
export const isShowing = (concept: Concept): boolean => concept.kind === 'intent' && concept.intent === 'show';

/** Words that ask for one figure of several periods. */
const together = expression('together');
const ones = /\b(?:the|only|just|which|those) (?:\p{L}+ ){0,2}ones?\b/iu;
/** ‘Show their spend’ asks for a figure of what was told before. */
const theirs =
  /^(?:\p{L}+ ){0,3}(?:their|its|sus?|leurs?|il loro|la loro|i loro|le loro|loro) \p{L}+(?:[^,\p{L}][^,]{0,19})?$|^.{0,4}(?:它们|他们)的/iu;
/** Asks for one of a group that it may not name. */
const whom = expression('whom');
const wordsOfTotal = expression('total');
/** A question that only asks to add up what was told before. */
const sumsUp = expression('sums-up');
/** A question that asks for all groups again, after the top ones. */
const liftsLimit =
  /^(?:(?:now |please |ok |and )?(?:remove|drop|lift|without|no|forget) (?:the )?(?:limit|top \d+|cap)|(?:show |show me |list |give me |and )?all of (?:them|those|it)|(?:show|show me|list) (?:them )?all|not (?:just|only) the (?:top|first) \d+|sin limite|quita el limite|(?:muestra|muestrame|mostrar|ensena)(?:me)? tod[oa]s|tod[oa]s ell[oa]s|sans limite|enleve la limite|(?:montre|affiche)(?:-| )?(?:les )?(?:moi )?tous|tous|toutes|senza limite|togli il limite|mostra(?:mi)?(?:li)? tutt[ie]|tutt[ie]|取消限制|去掉限制|不限|(?:显示|列出)?(?:全部|所有)(?:的)?|بدون حد|(?:اعرض )?(?:الكل|كلها|جميعها))(?: please)?[.!?。]?$/u;

/** A question without such words. */
export const plainly: Manner = mannerOf({ text: '', items: [] }, '', 'en');
