import type { SiteEvent } from '../core/event-log.js'
import { fakeEventLog } from '@doran/event-log/testing'
import { describe, expect, it } from 'vitest'
import { lazyEventLog } from './lazy-event-log.js'

const viewOf = (name: string): SiteEvent => ({
  type: 'view',
  object: 'page',
  object_name: name,
  object_attributes: { zone: 'web' },
})

/** A page whose log loads on demand. */
function aPage({ isAllowed = true, failures = 0 } = {}) {
  const { log: own, said: calls } = fakeEventLog<SiteEvent>(({ object_name }) => object_name)
  const waiting: (() => void)[] = []
  const listeners = new Set<() => void>()
  let allowed = isAllowed
  let left = failures
  let loads = 0
  const log = lazyEventLog({
    load: () => {
      loads += 1
      left -= 1
      return left >= 0 ? Promise.reject(new Error('no line')) : Promise.resolve(own)
    },
    choice: {
      isAllowed: () => allowed,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    clear: () => void calls.push('clear'),
    whenIdle: (run) => {
      waiting.push(run)
      return () => void waiting.splice(waiting.indexOf(run), 1)
    },
  })
  const choose = (next: boolean) => {
    allowed = next
    for (const listener of listeners) listener()
  }
  return {
    log,
    calls,
    loads: () => loads,
    becomeIdle: async () => {
      for (const run of waiting.splice(0)) run()
      await Promise.resolve()
      await Promise.resolve()
    },
    allow: () => choose(true),
    forbid: () => choose(false),
  }
}

describe('the log of a page', () => {
  it('loads when the page is idle and then logs the events raised before', async () => {
    const { log, calls, loads, becomeIdle } = aPage()
    log.start()
    log.log(viewOf('home'))
    log.touch()
    expect(loads()).toBe(0)
    await becomeIdle()
    log.log(viewOf('about'))
    expect(calls).toEqual(['start', 'touch', 'home', 'about'])
  })

  it('does not load while recording is not allowed, and starts once it is', async () => {
    const { log, calls, loads, becomeIdle, allow } = aPage({ isAllowed: false })
    log.start()
    log.log(viewOf('home'))
    await becomeIdle()
    expect(loads()).toBe(0)
    allow()
    log.log(viewOf('about'))
    await becomeIdle()
    expect(calls).toEqual(['clear', 'start', 'about'])
  })

  it('forgets what a person who leaves has raised, with what their browser holds of it', async () => {
    const { log, calls, becomeIdle } = aPage()
    log.start()
    log.log(viewOf('me'))
    log.forget()
    await becomeIdle()
    expect(calls).toEqual(['clear', 'start'])
    log.forget()
    expect(calls).toEqual(['clear', 'start', 'forget'])
  })

  it('drops waiting events when recording is turned off before it has loaded', async () => {
    const { log, calls, loads, becomeIdle, forbid } = aPage()
    log.start()
    log.log(viewOf('home'))
    forbid()
    await becomeIdle()
    expect(calls).toEqual(['clear'])
    expect(loads()).toBe(0)
  })

  it('stops with its page, also when the log comes only then', async () => {
    const page = aPage()
    const stop = page.log.start()
    await page.becomeIdle()
    stop()
    expect(page.calls).toEqual(['start', 'stop'])

    const early = aPage()
    early.log.start()()
    await early.becomeIdle()
    expect(early.loads()).toBe(0)
  })

  it('leaves the page as it is where it does not come', async () => {
    const { log, calls, becomeIdle } = aPage({ failures: 1 })
    log.start()
    log.log(viewOf('home'))
    await becomeIdle()
    expect(calls).toEqual([])
  })

  it('holds a bounded number of events', async () => {
    const { log, calls, becomeIdle } = aPage()
    log.start()
    for (let at = 0; at < 80; at += 1) log.log(viewOf('home'))
    await becomeIdle()
    expect(calls).toHaveLength(1 + 50)
  })
})
