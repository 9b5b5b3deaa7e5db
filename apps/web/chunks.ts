const chartLibraries =
  /node_modules[\\/](@nivo|@react-spring|d3-[^\\/]+|lodash|react-virtualized-auto-sizer|delaunator)[\\/]/;

/**
 * The files of the build, each with all that its parts need and that no file before it has. By itself the bundler makes
 * some 150 small ones for the first page, each of them a request, and together a sixth larger when compressed.
 */
export const chunks = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'charts', test: chartLibraries },
  { name: 'frame', test: /features[\\/]shell[\\/]shell\.tsx$/ },
  { name: 'analysis', test: /routes[\\/](analysis-screen|analysis-page|overview-page)\.tsx$/ },
].map((chunk, place, { length }) => ({ ...chunk, priority: length - place }));
