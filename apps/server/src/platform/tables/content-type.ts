import type { ReportFileFormat } from '@waybill/contract';

const contentTypes: Readonly<Record<ReportFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  parquet: 'application/vnd.apache.parquet',
};

/** The media type of a file of this format. */
export const contentTypeOf = (format: ReportFileFormat): string => contentTypes[format];
