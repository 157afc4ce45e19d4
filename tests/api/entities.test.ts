// What the database keeps beyond what the calls show: columns, defaults and uniqueness (spec 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createComplete } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';

let started: StartedApp;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

describe('entities', () => {
  it('[ENT-01] users have a unique, required name and a required password', async () => {
    const { db } = started.services;
    const user = { id: 1, username: 'sam', password: 'x', role: 'operator', createdAt: '' };
    await db.insertInto('users').values(user).execute();
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([user]);
    const refused = [
      { ...user, id: 2 },
      { ...user, id: 3, username: null },
      { ...user, id: 4, username: 'kim', password: null },
    ];
    for (const row of refused) {
      // Rows that the types forbid must be refused by the database as well.
      await expect(
        db
          .insertInto('users')
          .values(row as unknown as typeof user)
          .execute(),
      ).rejects.toThrow();
    }
  });

  it("[ENT-01] only the provider's calls use them", () => {
    const routes = started.app.printRoutes({ commonPrefix: false }).split('\n');
    const used = routes.filter((line) => /user|login|logout/i.test(line));
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toContain('/api/operator/');
  });

  it('[ENT-08] [ENT-09] [IDENT-13] a submission and its PDF have the fields of the specification', async () => {
    const client = started.newClient();
    const deviceId = 'device_1700000000000_entities';
    const assistantId = await createComplete(client, deviceId);
    await client.post(`/api/assistants/${assistantId}/deploy`);
    const { db } = started.services;
    const submission = await db
      .selectFrom('webhook_submissions')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(submission).toMatchObject({
      assistantId,
      deviceId,
      submittedAt: started.clock.now().toISOString(),
      recipientEmail: started.services.config.adminEmail,
      status: expect.stringMatching(/^(success|pending|failed|stored)$/),
      responseMessage: expect.any(String),
      pdfFilename: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
    });
    expect(submission).toHaveProperty('responseCode');
    expect(JSON.parse(submission.submittedData)).toMatchObject({
      configuration: { companyName: 'Maple Homes' },
    });
    const pdf = await db.selectFrom('pdf_documents').selectAll().executeTakeFirstOrThrow();
    expect(pdf).toMatchObject({
      assistantId,
      submissionId: submission.id,
      filename: submission.pdfFilename,
      originalName: expect.stringMatching(/\.pdf$/),
      size: pdf.fileContent.length,
      createdAt: started.clock.now().toISOString(),
    });
    for (const id of [assistantId, submission.id, pdf.id]) {
      expect(id).toBeGreaterThanOrEqual(1_000_000_000);
      expect(id).toBeLessThan(10_000_000_000);
    }
    const copy = db.insertInto('pdf_documents').values({ ...pdf, id: 1, submissionId: 1 });
    await expect(copy.execute()).rejects.toThrow();
  });
});
