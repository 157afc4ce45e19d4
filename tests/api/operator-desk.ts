// An operator at the provider's desk, for tests: the account, and a client that has signed in.
import { addOperator } from '#server/features/operators/operators.service.ts';
import type { StartedApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

export const operator = { username: 'kim@provider.example', password: 'lamp on the porch 7' };

export async function addKim({ services }: StartedApp): Promise<void> {
  await addOperator(services.db, operator, services.clock.now());
}

export async function signedIn(started: StartedApp): Promise<TestClient> {
  const client = started.newClient();
  const answer = await client.post('/api/operator/login', operator);
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${answer.text}`);
  return client;
}

/** What a stranger must not get by any of these. */
export const deskCalls = (assistantId: number) =>
  [
    ['GET', '/api/operator/deployments', undefined],
    ['GET', '/api/operator/deployments?state=nonsense', undefined],
    ['HEAD', '/api/operator/deployments', undefined],
    ['PATCH', `/api/operator/deployments/${assistantId}`, { phoneNumber: '+12125550199' }],
    ['PATCH', `/api/operator/deployments/${assistantId}`, { nonsense: true }],
    ['PATCH', '/api/operator/deployments/1000000001', { phoneNumber: '+12125550199' }],
    ['POST', `/api/operator/deployments/${assistantId}/recovery-code`, undefined],
    ['POST', `/api/operator/deployments/${assistantId}/release`, undefined],
    ['POST', '/api/operator/logout', undefined],
  ] as const;
