import type { DeliveryMapping, InvoiceMapping } from '@waybill/contract';
import type { DeliveryFileKind } from '@waybill/model';
import type { UnpackedFile } from '../containers/unpack.ts';
import type { InvoiceFile, InvoiceSummary, LineCorrection, RejectedLine, WholeInvoice } from '../invoice-file.ts';
import type { TenantCarrier, ToldOfFile } from '../layout.ts';
import type { GuessedMappings } from '../mapped/guess/guess-mappings.ts';
import type { SampleChoice } from '../mapped/guess/read-sample.ts';
import type { ExchangeRate } from '../rates/read-rate-file.ts';
import type { FileTable } from '../tables/read-table.ts';

/** How a file is read, as it can be sent to another thread. */
export interface SentOptions extends ToldOfFile {
  readonly scratchFolder?: string | undefined;
  readonly rowsInMemory?: number | undefined;
  readonly corrections?: ReadonlyMap<number, LineCorrection> | undefined;
  readonly mapped?: readonly InvoicesMapping[] | undefined;
  readonly chosen?: InvoicesMapping | undefined;
  readonly mappedDeliveries?: readonly DeliveriesMapping[] | undefined;
  readonly chosenDeliveries?: DeliveriesMapping | undefined;
}

type InvoicesMapping = { readonly mapping: InvoiceMapping; readonly carrier: TenantCarrier };
type DeliveriesMapping = { readonly mapping: DeliveryMapping; readonly carrierId: number | undefined };

/** What is known of a file once it was read. */
export interface OpenedFile
  extends Pick<
    InvoiceFile,
    'layout' | 'limits' | 'questions' | 'mayComeInParts' | 'rows' | 'invoices' | 'badLines' | 'badLineCount'
  > {
  readonly file: number;
  readonly deliveries: DeliveryFileKind | undefined;
}

/** Some rows of an invoice as JSON, without the invoice; the last ones end it. */
export interface RowsOfInvoice {
  readonly invoice: InvoiceSummary;
  readonly whole: WholeInvoice;
  readonly rows: string;
  readonly isLast: boolean;
}

/** Everything that the thread can be asked for, with its answer. */
export interface Calls {
  readonly open: { asked: { path: string; options: SentOptions }; answer: OpenedFile };
  readonly rejected: { asked: { file: number; most: number }; answer: readonly RejectedLine[] };
  /** Begins to read the invoices of a file, or its deliveries. */
  readonly read: { asked: { file: number; what: 'invoices' | 'deliveries' }; answer: number };
  /** Undefined at the end. */
  readonly nextRows: { asked: { reading: number }; answer: RowsOfInvoice | undefined };
  /** Delivery facts as JSON; undefined at the end. */
  readonly nextFacts: { asked: { reading: number }; answer: string | undefined };
  readonly stop: { asked: { reading: number }; answer: undefined };
  readonly forget: { asked: object; answer: undefined };
  readonly rates: { asked: { content: string }; answer: readonly ExchangeRate[] };
  readonly table: { asked: { path: string; sheet: string | undefined }; answer: FileTable };
  readonly guess: {
    asked: { path: string; choice: SampleChoice; layoutName: string };
    answer: GuessedMappings | undefined;
  };
  readonly unpack: { asked: { file: UnpackedFile; folder: string }; answer: readonly UnpackedFile[] };
}

/** A call of the other thread, or the answer to its question. */
export type ToThread =
  | {
      readonly [Name in keyof Calls]: {
        readonly call: number;
        readonly name: Name;
        readonly asked: Calls[Name]['asked'];
      };
    }[keyof Calls]
  | { readonly reserved: number; readonly failure: SentError | undefined };

export type FromThread =
  | { readonly call: number; readonly answer: unknown }
  | { readonly call: number; readonly failure: SentError }
  | { readonly call: number; readonly rows: number }
  | { readonly call: number; readonly reserve: { readonly files: number; readonly bytes: number } };

/** An error as it can be sent: other threads know its name, not its class. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly path?: string | undefined;
}
