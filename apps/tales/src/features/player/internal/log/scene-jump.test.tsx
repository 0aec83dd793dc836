import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHOICES_ID } from './choice-list'
import { SceneJump } from './scene-jump'

let seen: Map<Element, IntersectionObserverCallback>

beforeEach(() => {
  seen = new Map()
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(element: Element) {
        seen.set(element, this.callback)
      }
      disconnect() {}
    },
  )
})
afterEach(cleanup)

function open() {
  render(
    <>
      <section id="scene" tabIndex={-1} />
      <ul id={CHOICES_ID}>
        <button type="button">창틀을 살핀다</button>
      </ul>
      <SceneJump sceneId="scene" choiceCount={1} />
    </>,
  )
}
/** What the browser says of an element that lies below the window, or in it. */
function say(id: string, isBelow: boolean) {
  const element = document.getElementById(id)
  const callback = element && seen.get(element)
  if (!callback) throw new Error(`nobody looks at ${id}`)
  const entry = { isIntersecting: !isBelow, boundingClientRect: { top: 900 } }
  act(() => {
    Reflect.apply(callback, null, [[entry]])
    vi.advanceTimersByTime(400)
  })
}
const button = () => screen.queryByRole('button', { name: /다음 장면으로|선택지/ })

it('leads to the newest scene first, then to its choices, then nowhere', () => {
  open()
  expect(button()).toBeNull()
  say('scene', true)
  say(CHOICES_ID, true)
  expect(button()?.textContent).toBe('다음 장면으로')
  fireEvent.click(screen.getByRole('button', { name: '다음 장면으로' }))
  expect(document.activeElement?.id).toBe('scene')
  say('scene', false)
  fireEvent.click(screen.getByRole('button', { name: '선택지 1개 보기' }))
  expect(document.activeElement?.textContent).toBe('창틀을 살핀다')
  say(CHOICES_ID, false)
  expect(button()).toBeNull()
})

it('waits while the page scrolls by itself', () => {
  open()
  const callback = [...seen.values()][0]
  const entry = { isIntersecting: false, boundingClientRect: { top: 900 } }
  act(() => {
    if (callback) Reflect.apply(callback, null, [[entry]])
    vi.advanceTimersByTime(300)
  })
  expect(button()).toBeNull()
  say('scene', false)
  expect(button()).toBeNull()
})
