import { pages } from '@waybill/model';
import { describe, expect, test } from 'vitest';
import { helpIdFor, helpPages, searchHelp } from '../../../src/features/shell/help/all-help.ts';
import { startedAt, visited, wentBack, wentForward } from '../../../src/features/shell/help/help-history.ts';
import { routeTree } from '../../../src/routes/route-tree.ts';

const all = helpPages(() => true);
const same = (text: string) => text;

describe('the help', () => {
  test('explains every figure of every analysis page in the words of the model', () => {
    for (const page of pages) {
      const terms = all.find(({ id }) => id === page.path)?.sections.flatMap((section) => section.terms ?? []);
      for (const fact of [page, ...page.tabs].flatMap(({ facts }) => facts)) {
        expect(terms).toContainEqual(expect.objectContaining({ term: fact.text, meaning: fact.meaning }));
      }
    }
  });

  test('has a page for every page of the portal that has a title', () => {
    const titled = routesBelow(routeTree).filter(({ options }) => options.staticData?.title !== undefined);
    expect(titled.length).toBeGreaterThan(15);
    const without = titled
      .map(({ options }) => options.path ?? '')
      .filter((path) => helpIdFor(path, all) === 'contents');
    expect(without).toEqual([]);
  });

  test('opens on the page at hand, and on the table of contents where there is none', () => {
    expect(helpIdFor('/aframe/dashboard/spend/', all)).toBe('/aframe/dashboard/spend');
    expect(helpIdFor('/', all)).toBe('/');
    expect(helpIdFor('/somewhere', all)).toBe('contents');
  });

  test('tells nothing of pages that this version does not have', () => {
    const ids = helpPages((path) => path === '/users').map(({ id }) => id);
    expect(ids).toEqual(['common', '/users']);
  });

  test('is searched by all words, in the reader’s language, without accents and capitals', () => {
    const titles = (search: string) => searchHelp(all, search, same).map(({ page }) => page.id);
    expect(titles('fuel surcharges DISCOUNTS')).toContain('/aframe/dashboard/spend');
    expect(titles('fuel xylophone')).toEqual([]);
    expect(titles(' ')).toEqual([]);
    const french = searchHelp(all, 'reglages', (text) => (text === 'Settings' ? 'Réglages' : 'x'));
    expect(french.map(({ page }) => page.id)).toEqual(['/settings']);
  });

  test('goes back and forward; choosing another page clears the way forward', () => {
    const third = visited(visited(startedAt('a'), 'b'), 'c');
    const back = wentBack(wentBack(third));
    expect(back).toEqual({ back: [], current: 'a', forward: ['b', 'c'] });
    expect(wentForward(back)).toEqual({ back: ['a'], current: 'b', forward: ['c'] });
    expect(visited(wentForward(back), 'd')).toEqual({ back: ['a', 'b'], current: 'd', forward: [] });
    expect(wentBack(startedAt('a'))).toEqual(startedAt('a'));
  });
});

interface RouteLike {
  readonly options: { readonly path?: string; readonly staticData?: { readonly title?: string } };
  readonly children?: unknown;
}

function routesBelow(route: RouteLike): readonly RouteLike[] {
  const children = Object.values((route.children ?? {}) as Record<string, RouteLike>);
  return [route, ...children.flatMap(routesBelow)];
}
