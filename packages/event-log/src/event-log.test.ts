import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CollectorState } from './collector.fake.js'
import { namesOf, openWorld, viewOf } from './open-log.fake.js'

const HOUR_MS = 3_600_000

const STATES: readonly CollectorState[] = [
  'well',
  'offline',
  'mute',
  { status: 503 },
  { status: 429, retryAfter: 20 },
]

type World = ReturnType<typeof openWorld>
type Pages = ReturnType<World['open']>[]
/** Few events in all, so that no bound drops any. */
type Step = (world: World, pages: Pages, raised: string[]) => Promise<void> | void

const named = (name: string, run: Step): Step => Object.assign(run, { toString: () => name })

const onTab = (run: (page: Pages[number], pages: Pages, world: World) => void, name: string) =>
  fc.integer({ min: 0, max: 1 }).map((at) =>
    named(`${name} ${at}`, (world, pages) => {
      const page = pages[at]
      if (page) run(page, pages, world)
    }),
  )

const log = fc
  .tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 3 }))
  .map(([at, count]) =>
    named(`log ${count} on ${at}`, (_, pages, raised) => {
      for (let left = count; left > 0; left -= 1) {
        const name = `event-${raised.length}`
        raised.push(name)
        pages[at]?.log.log(viewOf(name))
      }
    }),
  )

const wait = fc
  .constantFrom(100, 1_000, 6_000, 40_000)
  .map((ms) => named(`wait ${ms}`, ({ browser }) => browser.clock.advance(ms)))

const become = fc.constantFrom(...STATES).map((state) =>
  named(`become ${JSON.stringify(state)}`, ({ collector }) => {
    collector.state = state
  }),
)

const slow = fc.integer({ min: 0, max: 8_000 }).map((ms) =>
  named(`slow ${ms}`, ({ collector }) => {
    collector.latencyMs = ms
  }),
)

const jump = fc
  .constantFrom(-40 * HOUR_MS, HOUR_MS)
  .map((ms) => named(`jump ${ms}`, ({ browser }) => browser.clock.jump(ms)))

const hide = onTab(({ page }) => page.hide(), 'hide')
const refresh = onTab((opened) => opened.log.refresh(), 'refresh')
const touch = onTab((opened) => opened.log.touch(), 'touch')
const reload = onTab((opened, pages, { open }) => {
  opened.page.close()
  pages[pages.indexOf(opened)] = open(opened.tab)
}, 'reload')

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: log },
    { weight: 4, arbitrary: wait },
    { weight: 3, arbitrary: become },
    { weight: 2, arbitrary: slow },
    { weight: 2, arbitrary: hide },
    { weight: 2, arbitrary: reload },
    { weight: 2, arbitrary: refresh },
    { weight: 1, arbitrary: touch },
    { weight: 1, arbitrary: jump },
  ),
  { maxLength: 16, size: 'max' },
)

it('every event is stored once, whatever happens in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.boolean(), async (run, hasLocks, isReady) => {
      const world = openWorld({ hasLocks })
      const pages = [world.open(), world.open()]
      if (isReady) pages[0]?.log.refresh()
      await world.browser.clock.advance(1_000)
      const raised: string[] = []
      for (const act of run) await act(world, pages, raised)
      world.collector.state = 'well'
      await world.browser.clock.advance(20 * 60_000)
      expect(namesOf(world.collector).toSorted()).toEqual(raised.toSorted())
      expect(world.drops).toEqual({})
    }),
    { numRuns: propertyRuns(1_000) },
  )
})
