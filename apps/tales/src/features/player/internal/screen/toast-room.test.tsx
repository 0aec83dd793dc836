import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reserveToastRoom } from './toast-room'

let notify: () => void = () => undefined

beforeEach(() => {
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
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number(this.dataset['height'])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const room = () => document.documentElement.style.getPropertyValue('--foot-room')

function Foot({ height, hasJump = false }: { height: number; hasJump?: boolean }) {
  return (
    <div ref={reserveToastRoom} data-height={height}>
      {hasJump && <div ref={reserveToastRoom} data-height={52} />}
    </div>
  )
}

test('toasts know how high the foot is, with what floats over it, while there is one', () => {
  const { rerender, unmount } = render(<Foot height={65} />)
  act(notify)
  expect(room()).toBe('65px')
  rerender(<Foot height={137} hasJump />)
  act(notify)
  expect(room()).toBe('189px')
  rerender(<Foot height={137} />)
  expect(room()).toBe('137px')
  unmount()
  expect(room()).toBe('')
})
