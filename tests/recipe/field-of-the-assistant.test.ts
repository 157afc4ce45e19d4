// A made-up field, added by the recipe of ARCHITECTURE.md alone, is found wherever a field belongs.
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyDetails, createComplete, voiceContact } from '#tests/api/example-assistant.ts';
import { type StartedDeployment, startDeployment } from '#tests/api/start-deployment.ts';
import type { TestClient } from '#tests/api/test-client.ts';

let started: StartedDeployment;
let client: TestClient;
let path: string;

beforeAll(async () => {
  started = await startDeployment();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  path = `/api/assistants/${await createComplete(client)}`;
  started.smtp.mails.length = 0;
  started.receiver.received.length = 0;
});

const empty = { parkingNote: '', answersOnHolidays: false, spokenLanguages: [] };
const said = {
  parkingNote: 'Behind the house',
  answersOnHolidays: true,
  spokenLanguages: ['en', 'es'],
};
const read = async () => (await client.get(path)).body;
const saveCompany = (parkingNote: unknown, headers = {}) =>
  client.patch(`${path}/company`, { ...companyDetails, parkingNote }, headers);
const saveVoice = (fields: object) =>
  client.patch(`${path}/voice-contact`, { ...voiceContact, ...fields });

async function sayAll() {
  const { parkingNote, ...fields } = said;
  return [await saveCompany(parkingNote), await saveVoice(fields)];
}

describe('a made-up field', () => {
  it('[LIFE-23] is empty at first, taken, echoed and shown by the API', async () => {
    expect(await read()).toMatchObject(empty);
    const [company, voice] = await sayAll();
    expect(company?.body).toEqual({ ...companyDetails, parkingNote: said.parkingNote });
    expect(voice?.body).toMatchObject({ answersOnHolidays: true, spokenLanguages: ['en', 'es'] });
    expect(await read()).toMatchObject(said);
  });

  it('[LIFE-23] is kept to its rule', async () => {
    const answer = await saveCompany('x'.repeat(501));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'parkingNote', message: 'Please use at most 500 characters' },
    ]);
  });

  it('[LIFE-23] stays as it is when a client that does not know it saves', async () => {
    await sayAll();
    const company = await client.patch(`${path}/company`, companyDetails);
    expect(company.body).toEqual(companyDetails);
    await client.patch(`${path}/voice-contact`, voiceContact);
    expect(await read()).toMatchObject(said);
  });

  it('[LIFE-23] is noticed when another tab changed it', async () => {
    const before = (await read()).etags.company;
    expect((await saveCompany('Theirs', { 'if-match': before })).status).toBe(200);
    expect((await saveCompany('Mine', { 'if-match': before })).status).toBe(412);
    expect(await read()).toMatchObject({ parkingNote: 'Theirs' });
  });

  it('[LIFE-23] stands in the summary, the PDF, the mail and the webhook', async () => {
    await sayAll();
    const { summary } = (await client.post(`${path}/webhook`, {})).body;
    const { pdfFilename } = (await client.post(`${path}/deploy`)).body;
    await started.services.outbox.runDue();
    const pdf = await client.get(`/api/pdf/${pdfFilename}`);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), {
      mergePages: true,
    });
    const mail = started.smtp.mails.find(({ subject }) => subject.startsWith('Deployment request'));
    for (const shown of [summary.body, text, mail?.text, mail?.html]) {
      for (const part of ['Parking note', 'Behind the house', 'Answers on holidays', 'Yes']) {
        expect(shown).toContain(part);
      }
      expect(shown).toMatch(/Languages.*Language en.*Language es/s);
    }
    const [call] = started.receiver.received;
    expect(call?.event).toMatchObject({ data: { configuration: said } });
  });

  it('[LIFE-22] changes nothing of a deployed assistant until it says something', async () => {
    await client.post(`${path}/deploy`);
    const isChanged = async () => (await read()).hasUndeployedChanges;
    await client.patch(`${path}/company`, companyDetails);
    await saveCompany('');
    await saveVoice({ answersOnHolidays: false, spokenLanguages: [] });
    expect(await isChanged()).toBe(false);
    for (const change of [{ answersOnHolidays: true }, { spokenLanguages: ['es'] }]) {
      await saveVoice(change);
      expect(await isChanged()).toBe(true);
      await saveVoice({ answersOnHolidays: false, spokenLanguages: [] });
      expect(await isChanged()).toBe(false);
    }
    await saveCompany('Behind the house');
    expect(await isChanged()).toBe(true);
  });
});
