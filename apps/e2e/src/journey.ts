import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { Pace } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { join, type Account } from './members'
import { startModelSite, type ModelSite } from './model-site'
import { createStoryApi, type StoryApi } from './story-api'
import { playerOn, type Player } from './player'
import { expectNone, watchTroubles, type Troubles } from './troubles'

export type JourneyOptions = {
  /** The reading pace of this journey's browser. */
  pace: Pace
  /** Whether a model can generate turns; such journeys have a site of their own. */
  hasModel: boolean
}

type Profile = { context: BrowserContext; page: Page; troubles: Troubles }

type JourneyFixtures = {
  troubles: Troubles
  stories: StoryApi
  player: Player
  /** The account as which the journey's browser is signed in. */
  account: Account
  /** A second browser, on another device of the same or another person. */
  other: Profile
}
type WorkerFixtures = {
  /** Starts the site with a model, when a journey first asks for it. */
  modelSite: () => Promise<ModelSite>
}

const STARTS_WITHIN_MS = 120_000

/** A visitor's browser. The journey fails when any page of it errs or breaks its content policy. */
export const test = base.extend<JourneyOptions & JourneyFixtures, WorkerFixtures>({
  pace: ['instant', { option: true }],
  hasModel: [false, { option: true }],
  modelSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide) => {
      const started: Promise<ModelSite>[] = []
      await provide(() => (started[0] ??= startModelSite()))
      for (const site of started) await (await site).stop()
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
  baseURL: [
    async ({ baseURL, hasModel, modelSite }, provide) => {
      await provide(hasModel ? (await modelSite()).origin : baseURL)
    },
    { scope: 'test', timeout: STARTS_WITHIN_MS },
  ],
  troubles: [
    async ({ context }, provide) => {
      const troubles = await watchTroubles(context)
      await provide(troubles)
      expectNone(troubles)
    },
    { auto: true },
  ],
  context: async ({ context, pace }, provide) => {
    await setPace(context, pace)
    await provide(context)
  },
  stories: async ({ context, baseURL }, provide) => {
    await provide(createStoryApi(context.request, baseURL ?? ''))
  },
  player: async ({ page }, provide) => {
    await provide(playerOn(page))
  },
  account: async ({ context, baseURL }, provide) => {
    await provide(await join(context.request, baseURL ?? ''))
  },
  other: async ({ browser, baseURL, pace }, provide) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    await setPace(context, pace)
    const troubles = await watchTroubles(context)
    await provide({ context, page: await context.newPage(), troubles })
    await context.close()
    expectNone(troubles)
  },
})

async function setPace(context: BrowserContext, pace: Pace): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      try {
        if (key && value && !localStorage.getItem(key)) localStorage.setItem(key, value)
      } catch {
        // A blank page has no storage.
      }
    },
    [STORAGE_KEYS.pace, pace],
  )
}

export { expect }
