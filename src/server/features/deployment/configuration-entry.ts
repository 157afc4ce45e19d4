// What a configuration summary is made from, and one thing that it says.
import type { Assistant } from '#shared/domain/assistant.ts';

export interface ListedDocument {
  originalName: string;
  /** Bytes. */
  size: number;
}

export interface ConfigurationSource {
  assistant: Assistant;
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
