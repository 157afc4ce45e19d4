// What stands under the success panel of a deployment. The setup page fills it: one feature does not import
// another.
import { type ComponentType, createContext } from 'react';

export const AfterDeploySlot = createContext<ComponentType | null>(null);
