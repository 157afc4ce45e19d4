// The property-management set keeps its own rules: see data/property.md.
import { describe, expect, it } from 'vitest';
import { transferConditionIds } from '#shared/domain/transfer-conditions.ts';
import { type Company, loadCompanies } from './property-data.ts';
import { labelProblem } from './property-labels.ts';
import { shareFewWords } from './shared-words.ts';

const finalCompanies = loadCompanies(true);
const companies = [...loadCompanies(false), ...finalCompanies];
const faqs = companies.flatMap((company) => company.faqs);
const questions = companies.flatMap((company) => company.questions);
const calls = companies.flatMap((company) => company.calls);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

describe('the property-management set', () => {
  it('is as large as it says', () => {
    expect(companies.length).toBeGreaterThanOrEqual(6);
    expect(faqs.length).toBeGreaterThanOrEqual(150);
    expect(questions.filter(({ nothing }) => !nothing).length).toBeGreaterThanOrEqual(450);
    expect(questions.filter(({ nothing }) => nothing).length).toBeGreaterThanOrEqual(100);
    expect(questions.filter(({ nothing }) => nothing === 'near').length).toBeGreaterThanOrEqual(60);
    expect(calls.length).toBeGreaterThanOrEqual(45);
  });

  it.each(companies)('$slug is complete', ({ setup, faqs, documents, questions, calls }) => {
    expect(setup.companyName.length).toBeGreaterThan(2);
    expect(setup.businessHours).not.toBe('');
    expect(
      setup.transferConditions.every((id) => transferConditionIds.some((known) => known === id)),
    ).toBe(true);
    expect(faqs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
    expect(new Set(faqs.map(({ question }) => plain(question))).size).toBe(faqs.length);
    expect(faqs.filter(({ phrasings }) => phrasings.length < 4)).toEqual([]);
    expect(documents.length).toBeGreaterThan(0);
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(calls.length).toBeGreaterThanOrEqual(6);
  });

  it.each(companies)('$slug: every label points at something', (company) => {
    const labels = [
      ...company.questions.flatMap(({ expect: labels }) => labels),
      ...company.calls.flatMap(({ turns }) => turns.flatMap((turn) => turn.expect?.source ?? [])),
    ];
    expect(labels.map((label) => labelProblem(company, label)).filter(Boolean)).toEqual([]);
  });

  it('a question has either labels or the reason why it has none', () => {
    expect(
      questions.filter(({ expect: labels, nothing }) => (labels.length === 0) !== Boolean(nothing)),
    ).toEqual([]);
  });

  it('no question is asked twice, and none repeats an FAQ or a phrasing of its company', () => {
    for (const company of companies) {
      const said = company.questions.map(({ say }) => plain(say));
      expect(said.filter((say, index) => said.indexOf(say) !== index)).toEqual([]);
      const known = new Set(
        company.faqs.flatMap(({ question, phrasings }) => [question, ...phrasings].map(plain)),
      );
      expect(company.questions.filter(({ say }) => known.has(plain(say)))).toEqual([]);
    }
  });

  it('at least a third of the questions share at most one word in three with their FAQ', () => {
    const aboutFaqs = companies.flatMap((company) =>
      company.questions.flatMap(({ say, expect: [label] }) => {
        const faq = company.faqs.find(({ id }) => label === `faq:${id}`);
        return faq ? [{ say, question: faq.question }] : [];
      }),
    );
    const far = aboutFaqs.filter(({ say, question }) => shareFewWords(say, question));
    expect(far.length * 3).toBeGreaterThanOrEqual(aboutFaqs.length);
  });

  it('callers speak in every style', () => {
    for (const style of ['plain', 'short', 'indirect', 'typo', 'speech']) {
      expect(questions.filter((question) => question.style === style).length).toBeGreaterThan(15);
    }
  });

  it('every call has a time with its offset, its own name, and something that must hold', () => {
    for (const { calls } of companies) {
      expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
      for (const { at, turns, slots } of calls) {
        expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(turns.some((turn) => Object.keys(turn.expect ?? {}).length > 0)).toBe(true);
        expect(turns.every((turn) => turn.answer === undefined || slots !== undefined)).toBe(true);
      }
    }
  });

  it('about a quarter is kept for final figures', () => {
    const share = (of: (company: Company) => readonly unknown[]) =>
      finalCompanies.flatMap(of).length / companies.flatMap(of).length;
    expect(share(({ faqs }) => faqs)).toBeGreaterThan(0.23);
    expect(share(({ questions }) => questions)).toBeGreaterThan(0.23);
    expect(share(({ calls }) => calls)).toBeGreaterThan(0.23);
  });
});
