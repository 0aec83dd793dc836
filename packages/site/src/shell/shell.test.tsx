import { PoliteAnnouncer } from '@doran/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { RouteFocus } from './route-focus.js'
import { SiteAreaBar } from './site-bars.js'
import { SiteEnd } from './site-end.js'
import { SiteHeader } from './site-bars.js'

afterEach(cleanup)

const bars = (basePath: string, pathname: string) => (
  <At basePath={basePath} pathname={pathname}>
    <SiteHeader />
    <SiteAreaBar />
  </At>
)

describe('the bars', () => {
  it.each([
    ['', '/terms'],
    ['/doran-tales', '/'],
  ])('are the generic header alone at %j%j', (basePath, pathname) => {
    render(bars(basePath, pathname))
    expect(screen.getByRole('navigation', { name: '주요 메뉴' })).toBeDefined()
    expect(screen.getAllByRole('banner')).toHaveLength(1)
  })

  it.each([
    ['', '/'],
    ['', '/games'],
    ['/doran-tales', '/theme/1'],
  ])('are the area bar alone at %j%j', (basePath, pathname) => {
    render(bars(basePath, pathname))
    expect(screen.queryByRole('navigation', { name: '주요 메뉴' })).toBeNull()
    expect(screen.getAllByRole('banner')).toHaveLength(1)
  })

  it('lead across from the area bar to the places that exist, beside the way back of a leaf page', () => {
    render(
      <At pathname="/me/short-time-password">
        <SiteAreaBar back={{ href: '/me', label: '나로' }} />
      </At>,
    )
    const places = screen.getByRole('navigation', { name: '도란 메뉴' })
    expect(
      [...places.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['이야기', '/doran-tales', null],
      ['놀이', '/games', null],
      ['커뮤니티', '/community', null],
      ['대화', '/chat', null],
    ])
    expect(screen.getByRole('link', { name: '나로' })).toBeDefined()
  })

  it.each([
    [
      false,
      [
        '로그인',
        '새로 나온 이야기',
        '심리테스트',
        '월드컵',
        '티어표',
        '토마토 밭',
        '아침 게시판',
        '내 나무',
        '연말책',
        '커뮤니티',
        '내 이야기',
        '보관함',
      ],
    ],
    [
      true,
      [
        '새로 나온 이야기',
        '심리테스트',
        '월드컵',
        '티어표',
        '토마토 밭',
        '아침 게시판',
        '내 나무',
        '연말책',
        '커뮤니티',
        '내 이야기',
        '보관함',
        '룬 상점',
        '코인 충전',
        '젬',
        '구독과 도란 패스',
        '검색',
        '알림',
      ],
    ],
  ])('hold in the menu what the tabs do not (signed in: %s)', async (isLoggedIn, first) => {
    render(
      <At basePath="/doran-tales" pathname="/" isLoggedIn={isLoggedIn}>
        <SiteHeader />
      </At>,
    )
    fireEvent.click(screen.getByRole('button', { name: '메뉴' }))
    const links = within(await screen.findByRole('dialog', { name: '메뉴' })).getAllByRole('link')
    const labels = links.map(({ textContent }) => textContent).filter(Boolean)
    expect(labels.slice(0, first.length)).toEqual(first)
    expect(labels).toContain('도란 소개')
    for (const tab of ['홈', '이야기', '놀이', '대화', '내 정보']) expect(labels).not.toContain(tab)
  })

  it('mark the place at hand', () => {
    render(
      <At basePath="/doran-tales" pathname="/theme/1">
        <SiteAreaBar />
      </At>,
    )
    const places = within(screen.getByRole('navigation', { name: '도란 메뉴' }))
    expect(places.getByRole('link', { name: '이야기' }).getAttribute('aria-current')).toBe('page')
  })

  it('mark the place of a page that is elsewhere than its area’s first', () => {
    render(
      <At pathname="/worldcup">
        <SiteAreaBar />
      </At>,
    )
    const places = within(screen.getByRole('navigation', { name: '도란 메뉴' }))
    expect(places.getByRole('link', { name: '놀이' }).getAttribute('aria-current')).toBe('page')
    expect(places.getByRole('link', { name: '이야기' }).getAttribute('aria-current')).toBeNull()
  })

  it.each([
    ['', '/', ''],
    ['', '/me', ''],
    ['/doran-tales', '/theme/1', '이야기'],
    ['', '/psytest', '놀이'],
    ['/doran-tales', '/me/contact', '내 정보'],
  ])('call the area at %j%j by its name', (basePath, pathname, name) => {
    render(bars(basePath, pathname))
    const { textContent } = screen.getByRole('banner')
    expect(textContent).toBe(`${name}이야기놀이커뮤니티대화로그인`)
  })

  it('are the same when rendered on the server', () => {
    expect(renderToString(bars('/doran-tales', '/'))).toContain('주요 메뉴')
    expect(renderToString(bars('/doran-tales', '/theme/1'))).not.toContain('주요 메뉴')
  })
})

describe('the end of a page', () => {
  const tabs = () => [
    ...screen.getByRole('navigation', { name: '주요 화면' }).querySelectorAll('a'),
  ]
  const currentTabs = () => tabs().map((tab) => tab.getAttribute('aria-current'))

  it('has tabs to the places that exist, with the present one marked', () => {
    render(
      <At pathname="/">
        <SiteEnd />
      </At>,
    )
    expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
      '/',
      '/doran-tales',
      '/games',
      '/chat',
      '/me',
    ])
    expect(currentTabs()).toEqual(['page', null, null, null, null])
  })

  it('marks the area of a page', () => {
    render(
      <At basePath="/doran-tales" pathname="/theme/1">
        <SiteEnd />
      </At>,
    )
    expect(currentTabs()).toEqual([null, 'page', null, null, null])
  })

  it.each(['/me/contact', '/me/contact/ticket'])('marks where %s belongs', (pathname) => {
    render(
      <At basePath="/doran-tales" pathname={pathname}>
        <SiteEnd />
      </At>,
    )
    expect(currentTabs()).toEqual([null, null, null, null, 'page'])
  })

  it('is empty in a player', () => {
    const { container } = render(
      <At basePath="/doran-tales" pathname="/play/1">
        <SiteEnd />
      </At>,
    )
    expect(container.innerHTML).toBe('')
  })

  it('leaves a hub while its query opens a player', () => {
    const { container, rerender } = render(
      <At pathname="/psytest">
        <SiteEnd />
      </At>,
    )
    expect(currentTabs()).toEqual([null, null, 'page', null, null])
    rerender(
      <At pathname="/psytest" query="id=a1">
        <SiteEnd />
      </At>,
    )
    expect(container.innerHTML).toBe('')
  })
})

describe('RouteFocus', () => {
  const page = (pathname: string, title: string, query = '') => (
    <At pathname={pathname} query={query}>
      <h1>{title}</h1>
      <RouteFocus />
      <PoliteAnnouncer />
    </At>
  )

  it('leaves the focus alone on the first page and moves it to the heading of the next', () => {
    const { rerender } = render(page('/', '첫 쪽'))
    expect(document.activeElement).toBe(document.body)
    rerender(page('/terms', '다음 쪽'))
    expect(document.activeElement?.textContent).toBe('다음 쪽')
    expect(document.querySelector('[aria-live]')?.textContent).toBe('다음 쪽')
  })

  it('follows from one thing to another at the same path, and stays where a list is filtered', () => {
    const { rerender } = render(page('/games', '놀이'))
    rerender(page('/games', '놀이', 'mood=short'))
    expect(document.activeElement).toBe(document.body)
    rerender(page('/games/detail', '하나', 'id=1'))
    screen.getByRole('heading').blur()
    rerender(page('/games/detail', '다른 하나', 'id=2'))
    expect(document.activeElement?.textContent).toBe('다른 하나')
  })
})
