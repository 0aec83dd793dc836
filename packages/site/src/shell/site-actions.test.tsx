import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMe, aNotice } from '../testing/member-fixture.js'
import { At } from '../testing/site-wrapper.fake.js'
import { fakeApi } from '../testing/story-api.js'
import { SiteActions } from './site-actions.js'

const me = aMe({ unread: { notification: 3, chat: 0 } })
const withPicture = aMe({ profile: { ...me.profile, profileImage: 'profile-image/a.webp' } })

function open(pathname: string, replies: Record<string, unknown[]> = {}, isLoggedIn = true) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [me], ...replies }, [])
  const view = render(
    <At pathname={pathname} isLoggedIn={isLoggedIn} api={client}>
      <SiteActions />
      <button type="button">본문</button>
    </At>,
  )
  return { requests, view }
}

const setWidth = (isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
}
const bell = () => screen.findByRole('link', { name: '알림, 새 알림 3개' })
/** True where the browser would follow the link. */
const press = (element: HTMLElement, init?: MouseEventInit) => {
  let isFollowed = true
  const onClick = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(element, init)
  return isFollowed
}

beforeEach(() => setWidth(true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('for a visitor', () => {
  it('is the way to sign in and back to this very page, without a call', () => {
    const { client, requests } = fakeApi({}, [])
    render(
      <At basePath="/doran-tales" pathname="/" query="genre=SF" api={client}>
        <SiteActions />
      </At>,
    )
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Fdoran-tales%3Fgenre%3DSF',
    )
    expect(requests).toEqual([])
  })

  it('has the search before it', () => {
    open('/', {}, false)
    const names = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent)
    expect(names).toEqual(['검색', '로그인'])
    expect(screen.getByRole('link', { name: '검색' }).getAttribute('href')).toBe('/search')
  })

  it.each(['/login', '/login/email', '/signup'])('is nothing on %s', (path) => {
    open(path, {}, false)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('for a member', () => {
  it('is in the page before any script runs', () => {
    const html = renderToString(
      <At pathname="/" isLoggedIn>
        <SiteActions />
      </At>,
    )
    expect(html).toContain('href="/notification"')
    expect(html).toContain('href="/me"')
    expect(html).not.toContain('로그인')
  })

  it('is three icons, the search the first of them, on both sites', () => {
    for (const basePath of ['', '/doran-tales']) {
      render(
        <At basePath={basePath} pathname="/theme/1" isLoggedIn>
          <SiteActions />
        </At>,
      )
      const links = screen.getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/search',
        '/notification',
        '/me',
      ])
      cleanup()
    }
  })

  it('marks the search where one is', () => {
    open('/search')
    const search = screen.getByRole('link', { name: '검색' })
    expect(search.getAttribute('aria-current')).toBe('page')
  })

  it('says how much is new, and shows the picture', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const { view } = open('/', { 'GET /v1/user/me': [withPicture] })
    await waitFor(() =>
      expect(view.container.querySelector('img')?.getAttribute('src')).toBe(
        'http://localhost:3000/api/v1/image/profile-image/a.webp',
      ),
    )
    expect(screen.getByRole('link', { name: '내 정보' }).getAttribute('href')).toBe('/me')
  })

  it('leads to the inbox up to 768 px, on that page, and in another tab', async () => {
    setWidth(false)
    open('/')
    expect(press(await bell())).toBe(true)
    setWidth(true)
    expect(press(await bell(), { ctrlKey: true })).toBe(true)
    cleanup()
    open('/notification')
    const link = await bell()
    expect(link.getAttribute('aria-current')).toBe('page')
    expect(press(link)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the newest above 768 px, and gives the focus back on Esc', async () => {
    open('/', {
      'GET /v1/notification': [{ items: [aNotice({ isRead: true })], nextCursor: null }],
    })
    const link = await bell()
    expect(press(link)).toBe(false)
    const panel = await screen.findByRole('dialog', { name: '알림' })
    expect(link.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(panel)
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    fireEvent.keyDown(panel, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(link)
  })

  it('closes the panel when the focus or a press goes elsewhere', async () => {
    const empty = { items: [], nextCursor: null }
    open('/', { 'GET /v1/notification': [empty, empty] })
    const other = screen.getByRole('button', { name: '본문' })
    press(await bell())
    await screen.findByRole('dialog')
    act(() => other.focus())
    expect(screen.queryByRole('dialog')).toBeNull()
    press(await bell())
    await screen.findByRole('dialog')
    fireEvent.pointerDown(other)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
