import { type AskedQuestion, type Outcome, QuestionReader, type Reading } from '../src/index.ts';

/** The day that the tests take for today: a Saturday, the last day of its week. */
export const today = '2026-11-21';

/** Who reads two clients with a few values. */
export const reader = new QuestionReader({
  clients: [
    { id: 1001, name: 'Harbor & Pine Group' },
    { id: 1002, name: 'Harbor & Pine Home' },
  ],
  values: {
    carrier_name: ['UPS', 'FedEx', 'USPS', 'DHL Express', 'DHL eCommerce'],
    service: ['Ground Residential', 'FedEx 2Day'],
    account_number: ['4R7A21', '334905127'],
    account_group: ['East', 'Retail stores'],
    account_division: ['Fulfillment'],
    city: ['Seattle', 'Miami', 'New York', 'Spring'],
    sender_city: ['Seattle', 'Chino', 'CHINO'],
  },
});

export function read(text: string, rest: Partial<AskedQuestion> = {}): Outcome {
  return reader.read({ text, language: 'en', today, earlier: [], ...rest });
}

/** The reading of a question; fails where there is none. */
export function readingOf(text: string, rest: Partial<AskedQuestion> = {}): Reading {
  const outcome = read(text, rest);
  if (outcome.kind !== 'answer') throw new Error(`${text}: ${JSON.stringify(outcome)}`);
  return outcome.reading;
}
