import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STEPS = 60

/** Presses Tab until the control has focus, like a user who does not see where it is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
