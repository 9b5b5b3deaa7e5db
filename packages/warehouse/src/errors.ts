/** The names of all warehouse errors, for callers to switch on. */
export type WarehouseErrorName =
  | 'WarehouseLocked'
  | 'WarehouseNotWritable'
  | 'WarehouseNewer'
  | 'WarehouseCorrupt'
  | 'WarehouseClosed'
  | 'QueryFailed'
  | 'QueryTimeout'
  | 'QueryTooLarge'
  | 'QueryCancelled'
  | 'LoadRejected'
  | 'CopyFailed'
  | 'WarehouseAddressInvalid'
  | 'WarehouseUnreachable';

/** Base of every error that the warehouse throws; its message can be shown to an operator. */
export abstract class WarehouseError extends Error {
  abstract override readonly name: WarehouseErrorName;
}

/** Another process holds the file. */
export class WarehouseLocked extends WarehouseError {
  override readonly name = 'WarehouseLocked';
}

/** The file or its folder may not be written. */
export class WarehouseNotWritable extends WarehouseError {
  override readonly name = 'WarehouseNotWritable';
}

/** The file was written by a newer Waybill (or a newer DuckDB) than this one. */
export class WarehouseNewer extends WarehouseError {
  override readonly name = 'WarehouseNewer';
}

/** The file is not a warehouse, or it is damaged. */
export class WarehouseCorrupt extends WarehouseError {
  override readonly name = 'WarehouseCorrupt';
}

/** The warehouse was closed while the call waited. */
export class WarehouseClosed extends WarehouseError {
  override readonly name = 'WarehouseClosed';
}

/** The engine could not run the statement: a bad cast, a division, an overflow. Its text is in the message. */
export class QueryFailed extends WarehouseError {
  override readonly name = 'QueryFailed';
  /** For the user: what is wrong with values of the query, such as a number that is too large; undefined: the fault is ours. */
  readonly valueFault: string | undefined;

  constructor(message: string, { valueFault, ...options }: ErrorOptions & { readonly valueFault?: string } = {}) {
    super(message, options);
    this.valueFault = valueFault;
  }
}

/** The query ran longer than its time limit (waiting for a connection included). */
export class QueryTimeout extends WarehouseError {
  override readonly name = 'QueryTimeout';
}

/** The query needs more memory than it may use, or returns more rows than allowed. */
export class QueryTooLarge extends WarehouseError {
  override readonly name = 'QueryTooLarge';
}

/** The caller's signal aborted the query. */
export class QueryCancelled extends WarehouseError {
  override readonly name = 'QueryCancelled';
}

/** A load whose figures do not add up, or whose rows cannot be stored. Nothing of it is kept. */
export class LoadRejected extends WarehouseError {
  override readonly name = 'LoadRejected';
}

/** A warehouse was not copied: the target was not empty, or the copy differs. The target appears empty. */
export class CopyFailed extends WarehouseError {
  override readonly name = 'CopyFailed';
}

/** The address of a database server cannot be read. */
export class WarehouseAddressInvalid extends WarehouseError {
  override readonly name = 'WarehouseAddressInvalid';
}

/** The database server does not answer, or refuses the user. */
export class WarehouseUnreachable extends WarehouseError {
  override readonly name = 'WarehouseUnreachable';
}
