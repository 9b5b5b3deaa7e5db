import type { Concept, Item } from '../../vocabulary/concept.ts';
import { normalised } from '../../vocabulary/normalise.ts';
import { expression } from '../../words/expressions.ts';
import { type Meant, mayMean, meaningOf, type Phrase, valueIn } from './phrase.ts';

/** ‘On Saturday’ and ‘delivered the Saturday’ are days, not the accessorial for Saturday delivery. */
export function weekday(phrase: Phrase): Meant {
  const { items, index } = phrase;
  const before = items.slice(0, index).findLast((item) => !mayMean(item, 'the', 'a'));
  const saysVerb = expression('delivered-verb').test(normalised(before?.text ?? ''));
  const isHan = mayMean(items[index + 1], 'delivered') && /\p{Script=Han}/u.test(items[index]?.text ?? '');
  const isOfDay = mayMean(items[index - 1], 'in') || mayMean(before, 'last') || mayMean(items[index + 1], 'last');
  return isOfDay || saysVerb || isHan ? only(valueIn(phrase, 'weekday')) : undefined;
}

/** ‘Residential’ among refunds */
export function credit(phrase: Phrase): Meant {
  return phrase.isOfRefunds ? only(valueIn(phrase, 'credit_type')) : undefined;
}

/** ‘Address corrections’ are what they cost, or the packages that have one. */
export function figureOrAccessorial(phrase: Phrase): Meant {
  const [figure, accessorial] = [meaningOf(phrase, 'measure'), valueIn(phrase, 'accessorial')];
  if (figure === undefined || accessorial === undefined) return undefined;
  return [phrase.isCounted ? accessorial : figure];
}

/** ‘Third party’ */
export function billOption(phrase: Phrase): Meant {
  return only(valueIn(phrase, 'bill_option'));
}

/** ‘Returns’ are packages, unless charges are asked for. */
export function returns(phrase: Phrase): Meant {
  const [accessorial, service] = [valueIn(phrase, 'accessorial'), valueIn(phrase, 'service_category')];
  if (accessorial === undefined || service === undefined || isOfCharges(phrase.items)) return undefined;
  return [service, accessorial];
}

function isOfCharges(items: readonly Item[]): boolean {
  return items.some(({ meanings, text }) =>
    meanings.some(
      (concept) =>
        (concept.kind === 'measure' && /accessorial|fees/i.test(concept.measure)) ||
        (concept.kind === 'dimension' && concept.dimension === 'accessorial') ||
        (concept.kind === 'intent' && concept.intent === 'cost' && wordsOfCharges.test(normalised(text))),
    ),
  );
}

const wordsOfCharges = expression('charge-stem');

/** Every accessorial of the name. */
export function accessorials({ meanings }: Phrase): Meant {
  const found = meanings.filter((concept) => concept.kind === 'value' && concept.dimension === 'accessorial');
  return found.length > 0 ? found : undefined;
}

/** ‘Late’ */
export function status(phrase: Phrase): Meant {
  return only(valueIn(phrase, 'tracking_status'));
}

/** A kind of service that is not also a mode of freight. */
export function category(phrase: Phrase): Meant {
  return valueIn(phrase, 'bucket_name') === undefined ? only(valueIn(phrase, 'service_category')) : undefined;
}

/** ‘Georgia’ is the state. */
export function state(phrase: Phrase): Meant {
  return only(valueIn(phrase, 'state'));
}

const only = (concept: Concept | undefined): Meant => (concept === undefined ? undefined : [concept]);
