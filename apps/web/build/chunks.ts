/** The charts of nearly every page, with the libraries that draw them. */
const charts =
  /node_modules[\\/](@nivo|d3-[^\\/]+|lodash|react-virtualized-auto-sizer|delaunator)[\\/]|[\\/](trends|breakdown|weeks|halves|refunds)-chart\.tsx$/;
/** Charts and maps compute with it; neither needs the other. */
const arrays = /node_modules[\\/]d3-array[\\/]/;
/** The maps of analysis pages with their tables, which the Overview has not. */
const pictures = /[\\/]map-picture\.tsx$/;
/** The outlines of maps, which shipments show too. */
const maps = /node_modules[\\/]topojson-client[\\/]|ui[\\/]map[\\/]areas\.ts$/;
/** What every form needs and the first page does not. */
const forms =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput)[\\/]|[\\/]Combobox[\\/](Combobox\.module|ComboboxChevron|get-parsed)/;

/** Small parts of Mantine that both cards and floating parts need, so that cards do not wait for all of the latter. */
const shared =
  /@mantine[\\/]core[\\/]esm[\\/](core[\\/]utils[\\/](is-element|create-|get-)|components[\\/]ScrollArea[\\/]utils)|@mantine[\\/]hooks[\\/]esm[\\/]use-uncontrolled[\\/]/;

/** Menus, panels, hints and dialogs, which open over a page and which no first page needs. */
const floating = /ui[\\/]floating[\\/]placed-|[\\/](full-dialog|[a-z]+-items|notification-list)\.tsx$/;

/**
 * The files of the build, each with everything that its parts need and no earlier file has. By default the bundler
 * would make about 150 small files for the first page, each a separate request, and together a sixth larger when
 * compressed.
 */
export const chunks = [
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'base', tags: ['$initial' as const] },
  { name: 'frame', test: /features[\\/]shell[\\/]shell\.tsx$/ },
  { name: 'analysis', test: /routes[\\/](analysis-screen|overview-page)\.tsx$/ },
  { name: 'widgets', test: /routes[\\/]analysis-page\.tsx$/ },
  { name: 'shared', test: shared },
  { name: 'forms', test: forms },
  { name: 'floating', test: floating },
  { name: 'arrays', test: arrays },
  { name: 'maps', test: maps },
  { name: 'charts', test: charts },
  { name: 'pictures', test: pictures },
].map((chunk, place, { length }) => ({ ...chunk, priority: length - place }));
