// Lighthouse's four scores of each route, on a phone and on a desk, against their budgets.
import { median } from '../median.mjs';
import { pageRoutes, stepRoutes } from './budget-routes.mjs';
import { runLighthouse } from './run-lighthouse.mjs';

/** A slow moment of the machine must not decide: too low a speed is measured so often in all. */
const runs = 3;

/**
 * @param {string} chromium
 * @param {string} url of the server
 * @param {import('../../tests/setup/scenes.mjs').Owner} owner
 * @returns {Promise<import('./size-rows.mjs').BudgetRow[]>}
 */
export async function lighthouseRows(chromium, url, owner) {
  const cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const rows = [];
  for (const { name, path, isMissing = false } of [
    ...Object.values(pageRoutes(owner)),
    ...stepRoutes(owner),
  ]) {
    for (const isDesktop of [false, true]) {
      const what = `${name}, ${isDesktop ? 'desktop' : 'mobile'}`;
      console.log(`Lighthouse: ${what} …`);
      const look = () => runLighthouse(`${url}${path}`, { chromium, cookie, isDesktop });
      rows.push(
        await judge(what, look, {
          performance: isDesktop ? 99 : 95,
          // Chromium notes the 404 that such a page rightly has as an error of its own.
          practices: isMissing ? 96 : 100,
          hasSeo: path === '/',
        }),
      );
    }
  }
  return rows;
}

/**
 * @param {string} what
 * @param {() => ReturnType<typeof runLighthouse>} look
 * @param {{ performance: number, practices: number, hasSeo: boolean }} least
 */
async function judge(what, look, least) {
  const { scores, faults } = await look();
  const speeds = [scores.performance];
  while (scores.performance < least.performance && speeds.length < runs) {
    speeds.push((await look()).scores.performance);
  }
  const performance = median(speeds);
  const { accessibility, 'best-practices': practices, seo } = scores;
  const measured = [performance, accessibility, practices, ...(least.hasSeo ? [seo] : [])];
  const wanted = [least.performance, 100, least.practices, ...(least.hasSeo ? [100] : [])];
  for (const fault of faults) {
    if (least.hasSeo || !fault.startsWith('seo')) console.log(`  ${fault}`);
  }
  return {
    what: `Lighthouse ${what}`,
    measured: measured.join(' · '),
    budget: `≥ ${wanted.join(' · ')}`,
    isHeld: measured.every((score, place) => score >= (wanted[place] ?? 100)),
  };
}
