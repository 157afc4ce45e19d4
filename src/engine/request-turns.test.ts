import { describe, expect, it } from 'vitest';
import { call } from './grounded-call.testing.ts';
import { officeClosed, sampleIndex, talk } from './sample-setup.testing.ts';

const open = sampleIndex();

describe('[TALK-39] a maintenance request is taken one detail at a time, read back and confirmed', () => {
  it('in the order of the script', () => {
    const index = sampleIndex({
      callInstructions: {
        ownerRequests: '',
        maintenanceRequests: 'Ask for the unit. Get a phone number. Then name.',
        paymentRequests: '',
        urgentIssues: '',
        customInstructions: [],
      },
    });
    const asked = talk(index, ['my faucet drips', '4B', '312 555 0147', 'Ann Lee']).map(
      ({ state }) => state.pending,
    );
    expect(asked).toMatchObject([
      { slot: 'unit' },
      { slot: 'phone' },
      { slot: 'name' },
      { kind: 'confirm-request' },
    ]);
  });

  it('and is only done once the caller has agreed', () => {
    const said = ['my faucet drips', 'Ann Lee', '4B', '312 555 0147'];
    expect(call(open, said).request).toBeNull();
    const done = call(open, [...said, 'yes']);
    expect(done.request).toEqual({
      kind: 'maintenance',
      name: 'Ann Lee',
      unit: '4B',
      phone: '312-555-0147',
      problem: 'my faucet drips',
    });
    expect(done.reply).toContain('In this test nobody is notified');
  });

  it('several details in one sentence are not asked for again', () => {
    const result = call(open, ['this is Ann Lee in 4B, my faucet drips, call me at 312 555 0147']);
    expect(result.state.pending).toEqual({ kind: 'confirm-request' });
  });

  it.each([
    ['no, it is 4D', 'unit', '4D'],
    ['actually my name is Anna Leigh', 'name', 'Anna Leigh'],
    ['no, the number is 312 555 0199', 'phone', '312-555-0199'],
    ['no, my last name is Leigh', 'name', 'Ann Leigh'],
  ] as const)('a correction changes just that and is read back: %s', (correction, slot, value) => {
    const said = ['my faucet drips', 'Ann Lee', '4B', '312 555 0147', correction];
    const result = call(open, said);
    expect(result.state.request).toMatchObject({ [slot]: value });
    expect(result.state.pending).toEqual({ kind: 'confirm-request' });
    expect(result.reply).toContain(value);
  });

  it('“the unit is wrong” asks for the unit again', () => {
    const said = ['my faucet drips', 'Ann Lee', '4B', '312 555 0147', 'the unit is wrong'];
    expect(call(open, said).state.pending).toMatchObject({ kind: 'slot', slot: 'unit' });
  });

  it('“the unit is wrong” does not ask again for a name that was refused', () => {
    const said = [
      'my faucet drips',
      "I'd rather not say",
      '4B',
      '312 555 0147',
      'the unit is wrong',
    ];
    expect(call(open, said).state).toMatchObject({
      skipped: ['name'],
      pending: { kind: 'slot', slot: 'unit' },
    });
  });

  it('who only repeats what was told is not asked for the same for ever', () => {
    const said = ['my faucet drips', 'I am in 4B', 'I am in 4B', 'I am in 4B'];
    expect(call(open, said).state).toMatchObject({ skipped: ['name'], pending: { slot: 'phone' } });
  });

  it.each([
    ['No, thank you.', "let's go on"],
    ['No. What are the pool hours?', '8 AM to 10 PM'],
  ])('“%s” to the emergency question goes on with what was reported', (answer, contains) => {
    const { reply, state } = call(open, ['my sink is leaking', answer]);
    expect(reply).toContain(contains);
    expect(state).toMatchObject({
      request: { problem: 'my sink is leaking' },
      pending: { slot: 'name' },
    });
  });

  it('a side question is answered, then the detail is asked for again', () => {
    const result = call(open, ['my faucet drips', 'what are the pool hours?']);
    expect(result.reply).toContain('8 AM to 10 PM');
    expect(result).toMatchObject({ action: 'collect', state: { pending: { slot: 'name' } } });
  });

  it('a detail that is refused is left out', () => {
    const result = call(open, ['my faucet drips', "I'd rather not say"]);
    expect(result.state).toMatchObject({ skipped: ['name'], pending: { slot: 'unit' } });
  });

  it('never mind gives it up', () => {
    expect(call(open, ['my faucet drips', 'never mind']).state.request).toBeNull();
  });

  it('out of hours danger and what is wrong come first', () => {
    const result = call(open, ['I need maintenance'], officeClosed);
    expect(result.reply).toContain('911');
    expect(result.state.pending).toMatchObject({ slot: 'problem' });
  });
});
