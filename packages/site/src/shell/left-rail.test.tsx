import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { LeftRail } from './left-rail.js'

const at = (basePath: string, pathname: string, isLoggedIn = false) => (
  <At basePath={basePath} pathname={pathname} isLoggedIn={isLoggedIn}>
    <LeftRail />
  </At>
)
const rail = () => within(screen.getByRole('navigation', { name: '둘러보기' }))
const places = () =>
  within(rail().getAllByRole('list')[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

beforeEach(() => {
  const ignore = () => undefined
  const narrow = { matches: false, addEventListener: ignore, removeEventListener: ignore }
  vi.stubGlobal('matchMedia', () => narrow)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the rail', () => {
  it('leads home and to the places of the tabs, with the present one marked', () => {
    render(at('', '/me/short-time-password'))
    expect(places()).toEqual([
      ['홈', '/', null],
      ['이야기', '/doran-tales', null],
      ['놀이', '/games', null],
      ['대화', '/chat', null],
      ['내 정보', '/me', 'page'],
    ])
    expect(rail().getByRole('link', { name: '도란 홈으로' }).getAttribute('href')).toBe('/')
  })

  it('has at its foot the way to sign in and back, or what is the member’s', () => {
    render(at('', '/about'))
    expect(rail().getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fabout',
    )
    cleanup()
    render(at('', '/about', true))
    expect(rail().getByRole('link', { name: '알림' })).toBeDefined()
    expect(rail().queryByRole('link', { name: '로그인' })).toBeNull()
  })

  it.each([
    ['', '/terms'],
    ['/doran-tales', '/'],
  ])('repeats nothing of the generic header above it at %j%j', (basePath, pathname) => {
    render(at(basePath, pathname))
    expect(places()).toHaveLength(5)
    expect(rail().queryByRole('link', { name: '도란 홈으로' })).toBeNull()
    expect(rail().queryByRole('link', { name: '로그인' })).toBeNull()
  })

  it('stays away from players', () => {
    const { container } = render(at('/doran-tales', '/play/1'))
    expect(container.innerHTML).toBe('')
  })

  it('is there when the server renders it, the width unknown', () => {
    expect(renderToString(at('', '/'))).toContain('data-rail')
  })
})
