// The place of 'send it yourself' in the review step. The setup page fills it: one feature does not import
// another.
import { type ComponentType, createContext } from 'react';

export const SendYourselfSlot = createContext<ComponentType<{ assistantId: number }> | null>(null);
