// Keeps requests of a page back, to see what it shows meanwhile.
import type { Page, Request } from '@playwright/test';

export interface HeldRequests {
  /** The last part of each address that was kept back, in order. */
  names: string[];
  /** Sends them on; later ones are not kept back any more. */
  release: () => void;
}

export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method: 'GET' | 'POST' | 'PATCH',
): Promise<HeldRequests> {
  const names: string[] = [];
  let isHolding = true;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHolding && route.request().method() === method) {
      names.push(lastPart(route.request()));
      await released;
    }
    await route.fallback();
  });
  return {
    names,
    release: () => {
      isHolding = false;
      release();
    },
  };
}

function lastPart(request: Request): string {
  return new URL(request.url()).pathname.split('/').at(-1) ?? '';
}
