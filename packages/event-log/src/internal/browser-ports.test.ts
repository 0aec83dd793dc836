import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserPorts } from './browser-ports.js'

afterEach(() => vi.unstubAllGlobals())

describe('the browser’s ports', () => {
  it('hear a page that is hidden or left, until they are told to stop', () => {
    const { page } = browserPorts()
    const hide = vi.fn<() => void>()
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const stop = page.onHidden(hide)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(hide).toHaveBeenCalledTimes(0)
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
    expect(hide).toHaveBeenCalledTimes(2)
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
    expect(hide).toHaveBeenCalledTimes(2)
  })

  it('hear what other tabs store', () => {
    const heard: unknown[] = []
    const stop = browserPorts().page.onStorage((...said) => heard.push(said))
    dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'b' }))
    stop()
    dispatchEvent(new StorageEvent('storage', { key: 'c', newValue: 'd' }))
    expect(heard).toEqual([['a', 'b']])
  })

  it('do without locks where the page has none', async () => {
    vi.stubGlobal('navigator', {})
    await expect(browserPorts().locks?.request('a', () => Promise.resolve(7))).resolves.toBe(7)
  })

  it('make ids that the contract takes', () => {
    expect(browserPorts().newId()).toMatch(/^[A-Za-z0-9_-]{21}$/)
  })
})
