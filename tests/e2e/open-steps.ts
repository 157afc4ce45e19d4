// On a phone the steps of the wizard are one line until it is opened.
import type { Page } from '@playwright/test';

export async function openSteps(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^\d\/6 / });
  if (await line.isVisible()) await line.click();
}
