// The anonymous owner behind this browser: its identifiers, its browsers, its way back.
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './path-params.ts';
import { apiPaths } from './paths.ts';

export const getDevice = defineEndpoint({
  method: 'GET',
  path: apiPaths.device,
  summary: 'Device identifiers of this browser, from its cookie; sets the cookie if there is none',
  query: z.object({ deviceId: z.optional(z.string()) }),
  answer: z.object({
    /** Identifiers this owner holds; empty for a new browser. */
    deviceIds: z.array(z.string()),
    /**
     * The identifier named in the query belongs to an owner this browser is not part of: the cookie
     * was lost and a recovery code is needed.
     */
    needsRecovery: z.boolean(),
    /** This owner has made a recovery code. */
    hasRecoveryCode: z.boolean(),
  }),
});

const browserSchema = z.object({
  id: z.number(),
  label: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThisBrowser: z.boolean(),
});

export const listBrowsers = defineEndpoint({
  method: 'GET',
  path: apiPaths.deviceBrowsers,
  summary: 'Browsers that share these assistants',
  answer: z.array(browserSchema),
});

export const removeBrowser = defineEndpoint({
  method: 'DELETE',
  path: apiPaths.deviceBrowser,
  summary: 'Take the access from one browser',
  params: idParams,
  answer: z.object({ success: z.boolean() }),
});

export const createRecoveryCode = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceRecoveryCode,
  summary: 'Make a recovery code; the one before stops working',
  answer: z.object({ recoveryCode: z.string() }),
});

const joined = z.object({ success: z.boolean(), deviceIds: z.array(z.string()) });

export const redeemRecoveryCode = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceRecovery,
  summary: 'Join the owner of a recovery code',
  body: z.object({
    recoveryCode: z.string().check(z.maxLength(100)),
    /** Needed when this browser already owns something. */
    confirmSwitch: z.optional(z.boolean()),
  }),
  answer: joined,
});

export const createLink = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceLinks,
  summary: 'A link for another computer: 10 minutes, once',
  answer: z.object({ url: z.string(), expiresAt: z.string() }),
});

const linkBody = z.object({
  secret: z.string().check(z.maxLength(100)),
  confirmSwitch: z.optional(z.boolean()),
});

export const previewLink = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceLinkPreview,
  summary: 'What a link opens, before it is used',
  body: linkBody,
  answer: z.object({
    assistantNames: z.array(z.string()),
    /** This browser already owns assistants and would leave them. */
    ownsSomething: z.boolean(),
  }),
});

export const redeemLink = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceLinkRedeem,
  summary: 'Join the owner of a link',
  body: linkBody,
  answer: joined,
});

export const forgetBrowser = defineEndpoint({
  method: 'POST',
  path: apiPaths.deviceForget,
  summary: 'Forget this browser: its cookie stops working, nothing is deleted',
  answer: z.object({ success: z.boolean() }),
});
