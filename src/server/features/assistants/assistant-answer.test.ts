// Tests of the answer that is kept with an assistant. That every write keeps it true is looked at when
// a test of the API ends, see start-app.ts.
import { describe, expect, it } from 'vitest';
import { answerFormat, assistantAnswerText, formatOf } from './assistant-answer.ts';
import { emptyAssistant } from './empty-assistant.ts';

const empty = { id: 1, ...emptyAssistant(2, 'device_1', '2026-03-02T15:00:00.000Z') };
describe('the kept answer', () => {
  it.each([
    ['lacks a field', (text: string) => text.replace('"testNumber":"",', '')],
    ['has a field more', (text: string) => text.replace('{', '{"nickname":"",')],
    ['has another default', (text: string) => text.replace('17:00', '18:00')],
    ['has other tags', (text: string) => text.replace('"company":"\\"', '"company":"\\"x')],
  ])('[LIFE-18] is of another format than an answer that %s', (_what, changed) => {
    expect(changed(assistantAnswerText(empty))).not.toBe(assistantAnswerText(empty));
    expect(formatOf((row) => changed(assistantAnswerText(row)))).not.toBe(answerFormat);
    expect(formatOf(assistantAnswerText)).toBe(answerFormat);
  });

  it('holds no column that the contract does not name', () => {
    expect(JSON.parse(assistantAnswerText(empty))).not.toHaveProperty('ownerId');
    expect(assistantAnswerText({ ...empty, notifyEmailTokenHash: 'secret' })).not.toContain(
      'secret',
    );
  });
});
