// Sounds that last: what happens while one plays must not depend on how soon the test looks.
import type { Page } from '@playwright/test';

/** From the next visit on every sound of the page plays at a quarter of its pace. */
export async function slowSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playSlowly() {
      this.playbackRate = 0.25;
      return play.call(this);
    };
  });
}
