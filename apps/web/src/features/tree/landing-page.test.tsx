import type { TreeCard } from '@doran/contract'
import { aMe } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { LandingPage } from './landing-page'
import type { TreeLanding } from './read-tree'

afterEach(cleanup)

const card = (over: Partial<TreeCard> = {}): TreeCard => ({
  id: 'tree-1',
  shareCode: 'k3Xr9Qw2Lp',
  name: '겨울 나무',
  look: 'pine',
  ground: 'snowy-night',
  opensAt: '2026-12-24T15:00:00.000Z',
  isOpen: false,
  letters: 3,
  unread: 0,
  ...over,
})

function open(landing: TreeLanding, now = '2026-11-27T03:00:00.000Z') {
  render(<LandingPage landing={landing} now={new Date(now)} />, {
    wrapper: siteAround({ isLoggedIn: landing.me !== null }),
  })
}

describe('the landing', () => {
  it.each([
    ['2026-11-19T14:59:59.000Z', /^생일 나무/],
    ['2026-11-19T15:00:00.000Z', '12월 25일 0시에 함께 열어요'],
    ['2026-12-24T14:59:59.000Z', '12월 25일 0시에 함께 열어요'],
    ['2026-12-24T15:00:00.000Z', '새해 첫날에 열 나무를 심어 보세요'],
    ['2026-12-31T14:59:59.000Z', '새해 첫날에 열 나무를 심어 보세요'],
    ['2026-12-31T15:00:00.000Z', /^생일 나무/],
  ])('speaks of the season in Seoul at %s', (now, words) => {
    open({ me: null, trees: null }, now)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('region', { name: '내 나무' })).toBeNull()
    expect(screen.getByRole('link', { name: '내 나무 심기' }).getAttribute('href')).toBe(
      '/decorate-my-tree?plant=new',
    )
  })

  it('shows the member’s own trees', () => {
    const opened = card({ id: 'tree-2', name: '생일 나무', isOpen: true, unread: 2 })
    open({ me: aMe(), trees: [card(), opened] })
    const [first, second] = within(screen.getByRole('region', { name: '내 나무' })).getAllByRole(
      'link',
    )
    expect(first?.textContent).toBe('겨울 나무12월 25일 · 편지 3통D-28')
    expect(first?.getAttribute('href')).toBe('/decorate-my-tree?tree=k3Xr9Qw2Lp')
    expect(second?.textContent).toBe('생일 나무12월 25일 · 편지 3통열렸어요안 읽은 편지 2통')
  })

  it('says where there are none, and where they could not be read', () => {
    open({ me: aMe(), trees: [] })
    expect(screen.getByText('아직 심은 나무가 없어요.')).toBeDefined()
    cleanup()
    open({ me: aMe(), trees: null })
    expect(screen.getByText('내 나무를 불러오지 못했어요.')).toBeDefined()
  })
})
