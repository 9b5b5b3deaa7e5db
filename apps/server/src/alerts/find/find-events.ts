import type { AlertQuestion, FindServices, Found } from './alert-question.ts';
import { exceededBudgets } from './exceeded-budgets.ts';
import { expiringClaims } from './expiring-claims.ts';
import { missingInvoices } from './missing-invoices.ts';
import { newCharges } from './new-charges.ts';
import { tiersAtRisk } from './tiers-at-risk.ts';
import { weeklyEvents } from './weekly-events.ts';

/** What a rule finds in the last twelve months as of a day: the back-test, and what alerts are told from. */
export async function findEvents(services: FindServices, question: AlertQuestion): Promise<Found> {
  const { rule } = question;
  switch (rule.kind) {
    case 'band':
    case 'limit':
      return weeklyEvents(services, question, rule);
    case 'newCharge':
      return newCharges(services, question, rule.atLeast);
    case 'missingInvoice':
      return missingInvoices(services, question);
    case 'budget':
      return exceededBudgets(services, question);
    case 'tier':
      return tiersAtRisk(services, question);
    case 'claims':
      return expiringClaims(services, question, rule.atLeast);
  }
}
