// An assistant that was deleted elsewhere while its wizard is open: said at the first 404, and nothing typed is lost.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { renderSetup } from '#tests/setup/render-setup.tsx';
import { json, problem, WizardServer } from '#tests/setup/wizard-server.ts';
import { removeKeptInput } from '#web/lib/kept-input.ts';

const { id } = filledAssistant;
const newId = 9_876_543_210;
const stored = {
  ...filledAssistant,
  transferMessage: 'One moment.',
  faqs: [{ question: 'Are pets allowed?', answer: 'Two cats.' }],
};
const gone = () => problem(404, 'This does not exist, or it belongs to someone else.');

afterEach(() => {
  vi.unstubAllGlobals();
  removeKeptInput();
});

function deleteElsewhere(server: WizardServer): void {
  for (const path of ['', '/readiness', '/documents', '/summary']) server.on('GET', path, gone);
  for (const path of ['', '/company', '/voice-contact', '/knowledge-base', '/deployment']) {
    server.on('PATCH', path, gone);
  }
  server.on('POST', '/deploy', gone);
}

/** The new assistant that the server makes, and what is saved in it. */
function serveNewAssistant(server: WizardServer) {
  const saved: Record<string, unknown> = {};
  const made = { ...filledAssistant, ...emptied, id: newId };
  server.on('POST', '/api/assistants', () => json(made));
  server.on('GET', `/api/assistants/${newId}`, () => json({ ...made, ...saved }));
  for (const path of ['', '/company', '/voice-contact', '/knowledge-base', '/deployment']) {
    server.on('PATCH', `/api/assistants/${newId}${path}`, ({ body }) => {
      Object.assign(saved, body);
      return json(body);
    });
  }
  return saved;
}

const emptied = {
  companyName: '',
  greeting: '',
  companyWebsite: '',
  businessHours: '',
  selectedVoice: '',
  transferNumber: '',
  setupType: null,
  callInstructions: null,
  faqs: [],
};

const startName = 'Start a new one with what you typed';

describe('an assistant deleted elsewhere', () => {
  it('[LIFE-71] a refused save shows that it does not exist, and a new one takes over all of it', async () => {
    const server = new WizardServer(stored);
    const { user } = await renderSetup(id, 'company-details');
    await user.type(await screen.findByLabelText(/^Company name/i), ' North');
    await user.click(screen.getByRole('button', { name: /Voice & Contact/ }));
    await screen.findByRole('heading', { level: 1, name: 'Voice & Contact' });
    await waitFor(() => expect(server.callsTo('PATCH', '/company')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /FAQs & Docs/ }));
    const faq = within(await screen.findByRole('region', { name: 'FAQ #1' }));
    await user.type(faq.getByLabelText('Answer'), ' Or one dog.');
    deleteElsewhere(server);
    const saved = serveNewAssistant(server);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByRole('heading', { name: 'This assistant does not exist' }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: startName }));
    await waitFor(() => expect(location.pathname).toBe(`/setup/${newId}`));
    expect(location.search).toContain('faqs-docs');
    expect(saved).toMatchObject({
      companyName: `${stored.companyName} North`,
      selectedVoice: stored.selectedVoice,
      transferMessage: stored.transferMessage,
      setupType: 'both',
      callInstructions: stored.callInstructions,
    });
    const answer = within(await screen.findByRole('region', { name: 'FAQ #1' }));
    expect(answer.getByLabelText('Answer')).toHaveValue('Two cats. Or one dog.');
  });

  it('[LIFE-71] what was only typed goes along, also when the deletion swept it from this browser', async () => {
    const server = new WizardServer(stored);
    const { user } = await renderSetup(id, 'company-details');
    const name = await screen.findByLabelText(/^Company name/i);
    await user.clear(name);
    await user.type(name, 'Q');
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('company-details'));
    deleteElsewhere(server);
    serveNewAssistant(server);
    const [draft = ''] = Object.keys(localStorage).filter((key) => key.includes('company-details'));
    // As another tab of this browser does it.
    removeKeptInput(id);
    window.dispatchEvent(new StorageEvent('storage', { key: draft, newValue: null }));
    await user.click(await screen.findByRole('button', { name: startName }));
    await waitFor(() => expect(location.pathname).toBe(`/setup/${newId}`));
    expect(await screen.findByLabelText(/^Company name/i)).toHaveValue('Q');
  });

  it('[LIFE-71] a read that finds nothing says so too, and asks no more', async () => {
    const server = new WizardServer(stored);
    const { user } = await renderSetup(id, 'faqs-docs');
    await screen.findByRole('region', { name: 'FAQ #1' });
    deleteElsewhere(server);
    await user.click(screen.getByRole('button', { name: /Finish/ }));
    expect(await screen.findByRole('button', { name: startName })).toBeVisible();
    const reads = server.callsTo('GET', '/readiness').length;
    expect(reads).toBeLessThanOrEqual(2);
  });
});
