import { localStore } from '@doran/browser-storage'
import { COOKIES, STORAGE_KEYS } from '@doran/contract/names'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../testing/site-wrapper.fake.js'
import { AskUsage } from './ask-usage.js'

// More than a page ever waits to be idle.
const IDLE_MS = 10_000
const NOTICE = { name: '사용 기록 안내' }

const forget = () => {
  document.cookie = `${COOKIES.usageChoice}=; max-age=0; path=/`
  localStore.remove(STORAGE_KEYS.usageNotice)
}
beforeEach(() => {
  forget()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forget()
})

const open = (pathname = '/', basePath = '') =>
  render(
    <At pathname={pathname} basePath={basePath}>
      <AskUsage />
      <main id="main" tabIndex={-1} />
    </At>,
  )

describe('the line that says usage is recorded', () => {
  it('comes once in a browser, whether it is answered or not', async () => {
    open()
    await idle()
    expect(screen.getByRole('region', NOTICE)).toBeDefined()
    cleanup()
    expect(localStore.get(STORAGE_KEYS.usageNotice)).toBe('shown')
    open()
    await idle()
    expect(screen.queryByRole('region', NOTICE)).toBeNull()
  })

  it('turns recording off and says where that is undone', async () => {
    open()
    await idle()
    fireEvent.click(screen.getByRole('button', { name: '사용 기록 끄기' }))
    expect(document.cookie).toContain(`${COOKIES.usageChoice}=out`)
    expect(screen.getByRole('status').textContent).toContain('사용 기록을 껐어요.')
    fireEvent.click(screen.getByRole('button', { name: '사용 기록 안내 닫기' }))
    expect(screen.queryByRole('region', NOTICE)).toBeNull()
    expect(document.activeElement?.id).toBe('main')
  })

  it('never comes over a story', async () => {
    open('/play/1', '/doran-tales')
    await idle()
    expect(screen.queryByRole('region', NOTICE)).toBeNull()
    expect(localStore.get(STORAGE_KEYS.usageNotice)).toBeNull()
  })
})

/** The page has become idle, and what it loads then has come. */
async function idle() {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    await import('./usage-notice.js')
  })
}
