// The check of replies lives beside the engine, whose own tests use it; evaluations find it here.
export { ungroundedParts } from '#engine/ungrounded-parts.testing.ts';
