import { COOKIES } from '@doran/contract/names'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { aMe } from '../../testing/member-fixture.js'
import { fakeApi } from '../../testing/story-api.js'
import { AdSlot } from './ad-slot.js'
import type { AdsConfig } from '../../core/ads-config.js'
import { adsChoice } from './ads-choice.js'
import { AdsSection } from './ads-section.js'

const ads: AdsConfig = {
  provider: 'adfit',
  units: { theme: 'DAN-a1' },
  scriptUrl: 'http://127.0.0.1:9/ads.js',
}
const TALES = { basePath: '/doran-tales' }
const { profile } = aMe()
const memberBorn = (birthday: string | null) => aMe({ profile: { ...profile, birthday } })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        const entry = { boundingClientRect: { top: 5_000 }, isIntersecting: false }
        queueMicrotask(() => act(() => callback([entry])))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  act(() => adsChoice.choose('out'))
  document.cookie = `${COOKIES.adsChoice}=; Path=/; Max-Age=0`
})

type SlotOptions = {
  path?: string
  birthday?: string | null
  config?: AdsConfig
  isLoggedIn?: boolean
}

function open({
  path = '/theme/1',
  birthday = '1990-01-01',
  config = ads,
  isLoggedIn = true,
}: SlotOptions = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [memberBorn(birthday)] }, [])
  const view = render(
    <At config={{ ...TALES, ads: config }} pathname={path} isLoggedIn={isLoggedIn} api={client}>
      <AdsSection />
      <AdSlot place="theme" />
    </At>,
  )
  return { requests, ...view }
}

const room = () => screen.queryByRole('complementary', { name: '광고' })
const wait = () => act(() => new Promise((done) => setTimeout(done, 50)))

it('is there for an adult from their yes to their no', async () => {
  open()
  const choice = await screen.findByRole('switch', { name: '광고 보기' })
  await wait()
  expect(room()).toBeNull()
  fireEvent.click(choice)
  await waitFor(() => expect(room()).not.toBeNull())
  fireEvent.click(choice)
  await waitFor(() => expect(room()).toBeNull())
})

it.each([
  ['of unknown age', { birthday: null }],
  ['under 19', { birthday: '2015-01-01' }],
])('is not there for a member %s, who is not asked either', async (_, options: SlotOptions) => {
  adsChoice.choose('in')
  open(options)
  await wait()
  expect([room(), screen.queryByRole('switch')]).toEqual([null, null])
})

it('is not there in a player', async () => {
  adsChoice.choose('in')
  open({ path: '/play/1' })
  await wait()
  expect(room()).toBeNull()
})

it('renders nothing without a provider, a unit or a member', async () => {
  adsChoice.choose('in')
  const slot = (config: AdsConfig | undefined, isLoggedIn: boolean) => (
    <At
      config={{ ...TALES, ...(config && { ads: config }) }}
      pathname="/theme/1"
      isLoggedIn={isLoggedIn}
    >
      <p>소개</p>
      <AdSlot place="theme" />
    </At>
  )
  const bare = renderToString(slot(undefined, true))
  expect(renderToString(slot(ads, true))).toBe(bare)
  expect(bare).not.toContain('aside')
  for (const view of [slot(undefined, true), slot({ ...ads, units: {} }, true), slot(ads, false)]) {
    const { container, unmount } = render(view)
    await wait()
    expect(container.querySelector('aside')).toBeNull()
    unmount()
  }
})
