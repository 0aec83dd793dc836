import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AreaBar } from './area-bar.js'
import { BottomTabs } from './bottom-tabs.js'
import { Footer } from './footer.js'
import { ImmersiveBar } from './immersive-bar.js'
import { OfflineBar } from './offline-bar.js'
import { Rail } from './rail.js'

const area = { name: '도란 테일즈', href: '/doran-tales' }

it('marks the area bar only after more than 8 px of scroll', () => {
  render(<AreaBar area={area} />)
  const bar = screen.getByRole('banner')
  const scrollTo = (top: number) =>
    act(() => {
      Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true })
      dispatchEvent(new Event('scroll'))
    })
  scrollTo(8)
  expect(bar.hasAttribute('data-scrolled')).toBe(false)
  scrollTo(9)
  expect(bar.hasAttribute('data-scrolled')).toBe(true)
  scrollTo(0)
  expect(bar.hasAttribute('data-scrolled')).toBe(false)
})

it('leads home; on a narrow leaf page the arrow back replaces that', () => {
  const { rerender } = render(<AreaBar area={area} />)
  const home = () => screen.getByRole('link', { name: '도란 홈으로' })
  expect(home().getAttribute('href')).toBe('/')
  expect(home().className).not.toContain('hidden md:')
  rerender(<AreaBar area={area} back={{ href: '/doran-tales', label: '이야기 목록으로' }} />)
  expect(home().className).toContain('hidden md:inline-flex')
  expect(screen.getByRole('link', { name: '이야기 목록으로' })).toBeTruthy()
})

it('names an area from 769 px only where no place does', () => {
  const places = [{ href: area.href, label: '이야기', isCurrent: true }]
  const { rerender } = render(<AreaBar area={area} places={places} />)
  const name = () => screen.getByRole('link', { name: area.name })
  expect(name().className).toContain('md:hidden')
  rerender(<AreaBar area={area} />)
  expect(name().className).not.toContain('md:hidden')
})

it('leads across to the places from 769 px, but not beside a rail', () => {
  const places = [{ href: '/games', label: '놀이', isCurrent: true }]
  render(<AreaBar area={area} back={{ href: '/doran-tales', label: '뒤로' }} places={places} />)
  const links = screen.getByRole('navigation', { name: '도란 메뉴' })
  expect(links.className).toContain('hidden md:block rail:hidden')
  const link = screen.getByRole('link', { name: '놀이' })
  expect(link.getAttribute('href')).toBe('/games')
  expect(link.getAttribute('aria-current')).toBe('page')
})

it('is one link where logo and name lead to one page', () => {
  render(<AreaBar area={{ name: '도란', href: '/' }} />)
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: '도란 홈으로' })])
})

it('keeps beside a rail what is the page’s own, and stays away where that is nothing', () => {
  const isLeft = (element: HTMLElement) => !element.className.includes('rail:hidden')
  const back = { href: '/doran-tales', label: '이야기 목록으로' }
  const { rerender } = render(<AreaBar area={area} />)
  expect(isLeft(screen.getByRole('banner'))).toBe(false)
  rerender(<AreaBar area={area} actions={[{ href: '/me', icon: 'person', label: '나' }]} />)
  expect(isLeft(screen.getByRole('banner'))).toBe(true)
  expect(isLeft(screen.getByRole('link', { name: '도란 홈으로' }))).toBe(false)
  rerender(<AreaBar area={area} back={back} end={<button type="button">로그인</button>} />)
  expect(isLeft(screen.getByRole('banner'))).toBe(true)
  expect(isLeft(screen.getByRole('link', { name: back.label }))).toBe(true)
  expect(screen.getByText('로그인').closest(String.raw`.rail\:hidden`)).toBeTruthy()
})

it('has a rail of the places, with the way home and the person’s own but below a header', () => {
  const items = [{ href: '/', label: '홈', icon: 'home', isCurrent: true }] as const
  const end = <button type="button">로그인</button>
  const { rerender } = render(<Rail items={items} end={end} />)
  expect(screen.getByRole('navigation', { name: '둘러보기' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '도란 홈으로' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: '로그인' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '홈' }).getAttribute('aria-current')).toBe('page')
  rerender(<Rail items={items} end={end} isBelowHeader />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['홈'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what is unread in words', () => {
  render(
    <AreaBar
      area={area}
      actions={[{ href: '/me', icon: 'person', label: '나', unread: '새 소식 2개' }]}
    />,
  )
  expect(screen.getByRole('link', { name: '나, 새 소식 2개' })).toBeTruthy()
})

it('leaves the player through a callback or a link', () => {
  const onClose = vi.fn()
  const { rerender } = render(<ImmersiveBar title="열쇠" onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: '나가기' }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(
    <ImmersiveBar title="열쇠" closeHref="/x" progress={{ value: 3, max: 8, label: '3 / 8' }} />,
  )
  expect(screen.getByRole('link', { name: '나가기' }).getAttribute('href')).toBe('/x')
  expect(screen.getByText('3 / 8')).toBeTruthy()
  expect(document.querySelector('rect')?.getAttribute('width')).toBe('37.5')
})

it('draws only the tabs it is given, each with its label', () => {
  render(<BottomTabs tabs={[{ href: '/', label: '홈', icon: 'home', isCurrent: true }]} />)
  const tabs = screen.getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['홈'])
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
})

it('says how much waits behind a tab, and no more than 99', () => {
  const tab = { href: '/chat', label: '대화', icon: 'chat' } as const
  const waiting = (count: number) => ({ count, label: '읽지 않은 메시지' })
  const { rerender } = render(<BottomTabs tabs={[{ ...tab, waiting: waiting(3) }]} />)
  const text = () => screen.getByRole('link').textContent
  expect(text()).toBe('대화, 읽지 않은 메시지 3개3')
  rerender(<BottomTabs tabs={[{ ...tab, waiting: waiting(100) }]} />)
  expect(text()).toBe('대화, 읽지 않은 메시지 99개 이상99+')
  rerender(<BottomTabs tabs={[{ ...tab, waiting: waiting(0) }]} />)
  expect(text()).toBe('대화')
})

it('leaves out the footer lines that have nothing to say', () => {
  const { container } = render(<Footer tagline="Make the World Fun!" links={[]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(container.querySelector('footer > div')?.childElementCount).toBe(1)
})

it('tells when the connection is gone and when it is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineBar />)
  expect(screen.getByRole('status').textContent).toBe('')
  online.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toBe(
    '인터넷 연결이 끊겼어요. 연결되면 저절로 이어져요.',
  )
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('holds links while the connection is gone, but for a telephone number', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const followed = vi.fn()
  render(
    <>
      <OfflineBar />
      {['/me', 'tel:109'].map((href) => (
        <a key={href} href={href} onClick={followed}>
          {href}
        </a>
      ))}
    </>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  // The page of the tests may not leave; `fireEvent` answers false where navigation was prevented before that.
  screen.getByRole('link', { name: 'tel:109' }).addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  press('tel:109')
  expect(screen.getByRole('status').textContent).not.toContain('이동할 수 없어요')
  expect(followed).toHaveBeenCalledTimes(1)
  expect(press('/me')).toBe(false)
  expect(followed).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toContain('이동할 수 없어요')
})
