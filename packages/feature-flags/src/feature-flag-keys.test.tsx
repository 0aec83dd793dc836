import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeatureFlagKeys } from './feature-flag-keys.js'
import { readFlags, writeFlags } from './flag-cookie.js'

const KEYS = { key: 'F', code: 'KeyF', ctrlKey: true, shiftKey: true }
const ON_MAC = { ...KEYS, ctrlKey: false, metaKey: true }

/** Whether the browser would still do what it does on these keys. */
const press = (keys: KeyboardEventInit = KEYS, on: Element = document.body) =>
  fireEvent.keyDown(on, keys)
const dialog = () => screen.findByRole('dialog', { name: '시험 중인 기능' })
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const setPlatform = (platform: string) =>
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)

const reload = vi.fn<() => void>()

beforeEach(() => {
  setPlatform('Linux x86_64')
  vi.spyOn(location, 'reload').mockImplementation(reload.mockClear())
})
afterEach(() => {
  cleanup()
  writeFlags([])
})

describe('the keys', () => {
  it.each([
    ['Shift + Ctrl + F', 'Win32', KEYS],
    ['under Hangul input', 'Win32', { ...KEYS, key: 'ㄹ' }],
    ['while a syllable is under way', 'Win32', { ...KEYS, key: 'Process', isComposing: true }],
    ['where the layout has another letter', 'Linux x86_64', { ...KEYS, key: 'U' }],
    ['Shift + Cmd + F on a Mac', 'MacIntel', ON_MAC],
  ])('open the panel: %s', async (_way, platform, keys) => {
    setPlatform(platform)
    render(<FeatureFlagKeys />)
    expect(press(keys)).toBe(false)
    await dialog()
  })

  it.each([
    ['without Shift', 'Win32', { ...KEYS, shiftKey: false }],
    ['without Ctrl', 'Win32', { ...KEYS, ctrlKey: false }],
    ['with Alt', 'Win32', { ...KEYS, altKey: true }],
    ['another key that types F', 'Win32', { ...KEYS, code: 'KeyU' }],
    ['Cmd elsewhere than on a Mac', 'Win32', ON_MAC],
    ['Ctrl on a Mac', 'MacIntel', KEYS],
  ])('are not taken: %s', async (_way, platform, keys) => {
    setPlatform(platform)
    render(<FeatureFlagKeys />)
    expect(press(keys)).toBe(true)
    await act(() => Promise.resolve())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('close the panel again, from inside of it too', async () => {
    render(<FeatureFlagKeys />)
    press()
    press(KEYS, await dialog())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('open it also when they are pressed again while it comes', async () => {
    render(<FeatureFlagKeys />)
    press()
    press()
    expect(await dialog()).toBeTruthy()
  })

  it('toggle once however long they are held', async () => {
    render(<FeatureFlagKeys />)
    press()
    expect(press({ ...KEYS, repeat: true })).toBe(false)
    await dialog()
    press({ ...KEYS, repeat: true })
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('do nothing more once the page is gone', () => {
    render(<FeatureFlagKeys />).unmount()
    expect(press()).toBe(true)
  })
})

describe('the panel', () => {
  it('shows each flag with its meaning, as the cookie has it by then', async () => {
    render(<FeatureFlagKeys />)
    writeFlags(['PAYOUT_DASHBOARD_BANNER'])
    press()
    await dialog()
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['NEW_NAVIGATION', false],
      ['PAYOUT_DASHBOARD_BANNER', true],
    ])
    expect(screen.getByText('넓은 화면에서 왼쪽 길잡이를 써요.')).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '닫기',
      '저장',
    ])
  })

  it('keeps the chosen flags and reloads the page', async () => {
    render(<FeatureFlagKeys />)
    press()
    await dialog()
    tick('NEW_NAVIGATION')
    tick('PAYOUT_DASHBOARD_BANNER')
    click('저장')
    expect(document.cookie).toContain('doran_feature_flags=NEW_NAVIGATION,PAYOUT_DASHBOARD_BANNER')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('deletes the cookie when nothing is ticked any more', async () => {
    writeFlags(['NEW_NAVIGATION'])
    render(<FeatureFlagKeys />)
    press()
    await dialog()
    tick('NEW_NAVIGATION')
    click('저장')
    expect(document.cookie).not.toContain('doran_feature_flags')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says so when the browser keeps no cookie, and leaves the page alone', async () => {
    render(<FeatureFlagKeys />)
    press()
    await dialog()
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    tick('NEW_NAVIGATION')
    click('저장')
    expect(screen.getByRole('alert').textContent).toMatch(/쿠키를 허용/)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['닫기', () => click('닫기')],
    ['Esc', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ])('forgets what was ticked on %s, and gives the focus back', async (_way, close) => {
    render(
      <>
        <button type="button">본문</button>
        <FeatureFlagKeys />
      </>,
    )
    const opener = screen.getByRole('button', { name: '본문' })
    opener.focus()
    press()
    const panel = await dialog()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    tick('NEW_NAVIGATION')
    close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(readFlags(document.cookie)).toEqual([])
    press()
    await dialog()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(
      false,
    )
  })
})
