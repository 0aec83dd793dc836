import type { Home } from '@doran/contract'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aRouter, aView, fakeApi } from '@doran/site/testing'
import { aScene } from '@doran/story-reader/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOME_ROWS } from '../../areas/web-areas'
import { aGameCard, aPlayCard, aWorldcupCard } from '../../testing/a-game'
import { HomeRows } from './home-rows'

afterEach(cleanup)

const config = aConfig()

const scene = { type: 'scene', scene: aScene() } as const
const themes = (count: number) => ({
  type: 'themes' as const,
  items: Array.from({ length: count }, (_, at) => ({ ...aScene().theme, id: `theme-${at}` })),
})
const story = (id: string) => ({ ...aView().session, id, lastSentence: '촛불이 기울었다.' })

function open(home: Home | null) {
  const refresh = vi.fn()
  const router = aRouter({ refresh })
  render(
    <AppRouterContext value={router}>
      <SiteProviders config={config} api={fakeApi({}, []).client}>
        <HomeRows home={home} renderers={HOME_ROWS} />
      </SiteProviders>
    </AppRouterContext>,
  )
  return refresh
}

const heading = (name: string) => screen.queryByRole('heading', { name })

describe('HomeRows', () => {
  it('offers the scene to someone new, and one theme as a large card', () => {
    open({ rows: [scene, themes(1)] })
    expect(screen.getByRole('button', { name: '창틀의 눈을 살핀다' })).toBeDefined()
    const link = screen.getByRole('link', { name: /자세히 보기$/ })
    expect(link.getAttribute('href')).toBe('/doran-tales/theme/theme-0')
  })

  it('leads to what the hour and the season bring, with the last day of each', () => {
    open({
      rows: [
        {
          type: 'season',
          items: [
            { key: 'morning', prompt: '오늘의 신발은?', isChecked: false },
            { key: 'tree', opensAt: '2026-12-24T15:00:00.000Z', isOpen: false, hasTree: false },
            { key: 'yearend', year: 2026, closesAt: '2027-01-15T15:00:00.000Z' },
          ],
        },
      ],
    })
    const linked = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const path of ['/morningboard', '/decorate-my-tree', '/yearend'])
      expect(linked).toContain(path)
    expect(screen.getByText(/12월 25일 \(.\)에 함께 열어요/)).toBeDefined()
    expect(screen.getByText(/1월 15일.*까지 만들 수 있어요/)).toBeDefined()
  })

  it('shows at most four themes as tiles', () => {
    open({ rows: [themes(6)] })
    expect(screen.queryByRole('link', { name: /자세히 보기$/ })).toBeNull()
    expect(document.querySelectorAll('a[href^="/doran-tales/theme/"]')).toHaveLength(4)
  })

  it('puts the last sentence of an open story in place of the scene', () => {
    open({ rows: [scene, { type: 'continue', items: [story('s1'), story('s2')] }, themes(1)] })
    expect(screen.queryByRole('button', { name: '창틀의 눈을 살핀다' })).toBeNull()
    expect(screen.getByRole('link', { name: '이어서 읽기' }).getAttribute('href')).toBe(
      '/doran-tales/play/s1',
    )
    expect(screen.getAllByText('촛불이 기울었다.')).toHaveLength(2)
    expect(heading('읽던 이야기')).not.toBeNull()
  })

  it('goes on with games that wait, and says how far they are', () => {
    open({ rows: [{ type: 'plays', items: [aPlayCard()] }] })
    const link = screen.getByRole('link', { name: /나는 어떤 불빛일까/ })
    expect(link.getAttribute('href')).toBe('/psytest?id=a-game&resume=1')
    expect(link.textContent).toContain('7번째 질문에서 멈췄어요')
  })

  it('has today’s world cup with the two who meet first', () => {
    open({ rows: [{ type: 'today', game: aWorldcupCard() }] })
    const row = screen.getByRole('region', { name: '오늘의 월드컵' })
    expect(row.textContent).toContain('붕어빵 대 군고구마')
    expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe(
      '/worldcup?id=a-cup',
    )
  })

  it('shows at most four games, and leads to all', () => {
    const items = Array.from({ length: 6 }, (_, at) => aGameCard({ id: `g${at}` }))
    open({ rows: [{ type: 'games', items }] })
    expect(document.querySelectorAll('a[href^="/games/detail"]')).toHaveLength(4)
    expect(screen.getByRole('link', { name: '놀이 모두 보기' }).getAttribute('href')).toBe('/games')
  })

  it('draws no row for what is not there', () => {
    open({ rows: [scene] })
    expect(heading('읽던 이야기')).toBeNull()
    expect(heading('이야기')).toBeNull()
  })

  it('keeps its words and offers another try when nothing could be read', () => {
    const refresh = open(null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('불 옆에 앉아요.')
    expect(screen.getByRole('status').textContent).toContain('이야기를 불러오지 못했어요.')
    screen.getByRole('button', { name: '다시 시도' }).click()
    expect(refresh).toHaveBeenCalledOnce()
  })
})
