import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Report, reports, stompDestinations, stompPath } from '@waybill/contract';
import { dayOf, factOf, type PageState, reportRequestOf, spend } from '@waybill/model';
import { Client } from '../crash/client.ts';
import { invoiceFile } from '../crash/crash-files.ts';
import type { Visit } from '../load/demo-visits.ts';

/** What all actors of the soak share. */
export interface Soak {
  readonly address: string;
  /** The shipper's token. */
  readonly token: string;
  readonly adminToken: string;
  readonly clientId: number;
  isOver(): boolean;
  /** Counts something that was done. */
  count(what: string): void;
  /** Records an error that a user saw. */
  fail(what: string, error: unknown): void;
}

const headersOf = (token: string) => ({
  'content-type': 'application/json',
  'tenant-name': 'default',
  authorization: `Bearer ${token}`,
});

async function repeat(soak: Soak, what: string, pause: number, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 1; !soak.isOver(); turn += 1) {
    try {
      await work(turn);
      soak.count(what);
    } catch (error) {
      soak.fail(what, error);
    }
    await wait(pause);
  }
}

/** A user who opens one screen after another. */
export function clicks(soak: Soak, visits: readonly Visit[], first: number): Promise<void> {
  return repeat(soak, 'screens opened', 0, async (turn) => {
    const visit = visits[(first * 7 + turn) % visits.length];
    await Promise.all((visit?.asks ?? []).map(({ path, body }) => ask(soak, path, body)));
  });
}

async function ask({ address, token }: Soak, path: string, body: object): Promise<void> {
  const answer = await fetch(`${address}/aiparcelweb/api/aidashboards/${path}`, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
}

/** An administrator who uploads and loads an invoice, and undoes the previous one. */
export function loads(soak: Soak): Promise<void> {
  const client = new Client(soak.address, soak.adminToken);
  const first = Date.now() % 40_000;
  return repeat(soak, 'invoices loaded and taken back', 3_000, async (turn) => {
    const file = invoiceFile(first + turn, 200);
    const upload = await client.upload(file);
    await client.work('preview', upload, soak.clientId);
    await client.work('load', upload, soak.clientId);
    const [row] = await client.files(file.name);
    if (row?.status !== 'loaded') throw new Error(`${file.name} is ${row?.status}: ${row?.reason}`);
    await client.undo(row.id);
  });
}

/** A user who orders a report, waits for it, downloads and deletes it. */
export function ordersReports(soak: Soak, format: 'csv' | 'xlsx'): Promise<void> {
  const today = dayOf(new Date());
  return repeat(soak, `${format} reports downloaded`, 5_000, async (turn) => {
    const from = `${Number(today.slice(0, 4)) - 1}-01-${String(1 + (turn % 28)).padStart(2, '0')}`;
    const body = reportRequestOf(stateOf(soak.clientId, from, today), {
      pageDisplayName: spend.displayName,
      grid: {},
      unit: 'lbs',
      rowCount: 1,
      format,
    });
    const submitted = await call(soak, '/aiparcelreports/api/aidashboards/submitReport/spend', 'POST', body);
    const said = await submitted.text();
    if (said !== 'Report submitted.') throw new Error(said);
    const report = await endedReport(soak, format);
    if (report.status !== 'completed') throw new Error(`The report is ${report.status}: ${report.reason}`);
    await (await call(soak, `/aiparcelweb/api/riGenerateds/downloadFile/${report.id}`)).arrayBuffer();
    await (await call(soak, `${reports.path}/${report.id}`, 'DELETE')).text();
  });
}

async function call({ address, token }: Soak, path: string, method = 'GET', body?: object): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: body === undefined ? { authorization: `Bearer ${token}` } : headersOf(token),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
}

/** The newest report of the format, once it has ended. */
async function endedReport(soak: Soak, format: Report['format']): Promise<Report> {
  for (;;) {
    const list = reports.answer.parse(await (await call(soak, reports.path)).json());
    const newest = list.find((report) => report.format === format);
    if (newest === undefined) throw new Error('The report is not in the list.');
    if (newest.status !== 'queued' && newest.status !== 'running') return newest;
    await wait(500);
  }
}

const stateOf = (clientId: number, from: string, to: string): PageState => ({
  analysis: spend,
  fact: factOf(spend),
  clientId,
  childClientIds: [],
  dateType: 'bill_date',
  dates: { from, to },
  filters: {},
  trackingNumbers: [],
  whereClauses: [],
});

/** A page that listens for live messages, is closed after a while and opened again. */
export function listens(soak: Soak, first: number): Promise<void> {
  return repeat(soak, 'live connections opened and closed', 100, async (turn) => {
    const socket = new WebSocket(`${soak.address.replace('http', 'ws')}${stompPath}`, 'v12.stomp');
    const connected = new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () =>
        socket.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${soak.adminToken}\n\n\0`),
      );
      socket.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('CONNECTED')) resolve();
        else if (String(data).startsWith('MESSAGE')) soak.count('live messages received');
      });
      socket.addEventListener('error', () => reject(new Error('The live connection failed.')));
      socket.addEventListener('close', () => reject(new Error('The live connection was closed before it was open.')));
    });
    await connected;
    const [id, destination] = [`${first}`, stompDestinations.notifications];
    socket.send(`SUBSCRIBE\nid:${id}\ndestination:${destination}\n\n\0`);
    await wait(1_000 + ((first * 3 + turn * 7) % 10) * 1_000);
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  });
}

/** A connection that breaks: before the request is complete, before the answer begins, or while it is read. */
export function breaks(soak: Soak, visits: readonly Visit[]): Promise<void> {
  const { hostname, port } = new URL(soak.address);
  return repeat(soak, 'connections broken', 50, async (turn) => {
    const visit = visits[turn % visits.length];
    const { path, body } = visit?.asks[turn % visit.asks.length] ?? { path: '', body: {} };
    const text = JSON.stringify(body);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const head = [
      `POST /aiparcelweb/api/aidashboards/${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      ...Object.entries(headersOf(soak.token)).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${text.length}`,
    ].join('\r\n');
    socket.write(`${head}\r\n\r\n${turn % 3 === 0 ? text.slice(0, 20) : text}`);
    if (turn % 3 === 2) await Promise.race([once(socket, 'data'), wait(2_000)]);
    else await wait(turn % 20);
    socket.destroy();
  });
}
