// What a journey fails by: an error in the console that it does not expect, in whichever of its tabs.
import { expect, test } from './fixtures.ts';

const complain = () => console.error('a complaint');

// One after the other in one worker, where an earlier test could have left something for a later one.
test.describe.configure({ mode: 'serial' });

test('an error that was expected is none', async ({ page, expectedErrors }) => {
  expectedErrors.push(/a complaint/);
  await page.goto('/test');
  await page.evaluate(complain);
});

test('what one test expects no other does', async ({ expectedErrors }) => {
  expect(expectedErrors).toEqual([]);
});

test('an error in a second tab is noticed', async ({ page }) => {
  test.fail();
  await page.goto('/test');
  const other = await page.context().newPage();
  await other.goto('/test');
  await other.evaluate(complain);
});
