// Tests of the shape of request workflows (spec 3).
import { describe, expect, it } from 'vitest';
import { workflowSchema, workflowStepTypes } from './workflow.ts';

describe('workflow', () => {
  it('[ENT-14] is a request type with steps', () => {
    const workflow = {
      requestType: 'maintenance',
      steps: [
        {
          id: 'ask',
          type: 'question',
          content: 'Is water running?',
          options: ['yes', 'no'],
          nextStepId: 'end',
          conditions: [{ option: 'yes', nextStepId: 'transfer' }],
          metadata: { asked: 1 },
          position: { x: 0, y: 40.5 },
        },
      ],
    };
    expect(workflowSchema.parse(workflow)).toEqual(workflow);
  });

  it('[ENT-15] has steps of exactly seven types', () => {
    expect(workflowStepTypes).toEqual([
      'greeting',
      'question',
      'condition',
      'transfer',
      'collect_info',
      'provide_info',
      'end',
    ]);
    const step = { id: 'x', type: 'call', content: '' };
    expect(workflowSchema.safeParse({ requestType: 'x', steps: [step] }).success).toBe(false);
  });
});
