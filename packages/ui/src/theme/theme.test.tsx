import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { MotionSwitch } from './motion-switch.js'
import { motionAttribute, textSizeAttribute } from './reading-comfort.js'
import { TextSizeSwitch } from './text-size-switch.js'
import { ThemeSwitch } from './theme-switch.js'
import { themeAttribute, themeColors } from './theme-value.js'

const root = document.documentElement

beforeEach(() => {
  for (const name of ['data-theme', 'data-motion', 'data-text-size']) root.removeAttribute(name)
  localStorage.clear()
})

describe('what the server writes on <html>', () => {
  it.each([undefined, null, '', 'DARK', 'blue', 'light;x', '"light"'])(
    'is the default for %j',
    (stored) => {
      expect(themeAttribute(stored)).toBe('dark')
      expect(motionAttribute(stored)).toBe('full')
      expect(textSizeAttribute(stored)).toBe('normal')
    },
  )
  it('is the stored choice when it is a known one', () => {
    expect(themeAttribute('light')).toBe('light')
    expect(themeAttribute('system')).toBe('system')
    expect(motionAttribute('reduce')).toBe('reduce')
    expect(textSizeAttribute('larger')).toBe('larger')
  })
  it('colours the browser bar per theme, by scheme only for the device setting', () => {
    const colors = (theme: 'dark' | 'light' | 'system') =>
      themeColors(theme).map((entry) => entry.color)
    expect(colors('dark')).toEqual(['#100e0d', '#100e0d'])
    expect(colors('light')).toEqual(['#faf6ef', '#faf6ef'])
    expect(colors('system')).toEqual(['#faf6ef', '#100e0d'])
  })
})

describe('ThemeSwitch', () => {
  it('is drawn by the server with the stored choice', () => {
    const html = renderToString(<ThemeSwitch storageName="doran_theme" initial="light" />)
    expect(html).toMatch(/value="light"[^>]*checked|checked[^>]*value="light"/)
  })
  it('sets the page, the cookie and the local storage under the name it is given', async () => {
    root.dataset.theme = 'dark'
    render(<ThemeSwitch storageName="doran_theme" />)
    expect(screen.getByRole('group', { name: '화면 모드' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '밝게' }))
    expect(root.dataset.theme).toBe('light')
    expect(document.cookie).toContain('doran_theme=light')
    expect(localStorage.getItem('doran_theme')).toBe('light')
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: '밝게' })).toHaveProperty('checked', true),
    )
  })
  it('agrees with a second switch and with another tab', async () => {
    render(
      <>
        <ThemeSwitch storageName="doran_theme" />
        <ThemeSwitch storageName="doran_theme" />
      </>,
    )
    dispatchEvent(new StorageEvent('storage', { key: 'doran_theme', newValue: 'system' }))
    await waitFor(() => {
      for (const radio of screen.getAllByRole('radio', { name: '기기 설정' })) {
        expect(radio).toHaveProperty('checked', true)
      }
    })
    expect(root.dataset.theme).toBe('system')
  })
  it('repaints the browser bar', async () => {
    document.head.innerHTML = themeColors('dark')
      .map(({ media, color }) => `<meta name="theme-color" media="${media}" content="${color}">`)
      .join('')
    render(<ThemeSwitch storageName="doran_theme" />)
    fireEvent.click(screen.getByRole('radio', { name: '밝게' }))
    await waitFor(() =>
      expect(
        [...document.head.querySelectorAll('meta')].map((meta) => meta.getAttribute('content')),
      ).toEqual(['#faf6ef', '#faf6ef']),
    )
  })
})

it('reduces motion and grows text by attributes the styles know', () => {
  render(
    <>
      <MotionSwitch storageName="doran_motion" />
      <TextSizeSwitch storageName="doran_text_size" />
    </>,
  )
  fireEvent.click(screen.getByRole('switch', { name: '움직임 줄이기' }))
  expect(root.dataset.motion).toBe('reduce')
  fireEvent.click(screen.getByRole('radio', { name: '크게' }))
  expect(root.dataset.textSize).toBe('large')
})
