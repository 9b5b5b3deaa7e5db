import { namedReportLimits, namedReports, phrasesOf, wordLanguages } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { read } from './reader.ts';

/** A report that can be ordered. */
function ordered(question: string, more: Parameters<typeof read>[1] = {}) {
  const outcome = read(question, more);
  if (outcome.kind !== 'report' || outcome.question !== undefined)
    throw new Error(`${question}: ${JSON.stringify(outcome)}`);
  return outcome.asked;
}

const spring = { from: '2026-03-01', to: '2026-05-31' };

describe('a report that is asked for by name', () => {
  it.each([
    'send me the address correction report for UPS, March to May',
    'Can I get the address correction report for UPS, March to May?',
    'Address correction report UPS from March to May 2026',
    'please email me the addr corr report for UPS for March-May',
    'can you run the adress corection report, ups, 03/01/2026 to 05/31/2026',
    'download address corrections for UPS from 2026-03-01 to 2026-05-31',
    'envíame el informe de corrección de dirección de UPS de marzo a mayo',
    'quiero el reporte de correcciones de dirección para UPS, de marzo a mayo',
    'envoie-moi le rapport de correction d’adresse pour UPS de mars à mai',
    'pouvez-vous générer le rapport des corrections d’adresses UPS entre mars et mai',
    'inviami il rapporto correzione indirizzo per UPS da marzo a maggio',
    'scarica il report correzioni indirizzo UPS, da marzo a maggio',
    '请发送UPS 3月到5月的地址更正报告',
    '给我UPS从3月到5月的地址更正报表',
    'أرسل لي تقرير تصحيح العنوان لـ UPS من مارس إلى مايو',
    'أرسل تقرير تصحيح العناوين UPS من مارس إلى مايو 2026',
  ])('%s', (question) => {
    expect(ordered(question)).toEqual({ report: 'Address Correction', carrier: 'UPS', range: spring, format: 'xlsx' });
  });

  it.each(
    namedReports.flatMap(({ name, words }) =>
      [name, ...wordLanguages.flatMap((each) => phrasesOf(words[each]))].map((said) => [said, name] as const),
    ),
  )('is found by ‘%s’: %s', (said, name) => {
    expect(ordered(`${said} report for UPS last month`).report).toBe(name);
  });

  it('comes as a file of the kind that is named', () => {
    expect(ordered('payment report for FedEx last month as csv').format).toBe('csv');
    expect(ordered('payment report for FedEx last month in Excel').format).toBe('xlsx');
  });

  it('is asked about until carrier and period are known', () => {
    const first = read('delivery status report');
    expect(first).toMatchObject({ kind: 'report', question: 'For which carrier?' });
    if (first.kind !== 'report') return;
    expect(first.suggestions).toContain('Delivery Status report for UPS');
    const second = read('FedEx', { earlierReport: first.asked });
    expect(second).toMatchObject({ kind: 'report', asked: { report: 'Delivery Status', carrier: 'FedEx' } });
    if (second.kind !== 'report') return;
    expect(second.question).toMatch(/^For which period\?/);
    expect(ordered('March to May', { earlierReport: second.asked })).toMatchObject({ carrier: 'FedEx', range: spring });
    for (const suggestion of second.suggestions) expect(ordered(suggestion).carrier).toBe('FedEx');
  });

  it('takes over what the report before had', () => {
    const earlierReport = ordered('payment report for UPS March to May');
    expect(ordered('and for FedEx', { earlierReport })).toEqual({ ...earlierReport, carrier: 'FedEx' });
    expect(ordered('now for April', { earlierReport })).toMatchObject({
      carrier: 'UPS',
      range: { from: '2026-04-01', to: '2026-04-30' },
    });
    expect(read('total spend by carrier last month', { earlierReport }).kind).toBe('answer');
  });

  it('is made for its own carrier where it has one', () => {
    expect(ordered('service summary report last month').carrier).toBe('UPS');
    expect(read('service summary report for FedEx last month')).toMatchObject({
      kind: 'refuse',
      reason: 'The report Service Summary - UPS is only made for UPS.',
    });
  });

  it('is of at most thirteen months and one carrier', () => {
    expect(ordered('payment report for UPS from 2025-01-01 to 2026-01-31').range).toEqual({
      from: '2025-01-01',
      to: '2026-01-31',
    });
    for (const question of [
      'payment report for UPS from 2025-01-01 to 2026-02-01',
      'payment report for UPS for the last 3 years',
      'payment report for UPS of all time',
    ]) {
      expect(read(question)).toMatchObject({ kind: 'refuse', reason: namedReportLimits });
    }
    const both = read('payment report for UPS and FedEx last month');
    expect(both).toMatchObject({ kind: 'report', question: namedReportLimits });
    if (both.kind === 'report') expect(both.suggestions.map((each) => ordered(each).carrier)).toEqual(['UPS', 'FedEx']);
  });

  it.each([
    ['payment report for UPS in Texas last month', 'Texas'],
    ['payment report for UPS last month per carrier', 'carrier'],
    ['payment report for UPS last month by state', 'state'],
    ['payment report for UPS last month without Ground', 'without'],
    ['payment report for Globex and UPS last month', 'Globex'],
  ])('is never narrowed silently: %s', (question, word) => {
    const outcome = read(question);
    expect(outcome.kind).toBe('refuse');
    expect(JSON.stringify(outcome)).toContain(word);
  });

  it('is explained where that is asked', () => {
    expect(read('what is the address correction report?')).toMatchObject({
      kind: 'definition',
      term: 'Address Correction',
      path: '/reports',
    });
  });

  it('leaves questions for figures alone', () => {
    for (const question of [
      'total spend by service for UPS last month',
      'spend by service',
      'address correction charges by month',
      'how many packages had an address correction last month',
      'residential vs commercial packages last month',
    ]) {
      expect([question, read(question).kind]).not.toEqual([question, 'report']);
    }
    expect(read('how do I schedule a report').kind).toBe('howto');
  });

  it('asks which where the name is missing', () => {
    const outcome = read('send me a report for UPS last month');
    expect(outcome).toMatchObject({ kind: 'report' });
    if (outcome.kind === 'report')
      expect(outcome.question).toMatch(/^Which report do you mean\? There are: Shipment Details, /);
    expect(read('send me the payment report and the annual summary report for UPS last month')).toMatchObject({
      kind: 'report',
      question: 'Which report do you mean?',
    });
  });
});
