// The place of the conversation in the Preview & Test step. The setup page fills it: one feature does not
// import another.
import { type ComponentType, createContext } from 'react';

export interface PreviewSlotProps {
  assistantId: number;
  /** A simulated call was answered and ended. */
  onCallCompleted: () => void;
}

export const PreviewSlot = createContext<ComponentType<PreviewSlotProps> | null>(null);
