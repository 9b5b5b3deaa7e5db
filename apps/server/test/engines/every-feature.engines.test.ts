import { afterAll, describe } from 'vitest';
import { analysisAgrees, spendPage } from './analysis.ts';
import { assistantAgrees } from './assistant.ts';
import { EachEngine } from './each-engine.ts';
import { intakeAgrees } from './intake.ts';
import { invoicingAgrees } from './invoicing.ts';
import { recoveryAgrees } from './recovery.ts';
import { reportsAgree } from './reports.ts';

const each = await EachEngine.open({ runsJobs: true });
afterAll(() => each.close());
const state = await spendPage(each);
const { clientId, childClientIds } = state;

describe('on every engine', () => {
  describe('the analysis', () => analysisAgrees(each, state));
  describe('the exceptions', () => recoveryAgrees(each, clientId));
  describe('invoices', () => invoicingAgrees(each, clientId));
  describe('reports', () => reportsAgree(each, state));
  describe('the assistant', () => assistantAgrees(each, [clientId, childClientIds.at(-1) ?? clientId]));
  describe('the intake', () => intakeAgrees(each));
});
