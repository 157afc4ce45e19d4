// An owner who saves, uploads and deploys one assistant again and again, and remembers what was acknowledged.
import { expect } from 'vitest';
import { emptyTexts, voiceContact } from '#tests/api/example-assistant.ts';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';

/** Below the limit of documents an owner may have. */
const maxUploads = 40;

export class CountingWriter {
  readonly client: PlainClient;
  readonly assistantId: number;
  /** Number of the last save asked for, and of the last one acknowledged. */
  asked = 0;
  acknowledged = 0;
  /** Names of acknowledged uploads. */
  readonly uploads: string[] = [];
  readonly submissions = new Set<number>();
  askedDeployments = 0;

  private constructor(client: PlainClient, assistantId: number) {
    this.client = client;
    this.assistantId = assistantId;
  }

  static async create(url: string): Promise<CountingWriter> {
    const client = new PlainClient(url);
    await client.expectOk('GET', '/api/device');
    const draft = { ...emptyTexts, deviceId: newDeviceId() };
    const { id } = await client.expectOk('POST', '/api/assistants', draft);
    await client.expectOk('PATCH', `/api/assistants/${id}/voice-contact`, voiceContact);
    return new CountingWriter(client, id);
  }

  /** Of all kinds together. */
  get acknowledgedWrites(): number {
    return this.acknowledged + this.uploads.length + this.submissions.size;
  }

  /** The next write: a save, now and then a document or a deployment. */
  async write(): Promise<void> {
    this.asked += 1;
    await this.repeatSave();
    if (this.asked % 10 === 0 && this.uploads.length < maxUploads) {
      const name = `rules-${this.asked}.txt`;
      await this.client.upload(this.assistantId, name, `Rules of save ${this.asked}`);
      this.uploads.push(name);
    }
    if (this.asked % 10 === 5) {
      this.askedDeployments += 1;
      await this.deploy();
    }
  }

  /** The save asked for last, which does no harm a second time. */
  async repeatSave(): Promise<void> {
    await this.client.expectOk('PATCH', `/api/assistants/${this.assistantId}/company`, {
      companyName: `Harbour Homes ${this.asked}`,
      greeting: `Save number ${this.asked}, thank you for calling.`,
      companyWebsite: 'https://harbour.example',
      residentPortal: '',
      businessHours: 'Mon-Fri 9 AM - 5 PM',
    });
    this.acknowledged = this.asked;
  }

  /** Of the version as it is; asked again it changes nothing. */
  async deploy(): Promise<number> {
    const path = `/api/assistants/${this.assistantId}/deploy`;
    const { submissionId } = await this.client.expectOk('POST', path);
    this.submissions.add(submissionId);
    return submissionId;
  }

  /** @returns how many of its submissions there are */
  async expectEverythingAcknowledged(): Promise<number> {
    const { client, assistantId } = this;
    const stored = await client.expectOk('GET', `/api/assistants/${assistantId}`);
    const saved = Number(/\d+/.exec(stored.companyName)?.[0] ?? 0);
    expect(saved).toBeGreaterThanOrEqual(this.acknowledged);
    // A save may have been stored without its answer getting through.
    expect(saved).toBeLessThanOrEqual(this.asked);
    if (saved > 0) expect(stored.greeting).toBe(`Save number ${saved}, thank you for calling.`);

    const documents = await client.expectOk('GET', `/api/assistants/${assistantId}/documents`);
    const names = documents.map(({ originalName }: { originalName: string }) => originalName);
    expect(names).toEqual(expect.arrayContaining(this.uploads));

    const listed = await client.expectOk('GET', '/api/webhook-submissions');
    const ids = listed.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([...this.submissions]));
    expect(ids.length).toBeLessThanOrEqual(this.askedDeployments);
    return ids.length;
  }
}

/** What breaks when the other side is gone; an answer with a status would be a fault of the server. */
export function isCutOff(error: unknown): boolean {
  return error instanceof TypeError;
}
