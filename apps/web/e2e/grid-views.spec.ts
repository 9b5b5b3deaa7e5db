import { pages } from '@waybill/model';
import { expect, test } from './support/test.ts';

interface RowsRequest {
  readonly rowGroupCols: readonly { readonly field: string }[];
  readonly groupKeys: readonly string[];
}

const withGrid = pages.filter(
  ({ path, gridViews, name }) => gridViews.length > 1 && path.startsWith('/aframe/') && name !== 'comparison',
);

/** An order of views, some of them several times, in which each comes right after every other at least once. */
function eachAfterEachOther<View>(views: readonly View[]): readonly View[] {
  const [first, ...others] = views;
  if (first === undefined) return [];
  return [first, ...others.flatMap((other) => [other, first]), ...eachAfterEachOther(others)];
}

type View = (typeof withGrid)[number]['gridViews'][number];

/** The first view of each shape, which is how many columns it groups by and lays across. */
function oneOfEachShape(views: readonly View[]): readonly View[] {
  const byShape = Map.groupBy(views, ({ rowGroups, pivots }) => `${rowGroups.length} by ${pivots.length}`);
  return [...byShape.values()].flatMap((alike) => alike.slice(0, 1));
}

/** The page with most views tries every change from one shape to another; the grid is the same on all pages. */
const withMostViews = withGrid.toSorted((one, other) => other.gridViews.length - one.gridViews.length)[0];

for (const analysis of withGrid) {
  const { name, path, gridViews } = analysis;
  test(`a view of ${name} after another asks one consistent question, whatever stood open`, async ({ page }) => {
    test.slow();
    const refused: string[] = [];
    let asked: RowsRequest[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/getRows/') && response.status() >= 400) refused.push(response.url());
    });
    page.on('request', (request) => {
      if (request.url().includes('/getRows/')) asked.push(request.postDataJSON());
    });
    await page.goto(`${path}?client=1001&last=365&grid=default`);
    const select = page.getByLabel('Data View');
    const dialog = page.getByRole('dialog').first();
    const cells = dialog.getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
    const changes = analysis === withMostViews ? eachAfterEachOther(oneOfEachShape(gridViews)) : [];
    const order = [...changes, ...gridViews];
    for (const [index, to] of order.entries()) {
      const from = order[index - 1] ?? to;
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      const closed = dialog.getByRole('button', { name: /^Open / }).first();
      if (from.rowGroups.length > 0 && from.pivots.length === 0) await closed.click();
      asked = [];
      await select.selectOption(to.name);
      await expect(select).toHaveValue(to.name);
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
      await expect(cells.first()).toBeVisible();
      for (const { rowGroupCols = [], groupKeys = [] } of asked) {
        expect(groupKeys.length, `${from.name} → ${to.name}`).toBeLessThanOrEqual(rowGroupCols.length);
        // The group that was just opened may still be asked for while the view changes.
        // Names that clients choose are asked for together with their client.
        const groups = rowGroupCols.map(({ field }) => field.replace(/^OWNED_/, ''));
        if (groups.length > 0) expect([from.rowGroups, to.rowGroups]).toContainEqual(groups);
      }
    }
    expect(refused).toEqual([]);
  });
}
