import { COOKIES } from '@doran/contract/names'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUsageChoice, type ConsentMode } from './choice.js'
import { createTracker } from './internal/tracker.js'
import { fakeUsageClient } from './internal/usage-client.fake.js'
import type { Collector } from './internal/usage-client.js'
import { startAnalytics, type AnalyticsOptions } from './start-analytics.js'

/** Pages of the running test; a page left open would follow the next test's choices. */
const opened: { stop: () => void }[] = []

const ID = /^[\w-]{21}$/

beforeEach(() => {
  for (const name of [COOKIES.usageChoice, COOKIES.uniqueId]) setCookie(name, '', 0)
  sessionStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  for (const { stop } of opened.splice(0)) stop()
})

describe('where it is active', () => {
  it('tells of the page and of the first visit once the page is idle', async () => {
    const site = open()
    site.analytics.viewPage('home')
    await flush()
    const id = cookie(COOKIES.uniqueId)
    expect([site.loads, id]).toEqual([[], expect.stringMatching(ID)])
    await site.becomeIdle()
    expect(cookie(COOKIES.uniqueId)).toBe(id)
    expect(site.lines).toEqual([`${id} Initial Visit`, `${id} page view home`])
  })

  it('tells of later pages, also of those opened while it was loading', async () => {
    const site = open()
    site.analytics.viewPage('home')
    site.analytics.viewPage('tales')
    await site.becomeIdle()
    site.analytics.viewPage('theme')
    expect(views(site.lines)).toEqual(['home', 'tales', 'theme'])
    expect(site.loads).toEqual([{ apiKey: 'key', endpoint: 'https://api.amplitude.com' }])
  })

  it('knows the browser on its second load', async () => {
    const first = open()
    first.analytics.viewPage('home')
    await first.becomeIdle()
    const id = cookie(COOKIES.uniqueId)
    const second = open()
    second.analytics.viewPage('home')
    await second.becomeIdle()
    expect(second.lines).toEqual([`${id} page view home`])
  })

  it('sends the first visit with the next page where the first was left before it was idle', async () => {
    open().analytics.viewPage('home')
    const second = open()
    second.analytics.viewPage('tales')
    await second.becomeIdle()
    const id = cookie(COOKIES.uniqueId)
    expect(second.lines).toEqual([`${id} Initial Visit`, `${id} page view tales`])
  })

  it.each(['short', 'x'.repeat(22), `${'x'.repeat(20)}.`])(
    'replaces an id that was tampered with: %s',
    async (value) => {
      setCookie(COOKIES.uniqueId, value, 60)
      const site = open()
      site.analytics.viewPage('home')
      await site.becomeIdle()
      expect(cookie(COOKIES.uniqueId)).toMatch(ID)
      expect(site.lines).toHaveLength(2)
    },
  )

  it('gives the id a year, and tells nothing where cookies are off', async () => {
    const lines: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line))
    const site = open()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    expect(new Set(lines.map((line) => line.replace(/=[\w-]{21};/, '=id;')))).toEqual(
      new Set([`${COOKIES.uniqueId}=id; Path=/; Max-Age=31536000; SameSite=Lax`]),
    )
    expect(site.lines).toEqual([])
  })

  it('sends to the collector it is given', async () => {
    const site = open({ endpoint: 'http://127.0.0.1:9/collect' })
    site.analytics.viewPage('home')
    await site.becomeIdle()
    expect(site.loads).toEqual([{ apiKey: 'key', endpoint: 'http://127.0.0.1:9/collect' }])
  })

  it('shrugs when its code cannot be loaded, and tries again with the next page', async () => {
    const site = open()
    site.breakLoading()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    site.mendLoading()
    site.analytics.viewPage('tales')
    await site.becomeIdle()
    expect(views(site.lines)).toEqual(['tales'])
  })

  it('tells nothing after it was stopped, and keeps the identity', async () => {
    const site = open()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    site.analytics.stop()
    site.analytics.viewPage('tales')
    expect([site.lines.at(-1), cookie(COOKIES.uniqueId)]).toEqual([
      'stop',
      expect.stringMatching(ID),
    ])
  })
})

describe('opting out', () => {
  it('ends it at once and removes the identity', async () => {
    const site = open()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    site.choice.choose('out')
    site.analytics.viewPage('tales')
    expect([site.lines.slice(2), cookie(COOKIES.uniqueId)]).toEqual([['stop'], ''])
  })

  it('drops what waits, and loads nothing any more', async () => {
    const site = open()
    site.analytics.viewPage('home')
    site.choice.choose('out')
    await site.becomeIdle()
    expect([site.loads, site.lines, cookie(COOKIES.uniqueId)]).toEqual([[], [], ''])
  })

  it('holds where a tab did not hear of it', async () => {
    const site = open()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    setCookie(COOKIES.usageChoice, 'out', 60)
    site.analytics.viewPage('tales')
    expect(site.lines.slice(2)).toEqual(['stop'])
  })

  it('removes the identity of an earlier visit', () => {
    setCookie(COOKIES.uniqueId, 'x'.repeat(21), 60)
    setCookie(COOKIES.usageChoice, 'out', 60)
    open()
    expect(cookie(COOKIES.uniqueId)).toBe('')
  })

  it('and in again goes on with a new identity', async () => {
    const site = open()
    site.analytics.viewPage('home')
    await site.becomeIdle()
    const id = cookie(COOKIES.uniqueId)
    site.choice.choose('out')
    site.choice.choose('in')
    const next = cookie(COOKIES.uniqueId)
    expect(next).not.toBe(id)
    expect(site.lines.slice(3)).toEqual([`${next} Initial Visit`, `${next} page view home`])
  })
})

it('waits for a yes where consent must come first', async () => {
  const site = open({ consent: 'required' })
  site.analytics.viewPage('home')
  await site.becomeIdle()
  expect([site.loads, cookie(COOKIES.uniqueId)]).toEqual([[], ''])
  site.choice.choose('in')
  await site.becomeIdle()
  expect(views(site.lines)).toEqual(['home'])
})

describe.each([{ appEnv: 'local' }, { appEnv: 'staging' }, { apiKey: '' }, {}])(
  'the id of a visitor with %o',
  (options) => {
    it('is made with the first page and stays', async () => {
      const site = open(options)
      site.analytics.viewPage('home')
      const id = cookie(COOKIES.uniqueId)
      expect(id).toMatch(ID)
      await site.becomeIdle()
      open(options).analytics.viewPage('tales')
      expect(cookie(COOKIES.uniqueId)).toBe(id)
    })

    it('waits for a yes where consent must come first', () => {
      const site = open({ ...options, consent: 'required' })
      site.analytics.viewPage('home')
      expect(cookie(COOKIES.uniqueId)).toBe('')
      site.choice.choose('in')
      expect(cookie(COOKIES.uniqueId)).toMatch(ID)
    })

    it('is removed by an opt-out and not made again', () => {
      const site = open(options)
      site.analytics.viewPage('home')
      site.choice.choose('out')
      site.analytics.viewPage('tales')
      open(options).analytics.viewPage('home')
      expect(cookie(COOKIES.uniqueId)).toBe('')
    })

    it('is removed by Global Privacy Control and not made again', () => {
      open(options).analytics.viewPage('home')
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
      for (const route of ['home', 'tales']) {
        open(options).analytics.viewPage(route)
        expect(cookie(COOKIES.uniqueId)).toBe('')
      }
    })
  },
)

it.each([{ appEnv: 'local' }, { appEnv: 'staging' }, { apiKey: '' }])(
  'loads and sends nothing with %o',
  async (options) => {
    const site = open(options)
    site.analytics.viewPage('home')
    await site.becomeIdle()
    expect([site.loads, site.lines]).toEqual([[], []])
  },
)

type Given = Partial<AnalyticsOptions> & { consent?: ConsentMode }

/** One page of one browser, which is idle when the test says so. */
function open({ consent = 'notice', ...options }: Given = {}) {
  const choice = createUsageChoice(consent)
  const client = fakeUsageClient()
  const loads: Collector[] = []
  const idle: (() => void)[] = []
  let isBroken = false
  const ports = {
    whenIdle: () => new Promise<void>((resolve) => void idle.push(resolve)),
    loadTracker: async (collector: Collector) => {
      if (isBroken) throw new TypeError('the code did not arrive')
      loads.push(collector)
      return createTracker(client)
    },
  }
  const settings = { appEnv: 'production', apiKey: 'key', choice, ...options }
  const analytics = startAnalytics(settings, ports)
  opened.push(analytics)
  return {
    analytics,
    choice,
    loads,
    lines: client.lines,
    becomeIdle: async () => {
      for (const resolve of idle.splice(0)) resolve()
      await flush()
    },
    breakLoading: () => {
      isBroken = true
    },
    mendLoading: () => {
      isBroken = false
    },
  }
}

const flush = () => new Promise((done) => setTimeout(done, 0))

function views(lines: readonly string[]): (string | undefined)[] {
  return lines.filter((line) => line.includes(' page view ')).map((line) => line.split(' ').at(-1))
}

function cookie(name: string): string {
  return document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? ''
}

function setCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}`
}
