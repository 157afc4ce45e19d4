// What was wrong with the input, a sentence for each field: the rule's own, or one made of what was expected.
import type { FastifyError } from 'fastify';
import type { FieldError } from './app-error.ts';

/** @returns the sentences, and the first of them as the whole */
export function inputErrors(error: FastifyError): { errors: FieldError[]; detail?: string } {
  const place = error.validationContext === 'querystring' ? 'query' : 'body';
  const errors = (error.validation ?? []).map((issue) => {
    const field = issue.instancePath.slice(1).replaceAll('/', '.');
    // The rules that have words of their own speak for themselves.
    const isUnworded = issue.message === undefined || unworded.test(issue.message);
    const message = isUnworded ? sentence(field || place, issue.params) : (issue.message ?? '');
    return { field, message };
  });
  const first = errors[0]?.message;
  return { errors, ...(first && { detail: `${first.replace(/[.!?]$/, '')}.` }) };
}

/** What the library says when no sentence is given. */
const unworded = /^Invalid (input|option|key|element|union)\b/;

/** The parts of an issue that tell what was expected. */
type Issue = Record<string, unknown>;

function sentence(field: string, issue: Issue): string {
  const { values, expected, errors, origin, maximum, minimum } = issue;
  if (Array.isArray(values)) return `${field} must be ${oneOf(values)}`;
  if (expected === 'nonoptional') return `${field} is missing`;
  if (typeof expected === 'string') return `${field} must be ${typeNames[expected] ?? expected}`;
  if (Array.isArray(errors)) return wordedTry(errors) ?? `${field} must be ${ofUnion(errors)}`;
  const counted = origin === 'array' ? 'entries' : 'characters';
  if (maximum !== undefined) return `${field} may have at most ${maximum} ${counted}`;
  if (minimum !== undefined) return `${field} must have at least ${minimum} ${counted}`;
  return `${field} cannot be used as it is`;
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function oneOf(values: unknown[]): string {
  const listed = values.map((value) => (value === '' ? 'empty' : String(value)));
  return listed.length === 1 ? `${listed[0]}` : `one of ${listed.join(', ')}`;
}

/** Where several shapes were tried: what was wrong first with each. */
function firstOfEach(tries: unknown[]): Issue[] {
  return tries.flatMap((issues) => (Array.isArray(issues) ? issues.slice(0, 1) : []));
}

function wordedTry(tries: unknown[]): string | undefined {
  const messages = firstOfEach(tries).map(({ message }) => String(message ?? ''));
  return messages.find((message) => message !== '' && !unworded.test(message));
}

function ofUnion(tries: unknown[]): string {
  const wanted = firstOfEach(tries).flatMap((first) => {
    if (Array.isArray(first.values)) return [oneOf(first.values)];
    if (typeof first.expected === 'string') return [typeNames[first.expected] ?? first.expected];
    return [];
  });
  return [...new Set(wanted)].join(' or ') || 'something else';
}
