import { useSyncExternalStore } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToaster, type Toaster } from './create-toaster.js'
import { ToastPanel } from './toast-panel.js'

function Page({ toaster }: { toaster: Toaster }) {
  const queue = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot)
  return (
    <>
      <button type="button">쓰던 곳</button>
      <ToastPanel queue={queue} onHide={toaster.hide} />
    </>
  )
}

function draw() {
  const toaster = createToaster()
  render(<Page toaster={toaster} />)
  const show = (...toast: Parameters<Toaster['show']>) => {
    let id = ''
    act(() => {
      id = toaster.show(...toast)
    })
    return id
  }
  return { toaster, show, origin: screen.getByRole('button', { name: '쓰던 곳' }) }
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: '알림' })
const rows = () => screen.queryAllByRole('listitem')
/** Oldest first. */
const words = () =>
  rows()
    .map((row) => row.textContent)
    .toReversed()
const closers = () => screen.getAllByRole('button', { name: '알림 닫기' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('how long a toast stays', () => {
  it('is 4000 ms by default, then it fades for 250 ms', () => {
    const { show } = draw()
    show({ message: '저장했어요.' })
    pass(3999)
    expect(rows()[0]?.inert).toBe(false)
    pass(1)
    expect(rows()[0]?.inert).toBe(true)
    pass(249)
    expect(rows()).toHaveLength(1)
    pass(1)
    expect(screen.queryByRole('region')).toBeNull()
  })
  it('is what the call says, and its transition too', () => {
    const { show } = draw()
    show({ message: '잠깐이에요.', autoCloseMs: 1000, transitionMs: 40 })
    expect(rows()[0]?.style.animationDuration).toBe('40ms')
    pass(1000)
    pass(40)
    expect(rows()).toHaveLength(0)
  })
  it('is until it is closed for null', () => {
    const { show } = draw()
    show({ message: '옮기는 중이에요.', autoCloseMs: null })
    pass(60_000)
    expect(words()).toEqual(['옮기는 중이에요.'])
  })
  it('is 12 s for an error', () => {
    const { show } = draw()
    show({ message: '보내지 못했어요.', kind: 'error' })
    pass(11_999)
    expect(rows()[0]?.inert).toBe(false)
    pass(1)
    expect(rows()[0]?.inert).toBe(true)
  })
  it('starts anew with an update', () => {
    const { toaster, show } = draw()
    const id = show({ message: '옮기는 중이에요.', autoCloseMs: null })
    pass(9000)
    act(() => toaster.update(id, { message: '옮겼어요.', kind: 'success', autoCloseMs: 4000 }))
    pass(3999)
    expect(words()).toEqual(['옮겼어요.'])
    pass(1)
    expect(rows()[0]?.inert).toBe(true)
  })
  it('is whole for an id that is shown again while it fades', () => {
    const { toaster, show } = draw()
    show({ id: 'save', message: '저장했어요.' })
    pass(3900)
    act(() => toaster.hide('save'))
    show({ id: 'save', message: '또 저장했어요.' })
    pass(250)
    pass(3999)
    expect(words()).toEqual(['또 저장했어요.'])
    expect(rows()[0]?.inert).toBe(false)
  })
  it.each([
    ['the pointer is over it', 'success', 'pointerEnter', 'pointerLeave'] as const,
    ['the focus is in it', 'success', 'focus', 'blur'] as const,
    ['the pointer is over an error', 'error', 'pointerEnter', 'pointerLeave'] as const,
    ['the focus is in an error', 'error', 'focus', 'blur'] as const,
  ])('stands still while %s, and goes on after', (_when, kind, start, end) => {
    const { show } = draw()
    show({ message: '저장했어요.', kind })
    pass(kind === 'error' ? 11_000 : 3000)
    const target = start === 'focus' ? closers()[0] : region()
    fireEvent[start](target ?? region())
    pass(60_000)
    expect(rows()).toHaveLength(1)
    fireEvent[end](target ?? region())
    pass(999)
    expect(rows()[0]?.inert).toBe(false)
    pass(1)
    expect(rows()[0]?.inert).toBe(true)
  })
  it('stands still while the page is hidden', () => {
    const { show } = draw()
    const turn = (isHidden: boolean) =>
      act(() => {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    show({ message: '저장했어요.' })
    turn(true)
    pass(60_000)
    expect(rows()).toHaveLength(1)
    turn(false)
    pass(4000)
    expect(rows()[0]?.inert).toBe(true)
  })
  it('does not stand still for a later toast because the pointer was on one that is gone', () => {
    const { show } = draw()
    show({ message: '하나' })
    fireEvent.pointerEnter(region())
    fireEvent.click(closers()[0] ?? region())
    pass(250)
    show({ message: '둘' })
    pass(4000)
    expect(rows()[0]?.inert).toBe(true)
  })
})

describe('a crowd of toasts', () => {
  it('is five in sight; the next waits until one has faded, and its time starts then', () => {
    const { toaster, show } = draw()
    const ids = Array.from('가나다라마').map((message) => show({ message, autoCloseMs: null }))
    show({ message: '바' })
    show({ message: '사' })
    expect(words()).toEqual(Array.from('가나다라마'))
    pass(10_000)
    act(() => toaster.hide(ids[1] ?? ''))
    expect(words()).toEqual(Array.from('가나다라마'))
    pass(250)
    expect(words()).toEqual(Array.from('가다라마바'))
    pass(4000)
    pass(250)
    expect(words()).toEqual(Array.from('가다라마사'))
  })
  it('does not stall behind errors that nobody closes', () => {
    const { show } = draw()
    for (const message of '가나다라마') show({ message, kind: 'error' })
    show({ message: '바' })
    pass(12_000)
    pass(250)
    expect(words()).toEqual(['바'])
  })
  it('is gone at once with clean, queued ones too', () => {
    const { toaster, show } = draw()
    for (const message of '가나다라마바사') show({ message })
    act(() => toaster.clean())
    pass(250)
    expect(rows()).toHaveLength(0)
  })
  it('stands at the edge and on the side that a call says, bottom right by default', () => {
    const { show } = draw()
    show({ message: '가' })
    show({ message: '나', position: 'top-center' })
    show({ message: '다', position: 'bottom-left' })
    const [bottom, top] = screen.getAllByRole('list')
    expect([bottom?.textContent, top?.textContent]).toEqual(['다가', '나'])
    expect(rows().map((row) => row.className.match(/self-\w+/)?.[0])).toEqual([
      'self-start',
      'self-end',
      'self-center',
    ])
  })
})

describe('what is told', () => {
  it('is a status, or an alert for errors, and its words come after the region', () => {
    const { show } = draw()
    show({ message: '저장했어요.', kind: 'success' })
    show({ message: '보내지 못했어요.', kind: 'error' })
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
    expect(status.querySelector('[aria-hidden="true"]')?.textContent).toBe('저장했어요.')
    pass(100)
    expect(status.querySelector('[aria-hidden]')).toBeNull()
    expect(alert.textContent).toBe('보내지 못했어요.')
  })
  it('runs its action once, after it has been hidden', () => {
    const { toaster, show } = draw()
    const left: number[] = []
    const onClick = () => void left.push(toaster.getSnapshot().length)
    show({ message: '지웠어요.', action: { label: '되돌리기', onClick } })
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(left).toEqual([0])
  })
})

describe('the keyboard', () => {
  const f6 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' })
  it('goes in with F6 to the newest and out again to where it was', () => {
    const { show, origin } = draw()
    show({ message: '가' })
    show({ message: '나' })
    origin.focus()
    f6()
    expect(document.activeElement).toBe(closers()[0])
    expect(rows()[0]?.contains(document.activeElement)).toBe(true)
    expect(rows()[0]?.textContent).toBe('나')
    f6()
    expect(document.activeElement).toBe(origin)
  })
  it('goes back to where it was when the focused toast closes', () => {
    const { toaster, show, origin } = draw()
    const first = show({ message: '가' })
    show({ message: '나' })
    origin.focus()
    f6()
    act(() => closers()[1]?.focus())
    act(() => toaster.hide(first))
    expect(document.activeElement).toBe(origin)
  })
  it('stays where it is when another toast closes', () => {
    const { toaster, show, origin } = draw()
    const first = show({ message: '가' })
    show({ message: '나' })
    origin.focus()
    f6()
    const here = document.activeElement
    act(() => toaster.hide(first))
    pass(250)
    expect(document.activeElement).toBe(here)
  })
})
