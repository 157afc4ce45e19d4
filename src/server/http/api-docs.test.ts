import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as assistants from '#shared/contract/assistants.ts';
import * as conversation from '#shared/contract/conversation.ts';
import * as deployment from '#shared/contract/deployment.ts';
import * as device from '#shared/contract/device.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import * as operator from '#shared/contract/operator.ts';
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

  test('[OPS-133] documents the refusals that calls give', async () => {
    const client = started.newClient();
    const { paths } = (await client.get('/api/openapi.json')).body;
    const documented = (method: string, path: string) => Object.keys(paths[path][method].responses);
    expect(documented('post', '/api/assistants/{id}/documents')).toEqual(
      expect.arrayContaining(['400', '404', '409', '413', '415', '429']),
    );
    expect(documented('patch', '/api/assistants/{id}/company')).toContain('412');
    const { id } = (await client.post('/api/assistants', { deviceId: 'device_1_docs' })).body;
    // What is really answered stands in the list.
    const calls = [
      ['PATCH', '/api/assistants/{id}/company', {}, 400],
      ['PATCH', '/api/assistants/{id}/company', 'x'.repeat(1024 * 1024), 413],
      ['POST', '/api/assistants/{id}/deploy', undefined, 422],
      ['POST', '/api/assistants/{id}/documents', {}, 400],
      ['POST', '/api/assistants/{id}/conversation', {}, 400],
      ['POST', '/api/device/links/redeem', { secret: 'x' }, 410],
      ['POST', '/api/operator/login', { username: 'kim', password: 'x' }, 401],
      ['PATCH', '/api/operator/deployments/{id}', {}, 401],
    ] as const;
    for (const [method, path, body, status] of calls) {
      const answer = await client.request(method, path.replace('{id}', String(id)), { body });
      expect([path, answer.status]).toEqual([path, status]);
      expect(documented(method.toLowerCase(), path)).toContain(String(status));
    }
  });

  test('[OPS-133] gives an example of every body, which its call takes', async () => {
    const { paths } = (await started.newClient().get('/api/openapi.json')).body;
    const contract = [device, assistants, conversation, deployment, operator].flatMap(
      (module): Endpoint[] =>
        Object.values(module).filter((one) => one instanceof Object && 'path' in one),
    );
    let checked = 0;
    for (const { method, path, body } of contract) {
      if (!body) continue;
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      const { example } = operation.requestBody.content['application/json'];
      expect([path, example === undefined]).toEqual([path, false]);
      expect([path, body.safeParse(example).error?.issues ?? []]).toEqual([path, []]);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(12);
    const turn = paths['/api/assistants/{id}/conversation'].post.requestBody.content;
    expect(Object.keys(turn)).toEqual(['application/json', 'multipart/form-data']);
  });

  test('[OPER-85] [OPS-133] names who may ask: browser, operator or token, and what the server sends', async () => {
    const { paths, components, webhooks } = (await started.newClient().get('/api/openapi.json'))
      .body;
    expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
    const desk = paths['/api/operator/deployments/{id}'].patch.security;
    expect(desk).toEqual([{ operator: [] }, { token: ['write'] }]);
    expect(paths['/api/operator/deployments'].get.security[1]).toEqual({ token: ['read'] });
    expect(paths['/api/operator/deployments/{id}/recovery-code'].post.security).toEqual([
      { operator: [] },
    ]);
    expect(Object.keys(webhooks)).toContain('assistant.deployed');
  });

  test('[OPS-133] the page has a section for each subject', async () => {
    const { text } = await started.newClient().get('/api/docs');
    for (const name of ['Assistants', 'Documents', 'Provider', 'Webhooks']) {
      expect(text).toContain(`<h2 id="${name.toLowerCase()}">${name}</h2>`);
      expect(text).toContain(`<a href="#${name.toLowerCase()}">`);
    }
    expect(text).toContain('<b>412</b>');
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
