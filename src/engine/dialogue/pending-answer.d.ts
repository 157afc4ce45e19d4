import type { Step, TurnContext } from './turn-context.ts';
export declare function pendingAnswer(context: TurnContext): Step | null;
