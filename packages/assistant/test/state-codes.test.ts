import { describe, expect, it } from 'vitest';
import { readingOf } from './reader.ts';

const filtersOf = (text: string) => readingOf(text).filters;

describe('a state whose code is a word', () => {
  it.each(['ME', 'OR', 'OK', 'IN', 'HI'])('is meant by %s in capitals after a word of place', (code) => {
    expect(filtersOf(`packages to ${code} this year`)).toEqual([expect.objectContaining({ dimension: 'state' })]);
    expect(filtersOf(`UPS packages to ${code} and TX this year`)).toHaveLength(2);
  });

  it('is the sender’s after ‘from’', () => {
    expect(filtersOf('packages from ME last month')).toMatchObject([{ dimension: 'sender_state' }]);
  });

  it.each(['show me packages this year', 'Show ME packages this year', 'what was charged to me this year'])(
    'is not meant by ‘%s’',
    (text) => {
      expect(filtersOf(text)).toEqual([]);
    },
  );
});
