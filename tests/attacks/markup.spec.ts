// Markup in every text field, file name, script, FAQ and call: nothing of it runs in a real browser, on any
// screen or in the mail. ATTACKS=long puts each text into each field.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import type { BuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { readMail } from '#tests/peers/read-mail.ts';
import { newDeviceId } from '#tests/setup/sample-company.mjs';
import { isLong } from './attack-form.ts';
import { markupPayloads } from './markup-payloads.ts';

/** Text fields of one assistant besides its FAQs and custom scripts, which hold all the texts. */
const fieldCount = 14;
const rounds = Array.from({ length: isLong ? markupPayloads.length : 3 }, (_, at) => at);

test.use({ expectedError: /status of 4\d\d/ });

test('the texts are enough, and each fits every field', () => {
  expect(new Set(markupPayloads).size).toBeGreaterThanOrEqual(60);
  for (const text of markupPayloads) {
    expect(text.trim().length, text).toBeGreaterThanOrEqual(10);
    expect(text.length, text).toBeLessThanOrEqual(200);
  }
});

test('each is an attack: on a page that takes texts for markup it runs or leaves its elements', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  const ran = await watchScripts(page);
  const harmless: string[] = [];
  for (const payload of markupPayloads) {
    ran.length = 0;
    await page.setContent(
      `<body><div title="${payload}"></div><div title='${payload}'></div><a href='${payload}'>x</a>${payload}<textarea>${payload}</textarea></body>`,
    );
    if (ran.length === 0 && (await injectedInto(page)).length === 0) harmless.push(payload);
  }
  // Those for template languages and other encodings need a program that decodes them first.
  expect(harmless.length, harmless.join('\n')).toBeLessThan(20);
});

for (const round of rounds) {
  test(`[INPUT-35] [INPUT-08] markup round ${round + 1} of ${rounds.length}: nothing runs on any screen or in the mail`, async ({
    page,
    server,
  }) => {
    const ran = await watchScripts(page);
    const { client, id } = await createFilled(server, round);
    await page.context().addCookies(client.cookies().map((one) => ({ ...one, url: server.url })));
    const look = async (where: string) => {
      expect(await injectedInto(page), where).toEqual([]);
      expect(ran, where).toEqual([]);
    };

    await page.goto('/');
    await expect(page.getByText(`ID: ${id}`)).toBeVisible();
    await look('dashboard');
    for (const step of ['company-details', 'voice-settings', 'call-scripts', 'faqs-docs']) {
      await page.goto(`/setup/${id}?step=${step}`);
      await expect(page.getByRole('tab').first()).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await look(`${step}, ${await tab.textContent()}`);
      }
    }

    await page.goto(`/setup/${id}?step=review-deploy`);
    await page.getByRole('button', { name: 'Deploy Voice Assistant' }).click();
    const deployed = page.getByRole('dialog', { name: 'Voice Assistant Deployed!' });
    await look('review');
    await deployed.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'View configuration summary' }).click();
    const content = page.getByRole('region', { name: 'Content' });
    await expect(content).toContainText('Frequently');
    // As text it is there: it was neither run nor lost.
    await expect(content).toContainText(textFor(round, 0));
    await look('summary');

    await page.goto('/test');
    await expect(page.getByRole('list', { name: 'Assistants' }).getByRole('link')).toHaveCount(1);
    await page.getByPlaceholder('Search by company name').fill(textFor(round, 0));
    await look('test page');
    await talk(page, id, round, look);

    await page.goto('/');
    await expect(page.getByText('Showing 1 submission(s)')).toBeVisible();
    await look('dashboard with a submission');
    await readMails(page, server, id, look);
  });
}

test('[INPUT-35] typed into every text field of the wizard it does not run either', async ({
  page,
  server,
}) => {
  const ran = await watchScripts(page);
  const { client, id } = await createFilled(server, 0);
  await page.context().addCookies(client.cookies().map((one) => ({ ...one, url: server.url })));
  let typed = 0;
  for (const step of [
    'company-details',
    'voice-settings',
    'call-scripts',
    'faqs-docs',
    'review-deploy',
  ]) {
    await page.goto(`/setup/${id}?step=${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox').or(page.getByRole('tab')).first()).toBeVisible();
    const tabs = await page.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click();
      // Some are enough of a list that has all the texts already.
      for (const field of (await page.getByRole('textbox').all()).slice(0, 8)) {
        await field.fill(markupPayloads[typed % markupPayloads.length] ?? '');
        await field.press('Tab');
        typed += 1;
      }
      expect(await injectedInto(page), step).toEqual([]);
      expect(ran, step).toEqual([]);
    }
  }
  expect(typed).toBeGreaterThan(15);
});

/** The text of a field, counted from 0. */
function textFor(round: number, field: number): string {
  const at = isLong ? round + field : round * fieldCount + field;
  return (markupPayloads[at % markupPayloads.length] ?? '').trim();
}

/** An assistant of its own owner with markup wherever a text may stand. */
async function createFilled(server: BuiltServer, round: number) {
  const client = new PlainClient(server.url);
  await client.expectOk('GET', '/api/device');
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  const path = `/api/assistants/${id}`;
  const text = (field: number) => textFor(round, field);
  await client.expectOk('PATCH', path, { setupType: 'both' });
  await client.expectOk('PATCH', `${path}/company`, {
    companyName: text(0),
    greeting: text(1),
    companyWebsite: text(2),
    residentPortal: text(3),
    businessHours: text(4),
  });
  await client.expectOk('PATCH', `${path}/voice-contact`, {
    selectedVoice: 'voice_1',
    transferNumber: text(5),
    transferMessage: text(6),
    emergencyNumber: text(7),
    transferConditions: ['request'],
  });
  await client.expectOk('PATCH', `${path}/knowledge-base`, {
    callInstructions: {
      ownerRequests: text(8),
      maintenanceRequests: text(9),
      paymentRequests: text(10),
      urgentIssues: text(11),
      customInstructions: markupPayloads.slice(0, 50),
    },
    faqs: markupPayloads.map((payload) => ({
      question: `What about ${payload}`,
      answer: payload,
      phrasings: [payload],
    })),
  });
  await client.upload(id, `${text(12)}.txt`, text(13));
  return { client, id: Number(id) };
}

/** A caller who types markup, in the chat and in a simulated call with its report. */
async function talk(
  page: Page,
  id: number,
  round: number,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const say = async (text: string) => {
    const field = page.getByPlaceholder('Say something as the caller').last();
    await field.fill(text);
    await field.press('Enter');
  };
  await page.goto(`/preview/${id}`);
  await look('preview');
  await page.getByRole('tab', { name: 'Voice Chat' }).click();
  const chat = page.getByRole('log', { name: 'Conversation' });
  await expect(chat.locator('.msg')).toHaveCount(1);
  await say(`What about ${textFor(round, 0)}`);
  await expect(chat.locator('.msg')).toHaveCount(3);
  await look('chat');
  await page.goto(`/setup/${id}?step=review-deploy`);
  await page.getByRole('link', { name: 'Test your assistant' }).click();
  await page.getByRole('button', { name: 'Simulate Voice Call' }).click();
  await page.getByRole('button', { name: 'Answer' }).click();
  const transcript = page.getByRole('log', { name: 'Transcript' });
  await expect(transcript.locator('.msg')).toHaveCount(1);
  await say(textFor(round, 1));
  await expect(transcript.locator('.msg')).toHaveCount(3);
  await look('call');
  await page.getByRole('button', { name: 'End Call' }).click();
  await expect(page.getByText(/^Duration: /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep testing' }).click();
  await look('report');
}

/** The mails of the deployment, in a browser without any policy of ours. */
async function readMails(
  page: Page,
  server: BuiltServer,
  id: number,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const folder = join(server.dataDir, 'mail');
  const mailsOf = () =>
    readdirSync(folder)
      .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
      .filter(({ raw, html }) => raw.includes(String(id)) || html.includes(String(id)));
  await expect.poll(() => mailsOf().length).toBeGreaterThan(0);
  await page.goto('about:blank');
  for (const { html } of mailsOf()) {
    expect(html).toContain('Frequently');
    await page.setContent(html);
    await look('mail');
  }
}

/** Dialogs, calls of hit and broken page policies, from now on and on every page. */
async function watchScripts(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') ran.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  await page.exposeFunction('hit', () => ran.push('hit'));
  await page.exposeFunction('reportViolation', (what: string) => ran.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation(what: string): void };
      reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return ran;
}

/** Elements that no page or mail of ours has. */
function injectedInto(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign =
      'x-hit, iframe, frame, object, embed, base, marquee, math, foreignObject, animate, isindex, template, noscript p, script:not([src^="/"]), meta[http-equiv=refresh], img[src=x], img[onerror], form[action^="javascript"]';
    const isForeign = (element: Element) =>
      element.matches(foreign) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|xlink:href|data|srcdoc)$/i.test(name) &&
            /^(javascript|vbscript|data:text)/i.test(value.replace(/\s/g, ''))),
      );
    return [...document.querySelectorAll('*')]
      .filter(isForeign)
      .map((element) => element.outerHTML.slice(0, 200));
  });
}
