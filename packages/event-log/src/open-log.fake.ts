import { fakeBrowser, type FakeBrowser, type FakeTab } from './browser.fake.js'
import type { UsageEvent } from './usage-event.js'
import { fakeCollector, type FakeCollector } from './collector.fake.js'
import { createEventLog, type EventLog, type EventLogOptions } from './create-event-log.js'

export type World = {
  browser: FakeBrowser
  collector: FakeCollector
  drops: Record<string, number>
  /** A log on a new page of the tab, of a new one where none is given. */
  open: (
    tab?: FakeTab,
    options?: Partial<EventLogOptions>,
  ) => { log: EventLog; page: ReturnType<FakeTab['openPage']>; tab: FakeTab }
}

export function openWorld(options?: Parameters<typeof fakeBrowser>[0]): World {
  const browser = fakeBrowser(options)
  const collector = fakeCollector(browser.clock)
  const drops: Record<string, number> = {}
  function onDrop(reason: string, count: number) {
    drops[reason] = (drops[reason] ?? 0) + count
  }
  return {
    browser,
    collector,
    drops,
    open(tab = browser.openTab(), more = {}) {
      const page = tab.openPage()
      const log = createEventLog({
        ...page.ports,
        send: collector.lineOf(page),
        onDrop,
        ...more,
      })
      log.start()
      return { log, page, tab }
    },
  }
}

/** A world whose session exists already; one event, `first`, is stored. */
export async function openReady() {
  const world = openWorld()
  const opened = world.open()
  opened.log.log(viewOf('first'))
  await world.browser.clock.advance(10_000)
  return { ...world, ...opened }
}

export function viewOf(theme: string): UsageEvent {
  return { type: 'view', object: 'theme', object_name: theme, object_attributes: {} }
}

/** What is stored, by name. */
export function namesOf({ stored }: FakeCollector): string[] {
  return stored.map((event) => event.object_name)
}

export function batchesOf({ requests }: FakeCollector) {
  return requests.filter((request) => request.call === 'events')
}

export function sendMany(log: EventLog, count: number, prefix = 'theme'): void {
  for (let at = 1; at <= count; at += 1) log.log(viewOf(`${prefix}-${at}`))
}
