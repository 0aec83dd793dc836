import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test, type JourneyOptions } from '../journey'
import type { ModelSite } from '../model-site'
import type { Player } from '../player'
import type { StoryApi } from '../story-api'

export type Scene = {
  page: Page
  player: Player
  stories: StoryApi
  isPhone: boolean
  modelSite: () => Promise<ModelSite>
}

type ShotOptions = {
  /** The whole page instead of what the window shows. */
  isWhole?: boolean
  /** Where the layout differs too little to look twice. */
  only?: 'phone' | 'desk'
  pace?: JourneyOptions['pace']
  hasModel?: boolean
}

const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 800 },
] as const

const SHOTS = fileURLToPath(new URL('../../shots/', import.meta.url))

/** Takes pictures of one state in both widths and themes. `reach` fails where the state cannot be reached. */
export function shoot(
  name: string,
  options: ShotOptions,
  reach: (scene: Scene) => Promise<unknown>,
): void {
  const sizes = SIZES.filter((size) => !options.only || options.only === size.name)
  for (const { name: size, width, height } of sizes) {
    test.describe(() => {
      const { pace = 'instant', hasModel = false } = options
      test.use({ pace, hasModel, viewport: { width, height } })
      test(`${name} ${width}`, async ({ page, player, stories, troubles, modelSite }) => {
        troubles.allow(/Failed to load resource|ERR_|React error #441/)
        await page.emulateMedia({ colorScheme: 'dark' })
        await reach({ page, player, stories, modelSite, isPhone: size === 'phone' })
        if (options.isWhole) await showWhole(page, width)
        for (const theme of ['dark', 'light'] as const) {
          await wear(page, theme)
          const path = `${SHOTS}${name}-${width}-${theme}.png`
          await page.screenshot({ path })
        }
      })
    })
  }
}

// A window as tall as the page, so that what sticks to its edges stands where it belongs.
async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
}

// Pages of the front door follow the device alone.
async function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((value) => {
    if (document.documentElement.dataset['theme']) document.documentElement.dataset['theme'] = value
  }, theme)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(350)
}
