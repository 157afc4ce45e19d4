// Dedicated numbers (spec 1), for other features: which requests there are, and what becomes of them.
export { changeRequest, type RequestChange } from './change-request.ts';
export { countNumberRequests, listNumberRequests } from './list-requests.ts';
export { makeRecoveryCodeFor } from './recovery-code-for.ts';
