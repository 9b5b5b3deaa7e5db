import { assigned, column } from './column.ts';
import { referenceColumns } from './references.ts';

/** Columns in both fact tables, so that every page filter works on packages and on charges. */
export const shipmentColumns = [
  assigned(
    'load_id',
    'integer',
    'Load',
    'Number of the load that stored the row; a query sees loads up to the published number.',
  ),
  assigned('client_id', 'integer', 'Client', 'The client that is charged.'),
  assigned(
    'account_id',
    'integer',
    'Account id',
    'The account in the settings database; leads to account group and division.',
  ),
  assigned('invoice_id', 'bigint', 'Invoice id', 'The invoice in the table invoice.'),
  assigned(
    'tracking_id',
    'bigint',
    'Row id',
    'Unique number of the package row; charge rows carry the number of their package row.',
  ),
  assigned(
    'bill_date_partition',
    'bigint',
    'Bill date partition',
    'Client id followed by year and quarter digit of the bill date, e.g. 100120253.',
  ),
  assigned(
    'pickup_date_partition',
    'bigint',
    'Pickup date partition',
    'Client id followed by year and quarter digit of the pickup date.',
  ),
  column('invoice_number', 'text', 'Invoice Number', 'The carrier’s invoice number, without padding zeros.'),
  column(
    'invoice_status',
    'text',
    'Invoice Status',
    'State of a freight invoice: pay, zeropayclose, ode (open data entry), duplicate; empty for parcels.',
    { nullable: true },
  ),
  column('account_number', 'text', 'Account Number', 'The billed account at the carrier, without padding zeros.'),
  column('carrier_id', 'integer', 'Carrier id', '1 is UPS, 2 is FedEx.'),
  column('carrier_name', 'text', 'Carrier', 'The carrier that bills.'),
  column('bill_date', 'date', 'Invoice Date', 'Date of the invoice that bills this row.'),
  column(
    'pickup_date',
    'date',
    'Ship Date',
    'Day of pickup or transaction; for account rows without one, the bill date.',
  ),
  column(
    'delivery_date',
    'timestamp',
    'Delivery Date',
    'Time of delivery (UTC) by the best source: invoice, tracking or manifest file.',
    {
      nullable: true,
    },
  ),
  column(
    'tracking_number',
    'text',
    'Tracking Number',
    'The package’s tracking number (PRO number for freight); empty on account rows.',
    { nullable: true },
  ),
  column('tracking_status', 'text', 'Tracking Status', 'On Time, Late, Exception or Pending Late; empty if unknown.', {
    nullable: true,
  }),
  column('bucket_name', 'text', 'Bucket', 'parcel or freight.'),
  column('mode_category', 'text', 'Mode', 'Parcel Ground, Parcel Express, LTL and others.'),
  column('service', 'text', 'Service Name', 'The carrier’s name for the service.', { nullable: true }),
  column(
    'service_category',
    'text',
    'Service Category',
    'Ground, Economy, 3 Day, 2 Day, Next Day, Next Day Early, International, Returns, LTL, Freight, or Other.',
  ),
  column('zone', 'text', 'Zone Code', 'The carrier’s code for the zone, without padding zeros.', { nullable: true }),
  column('bill_option', 'text', 'Bill Option', 'PREPAID, COLLECT or THIRD PARTY.', { nullable: true }),
  column('currency_code', 'text', 'Currency', 'ISO code of the invoice’s currency.'),
  column('usd_rate', 'rate', 'Rate to USD', 'US dollars for one unit of the currency on the bill date; 1 for USD.', {
    unit: 'USD per unit of currency',
  }),
  column('sender_city', 'text', 'Sender City', 'City of the sender, as billed.', { nullable: true }),
  column('sender_state', 'text', 'Sender State in File', 'State of the sender, as billed.', { nullable: true }),
  column('sender_postal_code', 'text', 'Sender Zip', 'Postal code of the sender, with leading zeros.', {
    nullable: true,
  }),
  column('sender_cntry', 'text', 'Sender Country in File', 'Country of the sender, as billed.', { nullable: true }),
  column(
    'normalised_sender_state',
    'text',
    'Sender State',
    'State code of the sender; unmapped packages go to the default state of the country.',
  ),
  column(
    'normalised_sender_country',
    'text',
    'Sender Country',
    'ISO country code of the sender; unmapped packages go to US.',
  ),
  column('sender_county', 'text', 'Sender County', 'Five-digit FIPS code of the US county; empty elsewhere.', {
    nullable: true,
  }),
  column('consignee_city', 'text', 'Receiver City', 'City of the consignee, as billed.', { nullable: true }),
  column('consignee_state', 'text', 'Receiver State in File', 'State of the consignee, as billed.', { nullable: true }),
  column('consignee_postal_code', 'text', 'Receiver Zip', 'Postal code of the consignee, with leading zeros.', {
    nullable: true,
  }),
  column('consignee_cntry', 'text', 'Receiver Country in File', 'Country of the consignee, as billed.', {
    nullable: true,
  }),
  column(
    'normalised_consignee_state',
    'text',
    'Receiver State',
    'State code of the consignee; unmapped packages go to the default state of the country.',
  ),
  column(
    'normalised_consignee_country',
    'text',
    'Receiver Country',
    'ISO country code of the consignee; unmapped packages go to US.',
  ),
  column('consignee_county', 'text', 'Receiver County', 'Five-digit FIPS code of the US county; empty elsewhere.', {
    nullable: true,
  }),
  column(
    'customer_reference',
    'text',
    'Customer Reference',
    'The shipper’s reference as the carrier’s invoice prints it; rows of reference fields can name it instead of a tracking number.',
    { nullable: true },
  ),
  ...referenceColumns,
] as const;
