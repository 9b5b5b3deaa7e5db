import {
  createFileLayout,
  deleteFileLayout,
  getFileLayout,
  getInvoiceFile,
  getMeaningOfFile,
  getUploadState,
  type InvoiceMapping,
  listAuditLog,
  listCarriers,
  listFileLayouts,
  listInvoiceFiles,
  listRejectedLines,
  loadCorrections,
  type MappingStart,
  previewUpload,
  reloadInvoiceFile,
  startFileMapping,
  startLayoutMapping,
  startMapping,
  tryFileMapping,
  tryMapping,
  updateFileLayout,
  uploadsPath,
} from '@waybill/contract';
import { House } from '@waybill/testkit';
import { Upload } from 'tus-js-client';
import { afterAll, describe, expect, it } from 'vitest';
import { Desk } from './loads/desk.ts';

const fileOf = (invoice: string, total = '20.00') =>
  [
    'Tracking No,Invoice,Invoice Date,Account,Weight lb,Freight,Fuel,Total',
    `RG${invoice}000001,${invoice},11/14/2025,REG-9,4,10.00,1.20,11.20`,
    `RG${invoice}000002,${invoice},11/14/2025,REG-9,2,8.00,0.80,8.80`,
    `Total,,,,,,,${total}`,
  ].join('\n');

const charge = (column: string) => ({ column, family: 'other' as const, isSubtracted: false, description: null });

const ofInvoices = ({ guess }: MappingStart): InvoiceMapping => {
  if (guess.format !== 'waybill mapping 1') throw new Error('The file does not look like invoices.');
  return { ...guess, fixed: { currency: 'USD', ...guess.fixed } };
};

describe('layouts that a tenant maps', async () => {
  const house = await House.open();
  afterAll(() => house.close());
  const admin = await house.as('admin');
  const desk = new Desk(house);
  const send = async (text: string): Promise<string> => {
    const ended = Promise.withResolvers<void>();
    const upload = new Upload(Buffer.from(text), {
      endpoint: `${house.address}${uploadsPath}`,
      metadata: { filename: 'regional week 46.csv' },
      headers: { authorization: `Bearer ${admin.token}` },
      onSuccess: () => ended.resolve(),
      onError: (error) => ended.reject(error),
    });
    upload.start();
    await ended.promise;
    return upload.url?.split('/').at(-1) ?? '';
  };
  const id = await send(fileOf('R1'));
  const guessed = (await admin.call(startMapping, { params: { id } })).body;
  const mapping: InvoiceMapping = { ...ofInvoices(guessed), name: 'Regional weekly', carrier: 'Prairie Parcel' };

  it('are guessed from an uploaded file, with examples of each column', () => {
    expect(guessed.offers).toEqual([]);
    expect(guessed.evidence).toContainEqual({ field: 'weightUnit', kind: 'column', example: 'Weight lb' });
    expect(guessed.columns[0]).toEqual({ name: 'Tracking No', examples: ['RGR1000001', 'RGR1000002', 'Total'] });
    expect(guessed.guess).toMatchObject({
      columns: {
        trackingNumber: 'Tracking No',
        invoiceNumber: 'Invoice',
        billDate: 'Invoice Date',
        accountNumber: 'Account',
      },
      charges: { kind: 'columns', rowTotal: 'Total' },
      controlTotal: { kind: 'line', text: 'Total', column: 'Total' },
    });
    expect(guessed.carriers).toContain('UPS');
  });

  it('are tried against the file before anything is stored, even for a carrier that is not known yet', async () => {
    const { body } = await admin.call(tryMapping, { params: { id }, body: { mapping, clientId: 1002 } });
    expect(body.problems).toEqual([]);
    expect(body.preview).toMatchObject({ status: 'loaded', rows: 2, packages: 2, badLines: 0 });
    expect(body.preview?.invoices).toMatchObject([
      { carrierName: 'Prairie Parcel', rowsAmount: '20.00', statedAmount: '20.00' },
    ]);
    const lacking = { ...mapping, columns: { ...mapping.columns, billDate: undefined } };
    const tried = await admin.call(tryMapping, { params: { id }, body: { mapping: lacking, clientId: null } });
    expect(tried.body).toMatchObject({ preview: null, problems: [{ field: 'columns.billDate' }] });
    const inNoCurrency = { ...mapping, fixed: { weightUnit: 'lb' as const } };
    const untold = await admin.call(tryMapping, { params: { id }, body: { mapping: inNoCurrency, clientId: null } });
    expect(untold.body).toMatchObject({ preview: null, problems: [{ field: 'fixed.currency' }] });
    const charges = { kind: 'columns' as const, columns: [charge('Fuel')], rowTotal: null, families: [] };
    const partly = { ...mapping, charges, controlTotal: { kind: 'none' as const } };
    const less = await admin.call(tryMapping, { params: { id }, body: { mapping: partly, clientId: 1002 } });
    expect(less.body.preview?.limits[0]).toContain('‘Freight’ 18.00');
    expect((await admin.call(listFileLayouts)).body.total).toBe(0);
  });

  it('are saved under a name, add their carrier, and from then on recognise files, uploaded or loaded otherwise', async () => {
    const saved = await admin.call(createFileLayout, { body: mapping });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Regional weekly', carrier: 'Prairie Parcel' } });
    const { rows } = (await admin.call(listCarriers, { query: { search: 'Prairie' } })).body;
    expect(rows).toMatchObject([{ name: 'Prairie Parcel' }]);
    await admin.call(previewUpload, { params: { id }, body: { clientId: 1002, acceptBadLines: false } });
    await expect
      .poll(async () => (await admin.call(getUploadState, { params: { id } })).body)
      .toMatchObject({ step: 'previewed', preview: { layout: 'Regional weekly', status: 'loaded' } });
    expect(await desk.load(fileOf('R2'), { clientId: 1002 })).toMatchObject({
      status: 'loaded',
      layout: 'Regional weekly',
      packages: 2,
    });
    expect(await desk.held('R2')).toMatchObject({ packages: 2, net: '20.00', netOfCharges: '20.00' });
    const [file] = (await admin.call(listInvoiceFiles, { query: { status: 'loaded' } })).body.rows;
    const meaning = await admin.call(getMeaningOfFile, { params: { id: file?.id ?? 0 } });
    expect(meaning.body).toMatchObject({ mapping: { name: 'Regional weekly' }, isMappingChanged: false });
    expect(meaning.body.charges.map(({ description, family, amount }) => [description, family, amount])).toEqual([
      ['Freight', 'transportation', '18.00'],
      ['Fuel', 'fuel_surcharge', '2.00'],
    ]);
    expect(await desk.load(fileOf('R3', '20.01'), { clientId: 1002 })).toMatchObject({ status: 'refused' });
  });

  it('have a name of their own, and answers name the field', async () => {
    const again = await admin.call(createFileLayout, { body: { ...mapping, name: 'REGIONAL weekly' } });
    expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'name', message: 'is taken' }] } });
    const lacking = await admin.call(createFileLayout, { body: { ...mapping, name: 'Other', columns: {} } });
    expect(lacking.status).toBe(400);
    expect(JSON.stringify(lacking.body)).toContain('columns.billDate');
  });

  it('are exported as they are imported, renamed and deleted; then their files are not recognised', async () => {
    const layout = (await admin.call(listFileLayouts, { query: { search: 'regional' } })).body.rows[0];
    const params = { id: layout?.id ?? 0 };
    const exported = (await admin.call(getFileLayout, { params })).body.mapping;
    expect(exported).toEqual(mapping);
    const renamed = await admin.call(updateFileLayout, { params, body: { ...exported, name: 'Prairie' } });
    expect(renamed.body).toMatchObject({ name: 'Prairie', mapping: { name: 'Prairie' } });
    expect(await desk.load(fileOf('R4'), { clientId: 1002 })).toMatchObject({ layout: 'Prairie' });
    expect((await admin.call(deleteFileLayout, { params })).status).toBe(200);
    expect(await desk.load(fileOf('R5'), { clientId: 1002 })).toMatchObject({ status: 'refused', layout: null });
    expect((await admin.call(createFileLayout, { body: exported })).status).toBe(200);
  });

  it('are edited beside the last file that was read by them; what is loaded stays, later files follow', async () => {
    const layout = (await admin.call(listFileLayouts, { query: { search: 'Regional weekly' } })).body.rows[0];
    const params = { id: layout?.id ?? 0 };
    expect(await desk.load(fileOf('R6'), { clientId: 1002, name: 'week 47.csv' })).toMatchObject({ status: 'loaded' });
    const { start, file } = (await admin.call(startLayoutMapping, { params })).body;
    expect(start.guess).toEqual(mapping);
    expect(start.columns[0]).toEqual({ name: 'Tracking No', examples: ['RGR6000001', 'RGR6000002', 'Total'] });
    expect(file).toMatchObject({ name: 'week 47.csv', clientId: 1002 });
    const edited: InvoiceMapping = { ...mapping, columns: { ...mapping.columns, service: 'Account' } };
    const kept = { id: file?.id ?? 0 };
    const tried = await admin.call(tryFileMapping, { params: kept, body: { mapping: edited, clientId: 1002 } });
    expect(tried.body.preview?.firstPackages).toMatchObject([{ service: 'REG-9' }, { service: 'REG-9' }]);
    await admin.call(updateFileLayout, { params, body: edited });
    expect(await desk.load(fileOf('R7'), { clientId: 1002 })).toMatchObject({ layout: 'Regional weekly' });
    const services = await house.warehouse.rows<{ NUMBER: string; SERVICE: string | null }>({
      sql: "select distinct invoice_number as NUMBER, service as SERVICE from package_level_info where invoice_number in ('R6', 'R7') order by 1",
      parameters: [],
      columns: [
        { name: 'NUMBER', type: 'text' },
        { name: 'SERVICE', type: 'text' },
      ],
    });
    expect(services).toEqual([
      { NUMBER: 'R6', SERVICE: null },
      { NUMBER: 'R7', SERVICE: 'REG-9' },
    ]);
    const [audited] = (await admin.call(listAuditLog, { query: { search: 'file_layout.update' } })).body.rows;
    expect(audited?.action).toBe('file_layout.update');
    await admin.call(updateFileLayout, { params, body: mapping });
  });

  it('are made of a file that was refused before, which is then loaded for the client chosen at first', async () => {
    const unknown = fileOf('R8').replaceAll('Tracking No', 'Consignment').replace('REG-9', 'REG-8');
    const refused = await desk.load(unknown, { clientId: 1002, name: 'consigned.csv' });
    expect(refused).toMatchObject({ status: 'refused', layout: null, mayBeMapped: true });
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'consigned.csv', status: 'all' } })).body;
    const params = { id: rows[0]?.id ?? 0 };
    const detail = (await admin.call(getInvoiceFile, { params })).body;
    expect(detail).toMatchObject({ mayMap: true, clientId: 1002 });
    const guess = ofInvoices((await admin.call(startFileMapping, { params })).body);
    const consigned = { ...guess, name: 'Consigned', carrier: 'Prairie Parcel' };
    expect((await admin.call(createFileLayout, { body: consigned })).status).toBe(200);
    const body = { acceptBadLines: false, clientId: detail.clientId };
    expect((await admin.call(reloadInvoiceFile, { params, body })).body.status).toBe('loaded');
    expect(await desk.held('R8')).toMatchObject({ packages: 2, net: '20.00' });
  });

  it('are remembered with a file that was read by one that nobody saved, and its lines can be corrected', async () => {
    const other = { ...mapping, name: 'Once only', columns: { ...mapping.columns, trackingNumber: 'Parcel' } };
    const text = fileOf('R9').replace('Tracking No', 'Parcel').replace('10.00,1.20,11.20', 'ten,1.20,11.20');
    const header = mapping.header.with(0, 'Parcel');
    const request = { clientId: 1002, name: 'once.csv', mapping: { ...other, header } };
    expect(await desk.load(text, request)).toMatchObject({ status: 'refused', badLines: 1, layout: 'Once only' });
    const { rows } = (await admin.call(listInvoiceFiles, { query: { search: 'once.csv', status: 'all' } })).body;
    const params = { id: rows[0]?.id ?? 0 };
    const rejected = (await admin.call(listRejectedLines, { params })).body;
    expect(rejected).toMatchObject({ clientId: 1002, lines: [{ line: 2, column: 'Freight' }] });
    const fields = rejected.lines[0]?.fields.map(({ value, name }) => (name === 'Freight' ? '10.00' : value)) ?? [];
    const body = { corrections: [{ line: 2, fields }], acceptBadLines: false, clientId: null };
    expect((await admin.call(loadCorrections, { params, body })).body.status).toBe('loaded');
    expect(await desk.held('R9')).toMatchObject({ packages: 2, net: '20.00' });
  });

  it('may have several tables and cells by their places, and are exported and edited with them', async () => {
    const text = [
      'Quail Express,Q-1,11/14/2025,REG-9,14.00',
      'Parcel No,Ship date,Freight,Fuel,Row total',
      'QX0000000010,11/10/2025,10.00,1.00,11.00',
      'Package,What for,Charge amount',
      'QX0000000010,Residential delivery,3.00',
    ].join('\n');
    const start = (await admin.call(startMapping, { params: { id: await send(text) }, query: { headerLine: 2 } })).body;
    expect(start.placesAbove).toEqual([
      { cell: 'A1', text: 'Quail Express' },
      { cell: 'B1', text: 'Q-1' },
      { cell: 'C1', text: '11/14/2025' },
      { cell: 'D1', text: 'REG-9' },
      { cell: 'E1', text: '14.00' },
    ]);
    const several: InvoiceMapping = {
      ...ofInvoices(start),
      name: 'Quail',
      carrier: 'Quail Express',
      columns: { trackingNumber: 'Parcel No', shipDate: 'Ship date' },
      above: { invoiceNumber: { cell: 'B1' }, billDate: { cell: 'C1' }, accountNumber: { cell: 'D1' } },
      controlTotal: { kind: 'cell', cell: 'E1' },
      furtherTables: [
        {
          header: ['Package', 'What for', 'Charge amount'],
          columns: { trackingNumber: 'Package' },
          charges: { kind: 'rows', amount: 'Charge amount', description: 'What for', families: [] },
        },
      ],
    };
    const saved = (await admin.call(createFileLayout, { body: several })).body;
    expect(saved.mapping).toEqual(several);
    expect(await desk.load(text, { clientId: 1002, name: 'quail.csv' })).toMatchObject({
      status: 'loaded',
      layout: 'Quail',
      packages: 1,
    });
    expect(await desk.held('Q-1')).toMatchObject({ packages: 1, net: '14.00', netOfCharges: '14.00' });
    const edited = (await admin.call(startLayoutMapping, { params: { id: saved.id } })).body.start;
    expect(edited.placesAbove[1]).toEqual({ cell: 'B1', text: 'Q-1' });
    expect(edited.guess).toEqual(several);
  });

  it('may begin with names and texts that are too long for a mapping, which are then cut', async () => {
    const long = 'x'.repeat(300);
    const rows = [1, 2, 3].map((row) => `RGR300000${row},R3,11/14/2025,${row}.00,Delivered ${long}`);
    const upload = await send([`Tracking No,Invoice,${long},Total,Status`, ...rows].join('\n'));
    const { status, body } = await admin.call(startMapping, { params: { id: upload } });
    expect(status).toBe(200);
    expect(body.columns[2]?.name).toBe('x'.repeat(190));
    const saved = await admin.call(createFileLayout, {
      body: { ...body.guess, carrier: 'Prairie Parcel', name: 'Long' },
    });
    expect(saved.status).not.toBe(500);

    const wide = Array.from({ length: 1_001 }, (_, place) => `Column name ${place}`).join(',');
    const refused = await admin.call(startMapping, { params: { id: await send(`${wide}\n${wide}`) } });
    expect(refused).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('more than 1,000 columns') },
    });
  });

  it('may be of deliveries: tried, saved without a carrier, recognised, edited and exported like the others', async () => {
    const text = [
      'Consignee ref,Parcel Ref,Event,Event time,Soll',
      'A1,RGR2000001,Out for delivery,11/14/2025 08:00,11/15/2025',
      'A1,RGR2000001,Delivered,11/14/2025 11:30,11/15/2025',
      'A2,RGR2000002,Delivered,11/17/2025 09:00,11/15/2025',
    ].join('\n');
    const upload = await send(text);
    const { guess, otherGuess } = (await admin.call(startMapping, { params: { id: upload } })).body;
    expect(guess).toMatchObject({
      format: 'waybill delivery mapping 1',
      carrier: null,
      columns: { trackingNumber: 'Parcel Ref', delivered: 'Event time', status: 'Event', promised: 'Soll' },
      deliveredStatuses: ['Delivered'],
    });
    expect(otherGuess?.format).toBe('waybill mapping 1');
    const body = { ...guess, name: 'Prairie scans' };
    const tried = (await admin.call(tryMapping, { params: { id: upload }, body: { mapping: body, clientId: null } }))
      .body;
    expect(tried.preview).toMatchObject({ layout: 'Prairie scans', deliveries: { completed: 2, waiting: 0 } });
    const saved = (await admin.call(createFileLayout, { body })).body;
    expect(saved).toMatchObject({ name: 'Prairie scans', carrier: null, mapping: body });
    const report = await desk.load(text, { clientId: 1002, name: 'scans.csv' });
    expect(report).toMatchObject({ status: 'loaded', layout: 'Prairie scans', deliveries: { completed: 2 } });
    const held = await house.warehouse.rows<{ STATUS: string | null }>({
      sql: "select tracking_status as STATUS from package_level_info where invoice_number = 'R2' order by tracking_number",
      parameters: [],
      columns: [{ name: 'STATUS', type: 'text' }],
    });
    expect(held.map(({ STATUS }) => STATUS)).toEqual(['On Time', 'Late']);
    const params = { id: saved.id };
    const renamed = await admin.call(updateFileLayout, {
      params,
      body: { ...body, carrier: 'Prairie Parcel', name: 'Scans' },
    });
    expect(renamed.body).toMatchObject({ name: 'Scans', carrier: 'Prairie Parcel' });
    expect((await admin.call(startLayoutMapping, { params })).body.file).toMatchObject({ name: 'scans.csv' });
    const taken = await admin.call(updateFileLayout, { params, body: { ...body, name: 'tracking list' } });
    expect(taken).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
    expect((await admin.call(deleteFileLayout, { params })).status).toBe(200);
  });

  it('belong to their tenant, and only internal users who may upload see them', async () => {
    const neighbour = await house.as('neighbour', 'neighbour');
    const shipper = await house.as('shipper');
    const layout = (await admin.call(listFileLayouts)).body.rows[0];
    const params = { id: layout?.id ?? 0 };
    expect((await neighbour.call(getFileLayout, { params })).status).toBe(404);
    expect((await neighbour.call(listFileLayouts)).body.total).toBe(0);
    expect((await neighbour.call(startMapping, { params: { id } })).status).toBe(404);
    expect((await neighbour.call(startLayoutMapping, { params })).status).toBe(404);
    expect((await shipper.call(listFileLayouts)).status).toBe(403);
    expect((await shipper.call(createFileLayout, { body: mapping })).status).toBe(403);
  });
});
