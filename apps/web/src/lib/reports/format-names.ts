import type { ReportFormat } from '@waybill/contract';

/** What the formats of files are called in every language. */
export const formatNames: Readonly<Record<ReportFormat, string>> = { csv: 'CSV', xlsx: 'Excel', parquet: 'Parquet' };
