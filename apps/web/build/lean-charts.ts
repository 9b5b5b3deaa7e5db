import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';

/**
 * What the chart library imports and no chart of ours uses: named colour schemes, the mesh that finds the nearest point,
 * containers that measure themselves, times on axes, and legends within the drawing.
 */
const unused =
  /^(d3-scale-chromatic|@nivo\/voronoi|react-virtualized-auto-sizer|use-debounce|d3-time-format|@nivo\/legends)$/;
const empty = '\0empty:';

/**
 * Leaves these libraries out of the charts, which get 21 kB smaller (brotli). Their exports are there, but empty: a chart that
 * begins to use one fails when it is drawn, in every test of it.
 */
export function leanCharts(): Plugin {
  return {
    name: 'waybill:lean-charts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: unused },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && `${empty}${found.id}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${empty}`) },
      handler: async (id) =>
        exportsOf(await readFile(id.slice(empty.length), 'utf8'))
          .map(emptyExport)
          .join('\n'),
    },
  };
}

/** The names that a module in one file exports. */
function exportsOf(code: string): readonly string[] {
  return parseSync('library.js', code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

const emptyExport = (name: string): string =>
  name === 'default' ? 'export default [];' : `export const ${name} = [];`;
