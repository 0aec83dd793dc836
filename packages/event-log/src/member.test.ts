import { STORAGE_KEYS } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { namesOf, openReady, openWorld, viewOf } from './open-log.fake.js'

type World = Awaited<ReturnType<typeof openReady>>
const touchesOf = ({ collector }: Pick<World, 'collector'>) =>
  collector.requests.filter(({ call }) => call === 'touch').length

describe('touch', () => {
  it('makes the session the member’s', async () => {
    const { browser, collector, log } = await openReady()
    collector.member = 'm'
    log.touch()
    await browser.clock.advance(1_000)
    expect([...collector.sessions.values()]).toMatchObject([{ member: 'm' }])
  })

  it('makes a session first where there is none', async () => {
    const { browser, collector, open } = openWorld()
    collector.member = 'm'
    open().log.touch()
    await browser.clock.advance(1_000)
    expect([...collector.sessions.values()]).toMatchObject([{ member: 'm' }])
  })

  it('is sent once by a tab, however many pages and calls', async () => {
    const world = await openReady()
    world.log.touch()
    await world.browser.clock.advance(1_000)
    world.log.touch()
    world.page.close()
    const next = world.open(world.tab)
    next.log.touch()
    await world.browser.clock.advance(10_000)
    expect(touchesOf(world)).toBe(1)
  })

  it('is sent again for another session', async () => {
    const world = await openReady()
    world.log.touch()
    await world.browser.clock.advance(1_000)
    world.log.refresh()
    await world.browser.clock.advance(1_000)
    expect(touchesOf(world)).toBe(2)
  })

  it('of a session that has ended makes a new one', async () => {
    const world = await openReady()
    const { browser, collector, log } = world
    await browser.clock.advance(31 * 60_000)
    collector.member = 'm'
    log.touch()
    await browser.clock.advance(1_000)
    expect([...collector.sessions.values()]).toMatchObject([{ member: null }, { member: 'm' }])
  })

  it('is given up where a new session is not found either', async () => {
    const world = await openReady()
    const tab = world.browser.openTab()
    let touches = 0
    const { log } = world.open(tab, {
      send: {
        ...world.collector.lineOf(tab.openPage()),
        touchSession() {
          touches += 1
          return Promise.reject(Object.assign(new Error(), { status: 404, code: 'NOT_FOUND' }))
        },
      },
    })
    log.touch()
    await world.browser.clock.advance(600_000)
    expect(touches).toBe(2)
    log.log(viewOf('a'))
    await world.browser.clock.advance(10_000)
    expect(namesOf(world.collector)).toEqual(['first', 'a'])
  })

  it('is given up where the sign-in has ended, and makes no session', async () => {
    const world = await openReady()
    const { log } = world.open(world.browser.openTab(), {
      send: {
        ...world.collector.lineOf(world.page),
        touchSession() {
          touches += 1
          return Promise.reject(
            Object.assign(new Error(), { status: 401, code: 'SESSION_EXPIRED' }),
          )
        },
      },
    })
    let touches = 0
    log.touch()
    await world.browser.clock.advance(600_000)
    expect(touches).toBe(1)
    expect(world.collector.sessions.size).toBe(1)
  })

  it('is tried again, and holds no event back, while it fails', async () => {
    const world = await openReady()
    const tab = world.browser.openTab()
    const line = world.collector.lineOf(tab.openPage())
    let touches = 0
    const { log } = world.open(tab, {
      send: {
        ...line,
        touchSession(id) {
          touches += 1
          return touches < 3 ? Promise.reject(new Error('down')) : line.touchSession(id)
        },
      },
    })
    log.log(viewOf('a'))
    log.touch()
    await world.browser.clock.advance(60_000)
    expect(touches).toBe(3)
    expect(namesOf(world.collector)).toEqual(['first', 'a'])
  })

  it('of the person before is over once they are forgotten', async () => {
    const world = await openReady()
    world.collector.state = 'offline'
    world.log.touch()
    world.log.forget()
    world.collector.state = 'well'
    world.log.log(viewOf('a'))
    await world.browser.clock.advance(600_000)
    expect(touchesOf(world)).toBe(0)
  })
})

describe('the choice', () => {
  function aChoice(isAllowed: boolean) {
    const listeners = new Set<() => void>()
    return {
      isAllowed: () => isAllowed,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      say(next: boolean) {
        isAllowed = next
        for (const listener of listeners) listener()
      },
    }
  }

  it('against it keeps and sends nothing at all', async () => {
    const { browser, collector, open } = openWorld()
    const { log, page, tab } = open(undefined, { choice: aChoice(false) })
    log.log(viewOf('a'))
    log.touch()
    log.refresh()
    page.hide()
    await browser.clock.advance(60_000)
    expect(collector.requests).toEqual([])
    expect(tab.store.getItem(STORAGE_KEYS.eventLogTail)).toBeNull()
    expect(browser.store.getItem(STORAGE_KEYS.eventLogSession)).toBeNull()
  })

  it('turned against it empties the queue, the tail and the stored id', async () => {
    const { browser, collector, open } = openWorld()
    const choice = aChoice(true)
    const { log, page, tab } = open(undefined, { choice })
    log.log(viewOf('first'))
    await browser.clock.advance(10_000)
    collector.state = 'offline'
    log.log(viewOf('a'))
    page.hide()
    await browser.clock.advance(1_000)
    expect(tab.store.getItem(STORAGE_KEYS.eventLogTail)).not.toBeNull()
    choice.say(false)
    expect(tab.store.getItem(STORAGE_KEYS.eventLogTail)).toBeNull()
    expect(browser.store.getItem(STORAGE_KEYS.eventLogSession)).toBeNull()
    collector.state = 'well'
    await browser.clock.advance(600_000)
    expect(namesOf(collector)).toEqual(['first'])
  })

  it('turned for it begins from there', async () => {
    const { browser, collector, open } = openWorld()
    const choice = aChoice(false)
    const { log } = open(undefined, { choice })
    log.log(viewOf('before'))
    choice.say(true)
    log.log(viewOf('after'))
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['after'])
  })

  it('against it removes what an earlier page left', async () => {
    const { browser, tab, page, log, open } = await openReady()
    log.log(viewOf('a'))
    page.close()
    open(tab, { choice: aChoice(false) })
    expect(tab.store.getItem(STORAGE_KEYS.eventLogTail)).toBeNull()
    expect(browser.store.getItem(STORAGE_KEYS.eventLogSession)).toBeNull()
  })
})
