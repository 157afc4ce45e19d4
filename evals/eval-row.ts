// The row every evaluation reports: a figure, what it has to be, and whether it is.
export interface EvalRow {
  /** What was measured, such as 'right FAQ first, one phrasing'. */
  what: string;
  /** As printed, with its base: '91.2 % (281 of 308)'. */
  figure: string;
  /** As printed: '≥ 85 %'; '—' for a figure that is only reported. */
  target: string;
  isHeld: boolean;
  /** Single cases that went wrong, a line each; `--misses` prints those of the development part. */
  misses?: readonly string[];
}

export interface EvalOptions {
  /** Folder of clinc150.json, banking77-*.csv and emergency-dev.json; null: leave those figures out. */
  dataFolder: string | null;
  /** True: the part that serves final figures only; false: the one for development. */
  isFinal: boolean;
}

/** What every module `evals/*.ts` that measures something exports under this name. */
export type Evaluate = (options: EvalOptions) => Promise<EvalRow[]>;
