import { exportGlBooking, type GlBookingSum, previewGlBooking } from '@waybill/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestScope } from '../../../analysis/data/request-scope.ts';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { requestedClient } from '../../../organisation/clients/requested-client.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { accountingFile } from '../accounting-files.ts';
import { type BookedInvoices, type BookedLine, bookInvoices } from '../book-invoices.ts';

interface Asked {
  readonly clientId: number;
  readonly from: string;
  readonly to: string;
}

/** Booked invoices for accounting programs: what they would be, and the file. */
export function glBookingRoutes(app: FastifyInstance, services: Services): void {
  route(app, previewGlBooking, async ({ user, query, reply }) => {
    const { lines, invoices } = await booked(services, user, query, reply);
    return {
      sums: sumsOf(lines),
      carrierNames: [...new Set(lines.map(({ carrierName }) => carrierName))].sort(),
      invoices: invoices.length,
      different: invoices
        .filter(({ missingCents }) => missingCents !== 0)
        .map(({ carrierName, invoiceNumber, missingCents }) => ({
          carrierName,
          invoiceNumber,
          difference: missingCents / 100,
        })),
    };
  });

  route(app, exportGlBooking, async ({ user, query, reply }) => {
    const { system, vendors, consultant, datevClient, from, to, clientId } = query;
    const { lines } = await booked(services, user, query, reply);
    if (lines.some(({ code }) => code === '')) {
      throw badRequest('Some charges have no GL code. Create codes that match them, and export again.');
    }
    if (system === 'datev' && from.slice(0, 4) !== to.slice(0, 4)) {
      throw fieldProblem('to', 'must be in the year of the first day');
    }
    const numbers = new Map(vendors.split(';').map((each) => partsOf(each)));
    const vendorOf = (carrierName: string) => numbers.get(carrierName) || carrierName;
    const file = accountingFile(system, lines, { vendorOf, consultant, datevClient, from, to });
    await recordEvent(services.settings, user, services.clock(), {
      action: 'gl_booking.export',
      more: { system, clientId, from, to, lines: lines.length },
    });
    const name = system === 'datev' ? `EXTF_Buchungsstapel_${from}_${to}.csv` : `${system}_${from}_${to}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(name))
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}

/** `UPS=70001` */
function partsOf(given: string): [string, string] {
  const at = given.lastIndexOf('=');
  return [given.slice(0, Math.max(0, at)).trim(), given.slice(at + 1).trim()];
}

async function booked(
  services: Services,
  user: SignedInUser,
  { clientId, from, to }: Asked,
  reply: FastifyReply,
): Promise<BookedInvoices> {
  if (from > to) throw fieldProblem('to', 'must not be before from');
  const { familyIds, readable } = await requestedClient(services.settings, user, clientId);
  const signal = callSignal(reply);
  const clients = readable.filter(({ id }) => familyIds.includes(id));
  const all = await Promise.all(
    clients.map(async (client) => {
      const scope = await requestScope(services, user, { clientId: client.id, childClientIdsCSV: `${client.id}` });
      return await bookInvoices(services, { client, scope, dates: { from, to }, signal });
    }),
  );
  return { lines: all.flatMap(({ lines }) => lines), invoices: all.flatMap(({ invoices }) => invoices) };
}

function sumsOf(lines: readonly BookedLine[]): GlBookingSum[] {
  const groups = Map.groupBy(lines, ({ client, currencyCode, code, costCentre }) =>
    JSON.stringify([client.id, currencyCode, code, costCentre]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { client, currencyCode, code, name, costCentre } = first;
    const cents = group.reduce((sum, line) => sum + line.cents, 0);
    return [{ client, currencyCode, code, name, costCentre, invoices: group.length, amount: cents / 100 }];
  });
}
