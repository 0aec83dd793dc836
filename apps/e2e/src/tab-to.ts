import type { Locator, Page } from '@playwright/test'
import { expectFocusShown } from './page-checks'

/** Presses Tab until the place has focus; the ring is checked at every stop. Answers the presses. */
export async function tabTo(
  page: Page,
  place: Locator,
  most: number,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
    if (await place.evaluate((element) => element === document.activeElement)) return presses
  }
  throw new Error(`not reached with ${most} presses of ${key}`)
}
