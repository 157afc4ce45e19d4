// The provider's side: operators sign in, see which deployments wait for a number, and record it.
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberRequestSchema } from './number-request.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

const credential = z.string().check(z.minLength(1), z.maxLength(200));

export const signInOperator = defineEndpoint({
  method: 'POST',
  path: apiPaths.operatorLogin,
  summary: 'Operators: sign in; sets a cookie for 12 hours',
  body: z.object({ username: credential, password: credential }),
  answer: z.object({ success: z.boolean(), username: z.string(), expiresAt: z.string() }),
});

export const signOutOperator = defineEndpoint({
  method: 'POST',
  path: apiPaths.operatorLogout,
  summary: 'Operators: sign out',
  answer: z.object({ success: z.boolean() }),
});

const deploymentRequest = z.extend(numberRequestSchema, {
  /** Of the assistant. */
  id: z.number(),
  /** withdrawn: the assistant was deleted, and its number is still to be released. */
  state: z.enum(['open', 'assigned', 'withdrawn']),
  /** ISO 8601; null unless withdrawn. */
  withdrawnAt: z.nullable(z.string()),
  companyName: z.string(),
  companyWebsite: z.string(),
  transferNumber: z.string(),
  /** Where the user is told of the number, once confirmed. */
  notifyEmail: z.string(),
  isNotifyEmailConfirmed: z.boolean(),
  /** Every number that was recorded, oldest first. */
  history: z.array(
    z.object({ phoneNumber: z.string(), assignedBy: z.string(), assignedAt: z.string() }),
  ),
});
export type DeploymentRequest = z.infer<typeof deploymentRequest>;

const wholeNumber = z.string().check(z.regex(/^\d{1,6}$/, 'Please give a whole number'));

export const listDeploymentRequests = defineEndpoint({
  method: 'GET',
  path: apiPaths.operatorDeployments,
  summary: 'Operators: deployment requests of all owners, newest first',
  query: z.object({
    /** Absent: open and assigned. */
    state: z.optional(z.enum(['open', 'assigned', 'withdrawn'])),
    /** At most 500; 100 by default. */
    limit: z._default(wholeNumber, '100'),
    offset: z._default(wholeNumber, '0'),
  }),
  answer: z.array(deploymentRequest),
});

export const recordPhoneNumber = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.operatorDeployment,
  summary:
    'Operators: record or correct the number of an assistant; the same again changes nothing',
  params: idParams,
  body: z.object({ phoneNumber: z.string().check(z.maxLength(50)) }),
  answer: deploymentRequest,
});

export const releaseWithdrawn = defineEndpoint({
  method: 'POST',
  path: apiPaths.operatorRelease,
  summary: 'Operators: the number of a withdrawn request was given back; the request is forgotten',
  params: idParams,
  answer: z.object({ success: z.boolean() }),
});
