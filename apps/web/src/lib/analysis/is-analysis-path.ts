/** Whether the page at a path shows a client's figures, and so takes client, dates and filters of the page before. */
export function isAnalysisPath(path: string): boolean {
  return path.startsWith('/aframe/') || path === '/dashboards';
}
