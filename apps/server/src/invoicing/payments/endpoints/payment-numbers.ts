import {
  generatePaymentNumber as generate,
  getPaymentNumber,
  listPaymentNumbers,
  listUnpaidInvoices,
  trackingPaymentNumbers,
  updatePaymentNumber,
  voidPaymentNumber,
} from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { notePayment, voidPayment } from '../change-payment-number.ts';
import { generatePaymentNumber } from '../generate-payment-number.ts';
import { paymentNumberDetail, paymentNumbersOf, searchedInPayments } from '../payment-numbers.ts';
import { trackedPayments } from '../tracked-payments.ts';
import { unpaidInvoices } from '../unpaid-invoices.ts';

/** Payment numbers, and what is paid under them. */
export function paymentNumberRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, listPaymentNumbers, async ({ user, query }) =>
    tablePage(settings, await paymentNumbersOf(settings, user, query), query, {
      searched: [...searchedInPayments],
      unique: 'id',
    }),
  );
  route(app, listUnpaidInvoices, async ({ user, query }) => unpaidInvoices(services, user, query));
  route(app, getPaymentNumber, async ({ user, params }) => paymentNumberDetail(services, user, params.id));
  route(app, generate, async ({ user, body }) => generatePaymentNumber(services, user, body));
  route(app, updatePaymentNumber, async ({ user, params, body }) => notePayment(services, user, params.id, body));
  route(app, voidPaymentNumber, async ({ user, params, body }) => voidPayment(services, user, params.id, body.reason));
  route(app, trackingPaymentNumbers, async ({ user, body, reply }) =>
    trackedPayments(services, user, body.trackingNumbers, callSignal(reply)),
  );
}
