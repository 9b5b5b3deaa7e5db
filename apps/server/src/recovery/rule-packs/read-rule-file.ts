import { type Pack, type PackProblem, type ReadSheet, readCarrierSheet } from '@waybill/audit';
import { parcelCarriers } from '@waybill/model';
import { packKindOf } from '../../organisation/rule-packs/packs-in-use.ts';
import { type TableServices, type UploadedTable, uploadedTable } from '../../platform/reading/uploaded-table.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';

/** A file of rules as somebody uploads it. */
export interface RuleUpload extends UploadedTable {
  readonly carrierId: number;
  readonly kind: string;
  readonly fileName: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly source: string;
  readonly secondHand: boolean;
  readonly service: string;
  readonly origin: string;
}

/** The rules of a file, and how it was read. */
export interface ReadRuleFile extends Pick<ReadSheet, 'unusedColumns' | 'unusedLines'> {
  readonly pack: Pack;
  readonly sheets: readonly string[];
}

const mostProblems = 5;

/** @throws ProblemError 400 that names the field, the line, the column and the fix */
export async function readRuleFile(
  services: TableServices,
  reader: { readonly userId: number | null },
  upload: RuleUpload,
  signal?: AbortSignal,
): Promise<ReadRuleFile> {
  const kind = packKindOf(upload.kind);
  if (kind === undefined) throw fieldProblem('kind', 'is not a kind of rules');
  const carrier = parcelCarriers.find(({ id }) => id === upload.carrierId);
  if (carrier === undefined) throw fieldProblem('carrierId', 'is not a parcel carrier');
  const table = await uploadedTable(services, reader, upload, signal);
  const { fileName: file, from = '', to = '', source, secondHand, service, origin } = upload;
  const whose = { file, carrierId: carrier.id, kind };
  const context = { from, to, source, secondHand, service, origin };
  const { pack, problems, unusedColumns, unusedLines } = readCarrierSheet(whose, table.lines, context);
  const unsaid = (['from', 'source'] as const).find(
    (name) => context[name] === '' && problems.some(({ field }) => field === name),
  );
  if (unsaid !== undefined) throw fieldProblem(unsaid, 'is neither in the table nor said beside it');
  if (pack === undefined) throw fieldProblem('content', problemsText(problems));
  if (pack.rows.length === 0) throw fieldProblem('content', 'has no rules in it');
  return { pack, sheets: table.sheets, unusedColumns, unusedLines };
}

function problemsText(problems: readonly PackProblem[]): string {
  const unlike = [...new Map(problems.toReversed().map((each) => [`${each.field} ${each.problem}`, each])).values()];
  const first = unlike
    .slice(-mostProblems)
    .toReversed()
    .map(({ line, field, problem, fix }) => {
      const place = field === undefined ? `line ${line}` : `line ${line}, ${field}`;
      return `${place}: ${problem} ${fix}`;
    });
  const more = problems.length - first.length;
  return `cannot be read. ${first.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
