import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Header } from './header.js'

const items = [
  { href: '/doran-tales', label: '이야기', isCurrent: true },
  { href: '/me', label: '나' },
]

it('is a black bar of 56 px whose logo leads home', () => {
  render(<Header items={items} />)
  const bar = screen.getByRole('banner')
  expect(bar.className).toContain('h-14')
  expect(bar.className).toContain('bg-black')
  expect(screen.getByRole('link', { name: '도란 홈으로' }).getAttribute('href')).toBe('/')
})

it('has a menu button that only narrow screens show, and links that only wide ones show', () => {
  render(<Header items={items} />)
  expect(screen.getByRole('button', { name: '메뉴' }).className).toContain('md:hidden')
  const nav = screen.getByRole('navigation', { name: '주요 메뉴' })
  expect(nav.className).toContain('hidden md:block')
  expect(within(nav).getByRole('link', { name: '이야기' }).getAttribute('aria-current')).toBe(
    'page',
  )
  expect(within(nav).getByRole('link', { name: '나' }).hasAttribute('aria-current')).toBe(false)
})

it('draws links through renderLink', () => {
  render(
    <Header
      items={items}
      renderLink={({ children, ...props }) => (
        <a data-zone="web" {...props}>
          {children}
        </a>
      )}
    />,
  )
  for (const link of screen.getAllByRole('link')) expect(link.dataset.zone).toBe('web')
})

it('opens the sheet on the button, moves focus in, closes on Esc and gives focus back', async () => {
  render(<Header items={items} menuExtra={<p>어둡게</p>} />)
  const button = screen.getByRole('button', { name: '메뉴' })
  expect(screen.queryByRole('dialog')).toBeNull()
  button.focus()
  fireEvent.click(button)
  const sheet = await screen.findByRole('dialog', { name: '메뉴' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(within(sheet).getByRole('link', { name: '나' }).getAttribute('href')).toBe('/me')
  expect(within(sheet).getByRole('link', { name: '홈' }).getAttribute('href')).toBe('/')
  expect(within(sheet).getByText('어둡게')).toBeTruthy()
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement ?? sheet, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('closes the sheet when one of its links is followed', async () => {
  render(<Header items={[{ href: '#part', label: '한 곳' }]} />)
  fireEvent.click(screen.getByRole('button', { name: '메뉴' }))
  const sheet = await screen.findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('link', { name: '한 곳' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
