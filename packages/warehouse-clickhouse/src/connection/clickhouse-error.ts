import { ClickHouseError } from '@clickhouse/client';
import { QueryFailed, QueryTooLarge, WarehouseCorrupt, WarehouseUnreachable } from '@waybill/warehouse';

const noDatabase = '81';
const tooMuchMemory = '241';

/** Unknown users and wrong passwords, and rights that a user lacks. */
const refusals: ReadonlySet<string> = new Set(['192', '194', '497', '516']);

/** A server that has no room for another query, is stopping, or cannot reach its Keeper or other replicas. */
const passing: ReadonlySet<string> = new Set(['202', '209', '210', '236', '242', '279', '285', '341', '999']);

/** Texts that are no number or day, numbers beyond their type, divisions by zero, wrong patterns. */
const causedByValues: ReadonlySet<string> = new Set([
  '6',
  '27',
  '38',
  '41',
  '69',
  '70',
  '72',
  '153',
  '321',
  '407',
  '427',
]);

/** For a database that is not there, or has no tables yet. */
export const notPrepared = (name: string): WarehouseCorrupt =>
  new WarehouseCorrupt(`The database ${name} is not prepared. Run waybill warehouse prepare first.`);

/** Translates what the client throws into one of the warehouse's errors. */
export function clickHouseError(error: unknown, name: string): Error {
  const cause = { cause: error };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ClickHouseError) {
    if (error.code === noDatabase) return notPrepared(name);
    if (error.code === tooMuchMemory)
      return new QueryTooLarge('The query needs more memory than it is allowed.', cause);
    if (refusals.has(error.code))
      return new WarehouseUnreachable(`The server refuses the user for ${name}: ${message}`, cause);
    if (passing.has(error.code))
      return new WarehouseUnreachable(`The server for ${name} cannot do this now: ${message}`, cause);
    return new QueryFailed(
      message,
      causedByValues.has(error.code) ? { ...cause, valueFault: inWords(message) } : cause,
    );
  }
  return isOfNetwork(error)
    ? new WarehouseUnreachable(`The server for ${name} does not answer: ${message}`, cause)
    : new QueryFailed(message, cause);
}

/** A message without the part of the statement in which it arose. */
const inWords = (message: string): string =>
  message.split(/[:.,]? (?:While|while|In scope|Stack trace)\b/)[0]?.trim() ?? message;

/** Node's errors of connections have codes such as ECONNREFUSED, those of certificates such as CERT_HAS_EXPIRED. */
function isOfNetwork(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z]|CERT|VERIFY/.test(code);
}
