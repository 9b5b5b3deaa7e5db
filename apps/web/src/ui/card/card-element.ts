import { createContext, type RefObject, useContext } from 'react';

const CardElement = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Tells what is in a card where the card's content is drawn. */
export const CardElementProvider = CardElement.Provider;

/** Where the content of the enclosing card is drawn. */
export function useCardElement(): RefObject<HTMLElement | null> {
  const element = useContext(CardElement);
  if (element === undefined) throw new Error('This stands in no card');
  return element;
}
