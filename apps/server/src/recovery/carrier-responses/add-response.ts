import { type CarrierResponse, largestCarrierResponse, type ResponseOutcome } from '@waybill/contract';
import { fileName as plainFileName, trackingLookupQuery } from '@waybill/model';
import { compileDataQuery, scopeTo } from '@waybill/query';
import { readableClients } from '../../identity/access/readable-clients.ts';
import { writeAudit } from '../../identity/audit/write-audit.ts';
import { NumberedFiles } from '../../platform/files/numbered-files.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { presentResponse } from './carrier-responses.ts';
import { contentTypeOf } from './content-type-of.ts';

type Context = Pick<Services, 'settings' | 'warehouse' | 'clock' | 'files'>;

/** A carrier's answer as it is uploaded. */
interface NewResponse {
  readonly clientId: number;
  readonly trackingNumber: string;
  readonly outcome: ResponseOutcome;
  readonly gsrReasons: string;
  readonly fileName: string;
  /** In Base64. */
  readonly content: string;
}

/**
 * Stores a carrier's response: row, file and audit entry, or nothing.
 * @throws ScopeError 403 for a client that the user may not read, ProblemError 400 for invalid input.
 */
export async function addResponse(context: Context, user: SignedInUser, input: NewResponse): Promise<CarrierResponse> {
  const { settings, clock, files } = context;
  const { clientId, trackingNumber, outcome, gsrReasons } = input;
  const carrierName = await carrierOf(context, user, input);
  const bytes = Buffer.from(input.content, 'base64');
  if (bytes.length > largestCarrierResponse) throw fieldProblem('content', 'is larger than 2 MB');
  const contentType = contentTypeOf(bytes);
  if (contentType === undefined) throw fieldProblem('content', 'must be a PNG, JPEG or PDF file or plain text');
  const at = clock();
  return settings.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('carrier_response')
      .values({
        client_id: clientId,
        carrier_name: carrierName,
        tracking_number: trackingNumber,
        outcome,
        gsr_reasons: gsrReasons.trim(),
        file_name: plainFileName(input.fileName) || 'response',
        content_type: contentType,
        bytes: bytes.length,
        uploaded_by: user.userId,
        uploaded_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, user, at, {
      action: 'carrier_response.add',
      subject: { id: row.id, name: `${carrierName} ${trackingNumber}` },
      more: { outcome, fileName: row.file_name, contentType, bytes: bytes.length },
    });
    await new NumberedFiles(files, 'carrier-responses').write(row.id, bytes);
    return presentResponse(row);
  });
}

/** The carrier of the client's package with that number. */
async function carrierOf(
  { settings, warehouse }: Context,
  user: SignedInUser,
  { clientId, trackingNumber }: NewResponse,
): Promise<string> {
  const readable = await readableClients(settings, user);
  const scope = scopeTo({ clientId, childClientIdsCSV: String(clientId) }, readable, warehouse.dataVersion);
  const query = compileDataQuery(trackingLookupQuery([trackingNumber]), { scope });
  const [found] = await warehouse.rows<{ CARRIER_NAME: string }>(query);
  if (found === undefined) throw fieldProblem('trackingNumber', 'must be one of this client’s packages');
  return found.CARRIER_NAME;
}
