import { describe, expect, it } from 'vitest';
import { explainProduct } from '../src/explain/explain.ts';

const fuelBy = (value: number) =>
  JSON.stringify({ kind: 'fuel', value, of: '', carriers: [], services: [], zones: [], states: [] });

describe('a question what would be if', () => {
  it.each([
    ['en', 'what if fuel rises by two points', 2],
    ['en', 'What if fuel drops 1.5 points?', -1.5],
    ['es', '¿Qué pasa si el combustible sube dos puntos?', 2],
    ['fr', 'que se passe-t-il si le carburant augmente de deux points', 2],
  ] as const)('%s: %s opens What if with this change', (language, question, points) => {
    const told = explainProduct(question, language);
    const path = told?.kind === 'howto' ? told.path : undefined;
    const address = new URL(path ?? '', 'https://portal.test');
    expect(address.pathname).toBe('/whatIf');
    expect(address.searchParams.get('change')).toBe(fuelBy(points));
  });

  it.each([
    ['en', 'What if we opened a warehouse in Dallas?'],
    ['en', 'what if we had a new centre'],
    ['es', '¿Qué pasaría si abriéramos un almacén?'],
    ['fr', 'Et si nous avions un nouveau centre ?'],
    ['it', 'E se avessimo un nuovo centro?'],
    ['zh', '如果我们开设新仓库'],
    ['ar', 'ماذا لو كان لدينا مركز جديد'],
  ] as const)('%s: %s opens What if', (language, question) => {
    expect(explainProduct(question, language)).toMatchObject({ kind: 'howto', path: '/whatIf' });
  });
});
