import type { Entry, Item } from '../concept.ts';

/** After ‘last’, ‘first’ or a month, ‘3 days’ and ‘3日’ are days, and not the service that takes so long. */
export function countsDays(before: readonly Item[]): boolean {
  if (before.at(-1)?.meanings.some(({ kind }) => kind === 'month') === true) return true;
  const isNumber = before.at(-1)?.meanings[0]?.kind === 'number';
  const counting = before.at(isNumber ? -2 : -1);
  return (
    counting?.meanings.some(
      (concept) => concept.kind === 'intent' && (concept.intent === 'last' || concept.intent === 'top'),
    ) === true
  );
}

/** Also ‘mois par mois’ of ‘les trois derniers mois par mois’. */
export function isOtherThanDays({ tokens, meanings }: Entry): boolean {
  return (
    tokens.length > 1 &&
    meanings.every(
      ([concept]) =>
        (concept?.kind === 'everyUnit' && tokens[0] === tokens.at(-1)) ||
        (concept?.kind === 'value' &&
          concept.dimension === 'service_category' &&
          /^[23] Day$/.test(concept.values[0] ?? '')),
    )
  );
}
