import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ThumbBar } from './thumb-bar.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells how high it is, for toasts to stand above it, while it stands', () => {
  let notify: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        notify = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(83)
  const room = () => document.documentElement.style.getPropertyValue('--bar-room')
  const { unmount } = render(<ThumbBar>읽기 시작</ThumbBar>)
  act(() => notify())
  expect(room()).toBe('83px')
  unmount()
  expect(room()).toBe('')
})
