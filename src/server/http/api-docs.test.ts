import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/contract/paths.ts';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

describe('the API description', () => {
  test('[OPS-08] is OpenAPI 3.1 and names every call of the contract', async () => {
    const { status, headers, body } = await started.newClient().get('/api/openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.keys(body.paths);
    for (const path of Object.values(apiPaths)) {
      if (path === apiPaths.voiceSample) continue; // a file, named by the list of voices
      expect(described).toContain(path.replace(/:(\w+)/g, '{$1}'));
    }
  });

  test('[OPS-08] gives bodies, answers, files, uploads and errors', async () => {
    const { paths } = (await started.newClient().get('/api/openapi.json')).body;
    const save = paths['/api/assistants/{id}/company'].patch;
    expect(Object.keys(save.requestBody.content['application/json'].schema.properties)).toEqual(
      expect.arrayContaining(['businessHours', 'companyName', 'greeting']),
    );
    expect(save.responses['200'].content['application/json'].schema.type).toBe('object');
    expect(save.responses.default.content).toHaveProperty(['application/problem+json']);
    const download = paths['/api/documents/download/{id}'];
    expect(download.get.responses['200'].content).toHaveProperty(['application/octet-stream']);
    expect(download.head.responses['200'].content).toBeUndefined();
    expect(paths['/api/assistants/{id}/documents'].post.requestBody.content).toHaveProperty([
      'multipart/form-data',
    ]);
    expect(paths['/api/assistants'].head).toBeUndefined();
  });

  test('[OPS-08] can be read as a page that needs no script', async () => {
    const { status, headers, text } = await started.newClient().get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|style="|onclick/);
    expect(text).toContain('<code>/api/assistants/{id}/company</code>');
    const style = await started.newClient().get('/api/docs/style.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
