import { expect, test as base } from '@playwright/test'
import type { Pace } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { createStoryApi, type StoryApi } from './story-api'
import { playerOn, type Player } from './player'
import { watchTroubles, type Troubles } from './troubles'

export type JourneyOptions = {
  /** How fast stories are told in this journey's browser. */
  pace: Pace
}

type JourneyFixtures = { troubles: Troubles; stories: StoryApi; player: Player }

/** A visitor's browser. The journey fails when any page of it errs or breaks its content policy. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  pace: ['instant', { option: true }],
  troubles: [
    async ({ context }, provide) => {
      const troubles = await watchTroubles(context)
      await provide(troubles)
      expect(troubles.found, 'console errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, pace }, provide) => {
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
    await provide(context)
  },
  stories: async ({ context, baseURL }, provide) => {
    await provide(createStoryApi(context.request, baseURL ?? ''))
  },
  player: async ({ page }, provide) => {
    await provide(playerOn(page))
  },
})

export { expect }
