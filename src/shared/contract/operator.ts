// The provider's side: operators sign in, see which deployments wait for a number, and record it.
import * as z from 'zod/mini';
import { text } from '../domain/text.ts';
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

/**
 * open and assigned follow from the number. The provider says: ported (the number was brought along from
 * another carrier), rejected (no carrier gave one yet), ended (end of service).
 */
const requestState = z.enum(['open', 'assigned', 'ported', 'rejected', 'ended']);
export type RequestState = z.infer<typeof requestState>;

/** withdrawn: the assistant was deleted, and its number is still to be released. */
const listedState = z.enum([...requestState.options, 'withdrawn']);
export type ListedState = z.infer<typeof listedState>;

const deploymentRequest = z.extend(numberRequestSchema, {
  /** Of the assistant. */
  id: z.number(),
  state: listedState,
  /** It still waits for its number, and the expected day is over where the company is. */
  isOverdue: z.boolean(),
  /** ISO 8601; null unless withdrawn. */
  withdrawnAt: z.nullable(z.string()),
  companyName: z.string(),
  companyWebsite: z.string(),
  transferNumber: z.string(),
  /** Where the user is told of the number, once confirmed. */
  notifyEmail: z.string(),
  isNotifyEmailConfirmed: z.boolean(),
  /** Every number that was recorded, oldest first; null when it was cleared. */
  history: z.array(
    z.object({
      phoneNumber: z.nullable(z.string()),
      assignedBy: z.string(),
      assignedAt: z.string(),
    }),
  ),
  /** What operators noted, the states they set and the recovery codes they made, oldest first. */
  notes: z.array(
    z.object({
      kind: z.enum(['note', 'state', 'recovery-code']),
      /** The note, or the state; '' for a recovery code. */
      text: z.string(),
      writtenBy: z.string(),
      writtenAt: z.string(),
    }),
  ),
});
export type DeploymentRequest = z.infer<typeof deploymentRequest>;

const wholeNumber = z.string().check(z.regex(/^\d{1,6}$/, 'Please give a whole number'));

export const listDeploymentRequests = defineEndpoint({
  method: 'GET',
  path: apiPaths.operatorDeployments,
  summary:
    'Operators: deployment requests of all owners; `x-total-count` tells how many there are on all pages',
  query: z.object({
    /** Absent: all but the withdrawn. */
    state: z.optional(listedState),
    /** Part of the company, the e-mail address, the assistant's id, its number or the transfer number. */
    q: z.optional(z.string().check(z.maxLength(200))),
    /** due: those that wait for a number first, by the day it is expected; newest: by the day of the request. */
    order: z._default(z.enum(['due', 'newest']), 'due'),
    /** At most 500; 100 by default. */
    limit: z._default(wholeNumber, '100'),
    offset: z._default(wholeNumber, '0'),
  }),
  answer: z.array(deploymentRequest),
});

export const changeDeploymentRequest = defineEndpoint({
  method: 'PATCH',
  path: apiPaths.operatorDeployment,
  summary:
    'Operators: record, correct or clear (null) the number, set the state, write a note; the same number or state again changes nothing',
  params: idParams,
  body: z
    .object({
      phoneNumber: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
      state: z.optional(requestState),
      note: z.optional(text({ min: 1, max: 2000, message: 'Please write a note' })),
    })
    .check(
      z.refine(
        (change) => Object.values(change).some((value) => value !== undefined),
        'Please send a phoneNumber, a state or a note',
      ),
    ),
  answer: deploymentRequest,
});
export type DeploymentChange = z.infer<(typeof changeDeploymentRequest)['body']>;

export const giveRecoveryCode = defineEndpoint({
  method: 'POST',
  path: apiPaths.operatorRecoveryCode,
  summary:
    'Operators, signed in: a recovery code for the owner of an assistant, good once and for three days',
  params: idParams,
  answer: z.object({ recoveryCode: z.string(), expiresAt: z.string() }),
});

export const releaseWithdrawn = defineEndpoint({
  method: 'POST',
  path: apiPaths.operatorRelease,
  summary: 'Operators: the number of a withdrawn request was given back; the request is forgotten',
  params: idParams,
  answer: z.object({ success: z.boolean() }),
});
