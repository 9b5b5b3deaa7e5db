import type { CreditType, ServiceCategory } from '@waybill/model';
import type { ChargeMeaning, ChargeNames } from '../charge-names/charge-names.ts';
import type { DatedName, DatedNames } from '../charge-names/dated-names.ts';
import type { DecimalMark } from '../reading/marked-number.ts';
import type { DateOrder } from '../reading/reading-answers.ts';

/** Numbers that name something: they must be the same wherever they are read. */
export type KeyTarget =
  | 'accountNumber'
  | 'invoiceNumber'
  | 'trackingPrefix'
  | 'trackingNumber'
  | 'foreignTrackingNumber'
  | 'relabelledNumber'
  | 'internalNumber'
  | 'transactionNumber'
  | 'currency';

/** `otherBillDate` is used if the bill date is empty. */
export type DayTarget = 'billDate' | 'otherBillDate' | 'shipDate' | 'deliveryDate';
export type WeightTarget = 'actualWeight' | 'billedWeight';
export type SideTarget = 'length' | 'width' | 'height';

export type TextTarget =
  | 'invoiceAmount'
  | 'rowKind'
  | 'voided'
  | 'carrier'
  | 'deliveryTime'
  | 'deliveryLocation'
  | 'actualWeightUnit'
  | 'billedWeightUnit'
  | 'sizeUnit'
  | 'pieces'
  | 'service'
  | 'secondService'
  | 'zone'
  | 'payor'
  | 'reference'
  | 'senderName'
  | 'senderCompany'
  | 'senderAddress'
  | 'senderAddress2'
  | 'senderCity'
  | 'senderState'
  | 'senderPostalCode'
  | 'senderCountry'
  | 'consigneeName'
  | 'consigneeCompany'
  | 'consigneeAddress'
  | 'consigneeAddress2'
  | 'consigneeCity'
  | 'consigneeState'
  | 'consigneePostalCode'
  | 'consigneeCountry';

/** What a cell above a table may state for all its rows. */
export type TargetAbove = 'accountNumber' | 'invoiceNumber' | 'billDate' | 'currency' | 'invoiceAmount';

/** The label of a cell above a table, beside which its value stands, or the place of the cell, as `B3`. */
export type PlaceAbove = string | { readonly cell: string };

/** The meanings of columns of a flat file. */
export type Target = KeyTarget | DayTarget | WeightTarget | SideTarget | TextTarget;

/** A column with an amount. */
export interface ChargeColumn {
  readonly column: string;
  /** The column with the charge's text. Without it, or where it is empty, the charge is called as its column. */
  readonly textColumn?: string;
  /**
   * What the charge is; with a column of texts, what it is if the layout's names do not know its text. Without it, its
   * column or its text decides by these names.
   */
  readonly meaning?: ChargeMeaning;
  /** The column with what the contract takes off, negative: the amount is before it. */
  readonly incentiveColumn?: string;
  /** The file writes it without a sign, and it is taken off. */
  readonly isSubtracted?: boolean;
  /** Read only in rows in which this other amount is empty or zero. */
  readonly insteadOf?: string;
  /** It counts, unless the row's total shows that another column holds it already. */
  readonly mayBeIncluded?: boolean;
  /** The column with the charge's code, which decides before its text does. */
  readonly codeColumn?: string;
  /** The charge is what the column holds beyond this one, as a total with tax does beyond that without. Nothing if the column is empty. */
  readonly beyondColumn?: string;
  /** What the charge is called, if not as its column. */
  readonly name?: string;
}

/**
 * Lines of two types: one states what an invoice amounts to, and may bill a fee of its own; the others are its rows. The
 * type is in a column.
 */
export interface InvoiceLines {
  readonly typeColumn: string;
  readonly invoiceType: string;
  readonly rowType: string;
  /** What the invoice amounts to without tax and with it. */
  readonly netColumn: string;
  readonly totalColumn: string;
  /** The tax, which may be zero or empty where only one of the two is stated. */
  readonly taxColumn: string;
  /** A fee for the invoice as a whole, which no row bills. */
  readonly feeColumn: string;
}

/** What a row of a file may be. */
export const rowKinds = ['package', 'adjustment', 'account'] as const;

/** A text of a column and what its row is; the first whose words all occur in it, ignoring case. */
export interface RowRule extends DatedName {
  readonly kind: (typeof rowKinds)[number];
  /** All charges of the row are this. */
  readonly meaning?: ChargeMeaning;
  readonly credit?: CreditType;
  readonly serviceCategory?: ServiceCategory;
}

/** A text of a service column and what it means; the first whose words all occur in it. */
export interface ServiceRule {
  readonly words: readonly string[];
  readonly category: ServiceCategory;
  readonly mode: string;
}

interface BillingCarrier {
  readonly id: number;
  readonly name: string;
}

/** Carriers that a column names. */
interface NamedCarriers {
  /** Recognised by words in the column. */
  readonly named: readonly (BillingCarrier & { readonly words: string })[];
  /** Those that the tenant added, recognised by their whole names. */
  readonly added?: readonly BillingCarrier[];
}

/**
 * A file with a header, or with fixed places, in which a row is a package, as plain data. One reader interprets all of
 * them: `flatLayout` makes a layout of a declaration.
 */
export interface FlatDeclaration {
  readonly name: string;
  /** Where the layout is documented, and of which day that is. */
  readonly source: string;
  /** What files of this layout do not contain, one sentence each. */
  readonly limits: readonly string[];
  /** Whether the carrier delivers one invoice in several, overlapping files. */
  readonly mayComeInParts: boolean;
  /** Who issues the files, if that is not who bills. */
  readonly issuer?: string;
  /** Who bills, if it is always the same, or the carriers that a column names. */
  readonly carrier: BillingCarrier | NamedCarriers;
  readonly shape: HeaderShape | RecordShape | PlacesShape;
  /** Lines before this one hold no rows. */
  readonly firstRow?: number;
  /** What a column is called that tells a target. */
  readonly columns: Readonly<Partial<Record<Target, string>>>;
  /** The cells above the table that state a target for all its rows. */
  readonly above?: Readonly<Partial<Record<TargetAbove, PlaceAbove>>>;
  /** What a text of a target means, by the text in upper case. Texts that are not in it stay. */
  readonly lookups?: Readonly<Partial<Record<Target, ReadonlyMap<string, string>>>>;
  /** What the file does not tell and is always the same. */
  readonly constants?: Readonly<Partial<Record<Target, string>>>;
  /** Columns without which a row is of no invoice. `day of billing`: there are no invoices; the days of an account stand for them. */
  readonly invoices: 'numbered' | 'day of billing';
  readonly charges: readonly ChargeColumn[];
  /** What the columns of charges are, if their texts do not decide. */
  readonly columnNames?: ChargeNames;
  /** What charges are by their codes, where a column has these. */
  readonly chargeCodes?: ChargeNames;
  /** What charges are by their texts; one without a text is called as its column. */
  readonly chargeNames: ChargeNames;
  /** The column that states what all charges of a row add up to. */
  readonly rowTotal?: string;
  /** A row that states no total has whatever its charges add up to. */
  readonly isRowTotalOptional?: boolean;
  /** Discounts are negative, or positive and taken off, or taken off already; the row's total shows which. */
  readonly hasDiscountsOfAnySign?: boolean;
  /** What a row is, by the column `rowKind`. Without a rule that fits: a package, or an adjustment if it gives money back. */
  readonly rowKinds: DatedNames<RowRule>;
  /** Rows with one of these texts in a column bill nothing, whatever amounts they hold: labels that failed, or were printed for a test. */
  readonly notBilled?: readonly { readonly column: string; readonly texts: readonly string[] }[];
  /** Rows whose column `voided` has one of these texts give the charges of these columns back. */
  readonly voids?: { readonly texts: readonly string[]; readonly columns: readonly string[] };
  readonly services: readonly ServiceRule[];
  /** A row is a package only if it names a ship date and bills transportation, or no money at all: then it is a piece of another row's shipment. */
  readonly packagesBillTransportation?: boolean;
  /**
   * Rows without a tracking number are mail that is billed by the piece: what its column `pieces` holds counts, in the
   * rows that bill transportation or what no name knows. Without it, such rows count no pieces.
   */
  readonly countsMail?: boolean;
  /** A row is a charge: those with the same tracking number on an invoice are one package. */
  readonly rowsAreCharges?: boolean;
  /** Which part of a date is the day; without it, all dates of the file decide. */
  readonly dateOrder?: DateOrder;
  /** ISO code of the country in which the issuer makes the files: they have the order of dates that is usual there. */
  readonly country?: string;
  /** The currency, if the issuer bills in no other and the files do not name it. */
  readonly currency?: string;
  /** The decimal mark of every number; without it, the numbers of the file decide. */
  readonly decimalMark?: DecimalMark;
  /**
   * The decimal mark in the issuer's own files, as its documents or samples show it, or its country: who bills in US
   * dollars, ounces and inches writes a point. It counts where no number of a file shows one.
   */
  readonly usualDecimalMark?: DecimalMark;
  /** Lines that name no package and bill nothing are no rows: they sum others, or open an invoice. */
  readonly hasLinesBetweenRows?: boolean;
  /** A row without a currency is bad. Otherwise the countries of the file show it, or it is asked. */
  readonly currencyIsNeeded?: boolean;
  /**
   * A line with this text in a field of its own states in a column what the rows of the invoice that it names add up to,
   * or those before it if it names none.
   */
  readonly controlLine?: { readonly text: string; readonly column: string };
  readonly invoiceLines?: InvoiceLines;
  /** The file leaves out the routing of the postal service with which numbers of packages are printed: 420 and the ZIP code. */
  readonly isRoutingLeftOut?: boolean;
}

/** The first row that has all these columns is the header; columns may come in any order. */
export interface HeaderShape {
  readonly kind: 'header';
  /** Every column of the documented layout, in its order. One that is not among them may be a new charge. */
  readonly documented: readonly string[];
  readonly recognisedBy: readonly string[];
}

/** No line names the columns: they are at these places, under names that were given to them. */
export interface PlacesShape {
  readonly kind: 'places';
  readonly columns: readonly string[];
}

/** Rows begin with the type of their record, and columns have fixed places: one record opens an invoice, the others are its rows. */
export interface RecordShape {
  readonly kind: 'records';
  readonly invoiceRecord: string;
  readonly invoiceColumns: readonly string[];
  readonly rowRecord: string;
  readonly rowColumns: readonly string[];
}
