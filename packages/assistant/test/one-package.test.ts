import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { questionsOf, sayResult } from '../src/index.ts';
import { read, readingOf } from './reader.ts';

const number = '1Z4R7A210300000037';

describe('a package that is looked up', () => {
  it.each<readonly [WordLanguage, string]>([
    ['en', `when was ${number} delivered`],
    ['en', `status of ${number}`],
    ['en', `was ${number} late`],
    ['en', `where is ${number}`],
    ['es', `¿cuándo se entregó ${number}?`],
    ['es', `estado de ${number}`],
    ['fr', `quand ${number} a-t-il été livré`],
    ['it', `quando è stato consegnato ${number}`],
    ['zh', `${number}什么时候送达`],
    ['ar', `متى تم تسليم ${number}`],
  ])('is shown with its delivery: %s %s', (language, question) => {
    const reading = readingOf(question, { language });
    expect(reading.filters).toEqual([{ dimension: 'tracking_number', values: [number], excluded: false }]);
    expect([reading.show, reading.time.range]).toEqual(['rows', undefined]);
    const asked = questionsOf(reading, { clientId: 1, childClientIds: [] });
    expect(asked.kind === 'rows' ? asked.rows.selectColumnNames : []).toContain('delivery_date');
  });

  it('says what became of it', () => {
    const columns = [
      { name: 'TRACKING_STATUS', text: 'Status', unit: 'text' },
      { name: 'DELIVERY_DATE', text: 'Delivery Date', unit: 'day' },
    ] as const;
    const rows = [{ TRACKING_STATUS: 'Late', DELIVERY_DATE: '2026-11-05 14:10:00' }];
    expect(sayResult(readingOf(`status of ${number}`), { columns, rows })).toContain(
      'Status Late, Delivery Date 5 November 2026.',
    );
  });

  it.each(['when was my last package delivered', 'when did we ship to Texas', 'status of our packages'])(
    'is no answer to a question about others: %s',
    (question) => expect(read(question).kind).toBe('refuse'),
  );
});
