import { act, cleanup, render } from '@testing-library/react'
import { useMemo, useRef } from 'react'
import type { ChatItem } from '@doran/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '../a-chat.fake'
import { isAttentive, useMarkRead } from './use-mark-read'

type Seen = { target: Element; isIntersecting: boolean }
let show: (seen: Seen[]) => void = () => undefined
let hasFocus = true

beforeEach(() => {
  vi.useFakeTimers()
  hasFocus = true
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (seen: Seen[]) => void) {
        show = callback
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Room({ items, onRead }: { items: readonly ChatItem[]; onRead: (item: ChatItem) => void }) {
  const root = useRef<HTMLOListElement>(null)
  const unread = useMemo(() => items, [items])
  useMarkRead(root, unread, onRead)
  return (
    <ol ref={root}>
      {items.map(({ id, seq }) => (
        <li key={id} data-seq={seq} />
      ))}
    </ol>
  )
}

function open() {
  const item = anItem({ isRead: false })
  const read: string[] = []
  const items = [item]
  const { container } = render(<Room items={items} onRead={({ id }) => read.push(id)} />)
  const target = container.querySelector('li') ?? container
  const see = (isIntersecting: boolean) => act(() => show([{ target, isIntersecting }]))
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const focus = (has: boolean) => {
    hasFocus = has
    act(() => void dispatchEvent(new Event(has ? 'focus' : 'blur')))
  }
  return { item, read, see, wait, focus }
}

describe('a message', () => {
  it('counts as read after a second in sight', () => {
    const { item, read, see, wait } = open()
    wait(5_000)
    see(true)
    wait(999)
    expect(read).toEqual([])
    wait(1)
    expect(read).toEqual([item.id])
  })

  it('does not where it left the window before', () => {
    const { read, see, wait } = open()
    see(true)
    wait(900)
    see(false)
    wait(5_000)
    expect(read).toEqual([])
  })

  it('does not while the page has no focus, and a second after it has', () => {
    const { item, read, see, wait, focus } = open()
    focus(false)
    see(true)
    wait(5_000)
    expect(read).toEqual([])
    focus(true)
    wait(1_000)
    expect(read).toEqual([item.id])
  })

  it('does not once the focus went elsewhere in the meantime', () => {
    const { read, see, wait, focus } = open()
    see(true)
    wait(500)
    focus(false)
    wait(5_000)
    expect(read).toEqual([])
  })
})

it('is attentive only in a tab that is in sight and has the focus', () => {
  expect(isAttentive({ visibilityState: 'visible', hasFocus: () => true })).toBe(true)
  expect(isAttentive({ visibilityState: 'visible', hasFocus: () => false })).toBe(false)
  expect(isAttentive({ visibilityState: 'hidden', hasFocus: () => true })).toBe(false)
})
