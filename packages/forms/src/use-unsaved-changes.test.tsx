import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUnsavedChanges } from './use-unsaved-changes.js'

beforeEach(() => {
  document.body.innerHTML = `
    <a id="away" href="/elsewhere">다른 곳</a>
    <a id="hash" href="#below">아래로</a>
    <a id="new" href="/elsewhere" target="_blank">새 창</a>
    <a id="file" href="/file" download>파일</a>`
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function open(hasChanges: boolean) {
  const confirm = vi.fn<() => Promise<boolean>>()
  const visits = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', visits)
  const { result, rerender, unmount } = renderHook(
    (changes: boolean) => useUnsavedChanges({ hasChanges: changes, confirm }),
    { initialProps: hasChanges },
  )
  const answer = (mayLeave: boolean) => confirm.mockResolvedValueOnce(mayLeave)
  return { confirm, visits, answer, now: () => result.current, rerender, unmount }
}
const click = (id: string, init?: MouseEventInit) =>
  act(async () => {
    const link = document.getElementById(id)
    if (link) fireEvent.click(link, init)
  })
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('unsaved changes', () => {
  it('are asked about before a link leads away, once', async () => {
    const { confirm, visits, answer } = open(true)
    answer(false)
    await click('away')
    expect([confirm.mock.calls.length, visits.mock.calls.length]).toEqual([1, 0])
    answer(true)
    await click('away')
    expect([confirm.mock.calls.length, visits.mock.calls.length]).toEqual([2, 1])
    expect(closeTab()).toBe(false)
  })

  it('are not asked about by what leaves the page as it is', async () => {
    const { confirm, visits } = open(true)
    await click('hash')
    await click('new')
    await click('file')
    await click('away', { ctrlKey: true })
    expect([confirm.mock.calls.length, visits.mock.calls.length]).toEqual([0, 4])
  })

  it('keep the tab open until they are saved', () => {
    const { rerender, unmount } = open(true)
    expect(closeTab()).toBe(true)
    rerender(false)
    expect(closeTab()).toBe(false)
    rerender(true)
    expect(closeTab()).toBe(true)
    unmount()
    expect(closeTab()).toBe(false)
  })

  it('are asked about before something is closed', async () => {
    const { confirm, answer, now, rerender } = open(true)
    const close = vi.fn<() => void>()
    answer(false)
    await act(() => now().close(close))
    expect(close).not.toHaveBeenCalled()
    answer(true)
    await act(() => now().close(close))
    expect(close).toHaveBeenCalledTimes(1)
    rerender(false)
    await act(() => now().close(close))
    expect([close.mock.calls.length, confirm.mock.calls.length]).toEqual([2, 2])
  })

  it('are asked about before the browser goes back, where it lets a page do so', async () => {
    const traverseTo = vi.fn<(key: string) => void>()
    const navigation = Object.assign(new EventTarget(), { traverseTo })
    vi.stubGlobal('navigation', navigation)
    const { confirm, answer } = open(true)
    const goBack = (navigationType = 'traverse') =>
      act(async () => {
        const event = new Event('navigate', { cancelable: true })
        navigation.dispatchEvent(
          Object.assign(event, { navigationType, destination: { key: 'before' } }),
        )
      })
    answer(false)
    await goBack()
    await goBack('push')
    expect([confirm.mock.calls.length, traverseTo.mock.calls.length]).toEqual([1, 0])
    answer(true)
    await goBack()
    expect(traverseTo).toHaveBeenCalledWith('before')
  })
})
