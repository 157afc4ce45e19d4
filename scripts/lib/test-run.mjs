// Counts what a test run did, part by part, and prints what failed and its closing line.

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Counts
 *   failures: a line each or more, told once more at the end, where a long output is read first.
 */

export class TestRun {
  #partNames;
  #totals = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  #failures = [];
  #startedAt = Date.now();
  #isCi = !['', '0', 'false'].includes(process.env.CI ?? '');

  /** @param {readonly string[]} [partNames] of all parts, so that each can say how many there are */
  constructor(partNames = []) {
    this.#partNames = partNames;
  }

  /**
   * @param {string} name
   * @param {(() => Promise<Counts>) | string} work or the reason why it cannot run here
   * @returns {Promise<boolean>} whether it ran without a failure
   */
  async part(name, work) {
    if (typeof work === 'string') {
      console.log(`\n== ${this.#place(name)}${name}: skipped, ${work}`);
      // A CI machine has what it takes, so a missing part is a fault there.
      this.#totals[this.#isCi ? 'failed' : 'skipped'] += 1;
      if (this.#isCi) this.#failures.push(`${name}: ${work}`);
      return false;
    }
    const startedAt = Date.now();
    console.log(`\n== ${this.#place(name)}${name}`);
    const counts = await work();
    const none = counts.passed + counts.failed === 0;
    if (none) {
      console.error('No test ran in this part, which counts as a failure.');
    }
    const failed = counts.failed + (none ? 1 : 0);
    this.#totals.passed += counts.passed;
    this.#totals.failed += failed;
    this.#totals.skipped += counts.skipped ?? 0;
    const failures = [...(counts.failures ?? [])];
    if (none) failures.push('no test ran');
    // An error outside of any test, or a build: its runner has said why.
    if (failed > 0 && failures.length === 0) failures.push('failed, see its output above');
    for (const failure of failures) this.#failures.push(`${name}: ${failure}`);
    console.log(`== ${name}: ${tell({ ...counts, failed })} in ${seconds(startedAt)}`);
    return failed === 0;
  }

  /** @param {string} name */
  #place(name) {
    const at = this.#partNames.indexOf(name);
    return at === -1 ? '' : `part ${at + 1} of ${this.#partNames.length}: `;
  }

  /** Prints the closing line. @returns {number} exit code */
  close() {
    if (this.#failures.length > 0) console.log('\n== What failed');
    for (const failure of this.#failures) console.log(`- ${failure}`);
    console.log(`\nEverything took ${seconds(this.#startedAt)}.`);
    console.log(tell(this.#totals));
    return this.#totals.failed === 0 ? 0 : 1;
  }
}

/** @param {Counts} counts */
function tell({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
