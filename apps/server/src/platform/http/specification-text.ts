const parts: Readonly<Record<string, string>> = {
  S1: 'docs/specification/1-dashboards.md',
  S2: 'docs/specification/2-grid-filters-reports.md',
  S3: 'docs/specification/3-shell-access-assistant.md',
};

/** Names the document behind a source such as `S3 section 4.3`, for readers of the API description. */
export const specificationText = (source: string): string =>
  source.replaceAll(/S[123](?= section)/g, (part) => `${parts[part]},`);
