// What a configuration summary is made from, and one thing that it says.
import type { Assistant } from '#shared/domain/assistant.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OrderLink } from './order-links.ts';

export interface ListedDocument {
  originalName: string;
  /** Bytes. */
  size: number;
  /** Where it can be fetched, where the reader may. */
  file?: OrderLink;
  text?: OrderLink;
}

export interface ConfigurationSource {
  assistant: Assistant;
  order: OrderFacts;
  documents: readonly ListedDocument[];
  productName: string;
  /** When this summary is made, ISO 8601. */
  madeAt: string;
}

/** A short value beside its label, a long text or its lines as bullets under it, or a file's name and size. */
export interface Entry {
  kind: 'fact' | 'text' | 'bullets' | 'file';
  label: string;
  value: string;
}

export const fact = (label: string, value: string): Entry => ({ kind: 'fact', label, value });
export const longText = (label: string, value: string): Entry => ({ kind: 'text', label, value });
export const bullets = (label: string, value: string): Entry => ({ kind: 'bullets', label, value });
