import { aRouter, aMe } from '@doran/site/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aTree, NOW, ownTree } from './internal/testing/a-tree.fake'
import { LandingPage } from './landing-page'
import { OwnTreePage } from './own-tree-page'
import { VisitedTreePage } from './visited-tree-page'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A device a day ahead of the server. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) + DAY_MS })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

const card = {
  id: 'tree-1',
  shareCode: 'k3Xr9Qw2Lp',
  name: '겨울 나무',
  look: 'pine',
  ground: 'snowy-night',
  opensAt: '2026-12-24T15:00:00.000Z',
  isOpen: false,
  letters: 3,
  unread: 0,
} as const

const PAGES = [
  [
    'an owner',
    (now: string, isOpen: boolean) => (
      <OwnTreePage tree={ownTree({ isOpen })} ornaments={[]} now={now} />
    ),
  ],
  [
    'a visitor',
    (now: string, isOpen: boolean) => (
      <VisitedTreePage tree={aTree({ isOpen })} ornaments={[]} now={now} />
    ),
  ],
  [
    'the landing',
    (now: string, isOpen: boolean) => (
      <LandingPage landing={{ me: aMe(), trees: [{ ...card, isOpen }] }} now={new Date(now)} />
    ),
  ],
] as const

it.each(PAGES)('is read anew by %s as the day turns, and as the tree opens', (_, pageAt) => {
  const refresh = vi.fn<() => void>()
  const wrapper = siteAround({ isLoggedIn: true, router: aRouter({ refresh }) })
  const { rerender } = render(pageAt('2026-12-22T14:59:00.000Z', false), { wrapper })
  expect(screen.getByText('D-3')).toBeDefined()
  pass(MINUTE_MS - 1)
  expect(refresh).not.toHaveBeenCalled()
  pass(1)
  expect(refresh).toHaveBeenCalledOnce()
  rerender(pageAt('2026-12-23T15:00:00.000Z', false))
  expect(screen.getByText('내일 열려요')).toBeDefined()
  pass(DAY_MS - 1)
  expect(refresh).toHaveBeenCalledOnce()
  pass(1)
  expect(refresh).toHaveBeenCalledTimes(2)

  // The tree's clock is a little behind the page's.
  rerender(pageAt('2026-12-24T15:00:00.000Z', false))
  expect(screen.getByText('곧 열려요')).toBeDefined()
  pass(MINUTE_MS)
  expect(refresh).toHaveBeenCalledTimes(3)
  rerender(pageAt('2026-12-24T15:01:00.000Z', true))
  expect(screen.getByText('열렸어요')).toBeDefined()
  pass(DAY_MS - 2 * MINUTE_MS)
  expect(refresh).toHaveBeenCalledTimes(3)
})

it('takes a letter back for as long as the server says, whatever the device’s day', () => {
  const until = new Date(Date.parse(NOW) + 5 * MINUTE_MS).toISOString()
  const fresh = [{ id: 'letter-9', page: 0, slot: 6, ornament: 'tangerine', until } as const]
  render(<VisitedTreePage tree={aTree({ fresh })} ornaments={[]} now={NOW} />, {
    wrapper: siteAround(),
  })
  const takeBack = () => screen.queryByRole('button', { name: '거두기' })
  expect(takeBack()).not.toBeNull()
  expect(screen.getByText('5분 동안 거둘 수 있어요.')).toBeDefined()
  pass(4 * MINUTE_MS)
  expect(takeBack()).not.toBeNull()
  pass(MINUTE_MS + 1_000)
  expect(takeBack()).toBeNull()
})
