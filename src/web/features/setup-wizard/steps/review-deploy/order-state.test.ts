import { describe, expect, it } from 'vitest';
import { orderSentence, orderStateOf, repeatSentence } from './order-state.ts';

const assistant = { id: 7, deploymentDate: '2026-11-20T10:00:00.000Z' };
const submission = (status: string, submittedAt = assistant.deploymentDate) => ({
  assistantId: 7,
  submittedAt,
  status,
});

describe('state of an order', () => {
  it.each([
    ['success', 'delivered', 'This version is with the provider.'],
    ['pending', 'pending', 'This version is on its way to the provider.'],
    ['stored', 'stored', ''],
    ['Weird', 'unknown', ''],
  ] as const)('[DEPLOY-71] a submission that is %s is %s', (status, state, sentence) => {
    const earlier = submission('failed', '2026-11-01T10:00:00.000Z');
    const found = orderStateOf(assistant, [submission(status), earlier]);
    expect(found).toBe(state);
    expect(orderSentence(found)).toBe(sentence);
  });

  it('[DEPLOY-71] is unknown while the submissions are', () => {
    expect(orderStateOf(assistant, undefined)).toBe('unknown');
    expect(orderStateOf(assistant, [{ ...submission('success'), assistantId: 8 }])).toBe('unknown');
  });

  it('[DEPLOY-71] a repeated deployment claims no more than it did', () => {
    expect(repeatSentence('delivered')).toContain('already with the provider');
    expect(repeatSentence('unknown')).not.toContain('with the provider');
  });
});
