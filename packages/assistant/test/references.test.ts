import type { WordLanguage } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../src/index.ts';
import { readingOf } from './reader.ts';

describe('the reference fields of the shipper', () => {
  it.each<readonly [WordLanguage, string, string]>([
    ['en', 'spend by cost centre last month', 'cost_centre'],
    ['en', 'spend per cost center in October', 'cost_centre'],
    ['en', 'packages by SKU this year', 'sku'],
    ['en', 'spend by order number last week', 'order_number'],
    ['en', 'spend by box type last month', 'carton'],
    ['es', 'gasto por centro de coste el mes pasado', 'cost_centre'],
    ['fr', 'dépenses par centre de coûts le mois dernier', 'cost_centre'],
    ['it', 'spesa per centro di costo il mese scorso', 'cost_centre'],
    ['zh', '上个月按成本中心的支出', 'cost_centre'],
    ['ar', 'الإنفاق حسب مركز التكلفة الشهر الماضي', 'cost_centre'],
  ])('split figures: %s %s', (language, question, dimension) => {
    const reading = readingOf(question, { language });
    expect(reading.dimensions).toEqual([dimension]);
    expect(JSON.stringify(questionsOf(reading, { clientId: 1, childClientIds: [] }))).toContain(dimension);
  });
});
