import { afterAll, describe } from 'vitest';
import { alertsAgree } from './alerts.ts';
import { analysisAgrees, spendPage } from './analysis.ts';
import { assistantAgrees } from './assistant.ts';
import { EachEngine } from './each-engine.ts';
import { intakeAgrees } from './intake.ts';
import { invoicingAgrees } from './invoicing.ts';
import { reportsAgree } from './reports.ts';

// A search in the background, which takes ClickHouse twenty seconds for each statement, would slow down what is asked.
const each = await EachEngine.open({ runsJobs: true, keepsFindings: false });
afterAll(() => each.close());
const state = await spendPage(each);
const { clientId, childClientIds } = state;

describe('on every engine', () => {
  describe('the analysis', () => analysisAgrees(each, state));
  describe('invoices', () => invoicingAgrees(each, clientId));
  describe('reports', () => reportsAgree(each, state));
  describe('alerts', () => alertsAgree(each, clientId));
  describe('the assistant', () => assistantAgrees(each, [clientId, childClientIds.at(-1) ?? clientId]));
  describe('the intake', () => intakeAgrees(each));
});
