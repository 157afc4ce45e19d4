// Tests of the Submission Summary (spec 2, 4, 8) over canned answers.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '#shared/contract/submissions.ts';
import { pendingAnswer, renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { SubmissionHistory } from './submission-history.tsx';

const base: Submission = {
  id: 1,
  assistantId: 12,
  submittedAt: '2026-11-18T16:12:08.000Z',
  submittedData: {},
  recipientEmail: 'admin@example.com',
  status: 'success',
  responseCode: null,
  responseMessage: '',
  pdfFilename: 'one.pdf',
  deviceId: 'device_1_a',
  deliveries: [],
};
const delivery = { kind: 'webhook', attempts: 2, nextAttemptAt: '', lastError: '' } as const;

function open(submissions: unknown, answers: Record<string, unknown> = {}) {
  const network = startNetwork({
    'GET /api/webhook-submissions': submissions,
    'GET /api/config': { isMailSent: true },
    ...answers,
  });
  renderPage(
    <SubmissionHistory
      deviceId="device_1_a"
      isDeviceUnknown={false}
      companyNames={new Map([[12, 'Maple Court']])}
    />,
  );
  return { network, user: userEvent.setup() };
}

async function cards(): Promise<HTMLElement[]> {
  await screen.findAllByRole('heading', { level: 3 });
  return screen.getAllByRole('listitem').filter((item) => item.classList.contains('card'));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Submission Summary', () => {
  it('[SUBM-01] [SUBM-03] says what it is and that it loads', async () => {
    const list = pendingAnswer();
    open(list.promise);
    expect(screen.getByRole('heading', { name: 'Submission Summary' })).toBeVisible();
    expect(screen.getByText('View history of all submissions from this device')).toBeVisible();
    expect(screen.getByText('Loading submission summary...')).toBeVisible();
    list.resolve([]);
    await waitFor(() => expect(screen.queryByText('Loading submission summary...')).toBeNull());
  });

  it('[SUBM-04] says when there are none', async () => {
    open([]);
    expect(await screen.findByText('No Submissions Found')).toBeVisible();
    expect(
      screen.getByText(
        'No submissions have been recorded yet. Deploy a voice assistant to create submissions.',
      ),
    ).toBeVisible();
  });

  it('[SUBM-06] [SUBM-09] shows every submission with assistant and local time', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...base, id: index + 1 }));
    open(many);
    const all = await cards();
    expect(all).toHaveLength(60);
    expect(all[0]).toHaveTextContent('Assistant #12');
    expect(all[0]).toHaveTextContent('Maple Court');
    expect(all[0]).toHaveTextContent(new Date(base.submittedAt).toLocaleString());
    expect(screen.getByText('Showing 60 submission(s)')).toBeVisible();
  });

  it.each([
    ['success', 'badge--ok'],
    ['failed', 'badge--bad'],
    ['pending', 'badge--info'],
    ['queued', 'badge--info'],
  ])('[SUBM-07] [STATE-05] a %s submission has the badge %s', async (status, badge) => {
    open([{ ...base, status }]);
    expect((await screen.findByText(status)).closest('.badge')).toHaveClass(badge);
  });

  it('[SUBM-02] Refresh fetches the list again and is busy meanwhile', async () => {
    const { user, network } = open([]);
    await screen.findByText('No Submissions Found');
    const again = pendingAnswer();
    network.answer('GET /api/webhook-submissions', again.promise);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    again.resolve([base]);
    expect(await screen.findByText('Showing 1 submission(s)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  });

  it('[SUBM-08] says when a submission has no PDF', async () => {
    open([{ ...base, pdfFilename: null }]);
    expect(await screen.findByText('No PDF summary available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('[SUBM-08] [TOAST-20] downloads a PDF after asking by HEAD', async () => {
    URL.createObjectURL = () => 'blob:pdf';
    // jsdom cannot follow the link that saves the file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, network } = open([base], {
      'HEAD /api/pdf/one.pdf': () => new Response(null),
      'GET /api/pdf/one.pdf': () => new Response('%PDF'),
    });
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(network.calls.slice(-2)).toEqual(['HEAD /api/pdf/one.pdf', 'GET /api/pdf/one.pdf']),
    );
  });

  it("[TOAST-20] downloads nothing when HEAD fails: 'PDF unavailable'", async () => {
    const { user, network } = open([base]);
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('PDF unavailable')).toBeVisible();
    expect(network.calls).not.toContain('GET /api/pdf/one.pdf');
    expect(screen.getByText('This PDF is not on the server at the moment.')).toBeVisible();
    // A server that is busy knows nothing of it.
    network.answer('HEAD /api/pdf/one.pdf', () => new Response(null, { status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(screen.queryByText('This PDF is not on the server at the moment.')).toBeNull(),
    );
  });

  it.each([
    [{ details: 'The disk is away.' }, 'The disk is away.'],
    [{}, 'The PDF file could not be retrieved. Please try again later.'],
  ])('[TOAST-19] tells why a PDF was refused: %o', async (body, text) => {
    const { user } = open([base], {
      'HEAD /api/pdf/one.pdf': () => new Response(null),
      'GET /api/pdf/one.pdf': () => Response.json(body, { status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Unable to download PDF')).toBeVisible();
  });

  it.each(['HEAD', 'GET'])("[TOAST-19] without network: 'Download failed' (%s)", async (method) => {
    const { user } = open([base], {
      'HEAD /api/pdf/one.pdf': () => new Response(null),
      [`${method} /api/pdf/one.pdf`]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Download failed')).toBeVisible();
  });

  it('[DELIV-07] [LIFE-19] shows attempts, retries at once and refreshes the list', async () => {
    const waiting = {
      ...base,
      status: 'pending',
      deliveries: [{ ...delivery, status: 'pending' }],
    };
    const { user, network } = open([waiting], {
      'POST /api/webhook-submissions/1/retry': () => base,
    });
    const [card] = await cards();
    expect(card).toHaveTextContent("Provider's system: 2 attempts, next soon");
    network.answer('GET /api/webhook-submissions', [
      { ...base, responseMessage: "Delivered to the provider's system." },
    ]);
    await user.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText("Delivered to the provider's system.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry now' })).toBeNull();
  });

  it.each([
    { status: 'pending', isPolled: true },
    { status: 'success', isPolled: false },
  ])(
    '[LIFE-19] polls while one is pending, and only then: $status',
    async ({ status, isPolled }) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      try {
        const { network } = open([{ ...base, status }]);
        await screen.findByText(status);
        const listCalls = () =>
          network.calls.filter((call) => call.endsWith('webhook-submissions'));
        expect(listCalls()).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(11_000);
        expect(listCalls().length > 1).toBe(isPolled);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('[DELIV-07] says when a delivery could not be started again', async () => {
    const failed = { ...base, status: 'failed', deliveries: [{ ...delivery, status: 'failed' }] };
    const { user } = open([failed]);
    await user.click(await screen.findByRole('button', { name: 'Retry now' }));
    expect(await screen.findByText(/could not be started again/)).toBeVisible();
  });

  it('[DELIV-10] shows the plain sentence when nobody was notified', async () => {
    const responseMessage = 'Stored on this server, so nobody was notified.';
    open([{ ...base, responseMessage, deliveries: [{ ...delivery, status: 'delivered' }] }]);
    const [card] = await cards();
    expect(within(card as HTMLElement).getByText(responseMessage)).toBeVisible();
    expect(card).not.toHaveTextContent(': delivered');
  });
});
