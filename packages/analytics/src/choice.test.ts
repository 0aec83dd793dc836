import { COOKIES } from '@doran/contract/names'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdsChoice, createChoice, createUsageChoice } from './choice.js'

beforeEach(() => {
  for (const name of [COOKIES.usageChoice, COOKIES.adsChoice]) clear(name)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('with a notice', () => {
  it('allows until the person says no, and again after a yes', () => {
    const choice = createUsageChoice()
    expect([choice.read(), choice.isAllowed()]).toEqual([null, true])
    choice.choose('out')
    expect([choice.read(), choice.isAllowed()]).toEqual(['out', false])
    choice.choose('in')
    expect([choice.read(), choice.isAllowed()]).toEqual(['in', true])
  })

  it('takes a browser that asks for privacy as a no, until the person says yes', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const choice = createUsageChoice()
    expect([choice.read(), choice.isAllowed()]).toEqual([null, false])
    choice.choose('in')
    expect(choice.isAllowed()).toBe(true)
  })

  it('takes a browser without cookies as a no: it would forget one', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(createUsageChoice().isAllowed()).toBe(false)
  })
})

it('allows nothing before a yes where consent is required', () => {
  const choice = createUsageChoice('required')
  expect(choice.isAllowed()).toBe(false)
  choice.choose('in')
  expect(choice.isAllowed()).toBe(true)
})

it('knows the choice of the last visit, and keeps the two choices apart', () => {
  createAdsChoice().choose('in')
  expect(createAdsChoice().isAllowed()).toBe(true)
  expect(createUsageChoice('required').isAllowed()).toBe(false)
})

it('never takes a foreign value for a choice', () => {
  document.cookie = `${COOKIES.adsChoice}=IN; Path=/`
  expect([createAdsChoice().read(), createAdsChoice().isAllowed()]).toEqual([null, false])
})

it('writes one cookie for a year, on https for https alone', () => {
  const lines = watchCookieLines()
  createUsageChoice().choose('out')
  vi.stubGlobal('location', { protocol: 'https:' })
  createUsageChoice().choose('in')
  const name = COOKIES.usageChoice
  expect(lines).toEqual([
    `${name}=out; Path=/; Max-Age=31536000; SameSite=Lax`,
    `${name}=in; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  ])
})

it('is heard by every place, and by no place that left', () => {
  const choice = createUsageChoice()
  const [first, second] = [vi.fn(), vi.fn()]
  const leave = choice.subscribe(first)
  const leaveToo = choice.subscribe(second)
  choice.choose('out')
  leave()
  choice.choose('in')
  leaveToo()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

it('is heard by other tabs', async () => {
  const here = createUsageChoice()
  const there = createUsageChoice()
  const heard = new Promise<boolean>((resolve) => {
    const leave = there.subscribe(() => {
      leave()
      resolve(there.isAllowed())
    })
  })
  here.choose('out')
  expect(await heard).toBe(false)
})

describe('with cookies off', () => {
  beforeEach(() => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
  })
  // Restored one after the other, the two spies of one property leave the first in place.
  afterEach(() => Reflect.deleteProperty(document, 'cookie'))

  it('keeps a choice as long as the page', () => {
    const choice = createChoice('any', 'notice')
    choice.choose('out')
    expect(choice.isAllowed()).toBe(false)
  })

  it('works without channels to other tabs too', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const choice = createChoice('any', 'required')
    const listener = vi.fn()
    const leave = choice.subscribe(listener)
    choice.choose('in')
    leave()
    expect([listener.mock.calls.length, choice.isAllowed()]).toEqual([1, true])
  })
})

function clear(name: string) {
  document.cookie = `${name}=; Path=/; Max-Age=0`
}

function watchCookieLines(): string[] {
  const lines: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line))
  return lines
}

function refuse(): never {
  throw new DOMException('no cookies here', 'SecurityError')
}
