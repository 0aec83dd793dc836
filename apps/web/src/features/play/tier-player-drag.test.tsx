import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutBoard, pointIn } from './internal/testing/board-layout.fake'
import { closePlayer, key } from './internal/testing/open-player.fake'
import {
  CHEESE,
  DUMPLING,
  GIMBAP,
  RAMEN,
  aBoard,
  boardOf,
  command,
  focused,
  item,
  openBoard,
  put,
  rows,
  said,
  selected,
  tray,
} from './internal/testing/open-board.fake'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  layOutBoard()
})
afterEach(closePlayer)

const [S, A, B, TRAY] = [0, 1, 2, 3] as const
const BEGUN = [put(CHEESE, 's'), put(DUMPLING, 's', 1), put(GIMBAP, 's', 2)]
type Point = { clientX: number; clientY: number }

async function openBegun(inputs = BEGUN, content = aBoard) {
  const opened = openBoard({ waits: inputs, content })
  await waitFor(() => expect(Object.values(rows()).flat()).toHaveLength(inputs.length))
  return opened
}

const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 }
const finger = { pointerId: 2, pointerType: 'touch', button: 0 }
const down = (label: string, at: Point, pointer: object = mouse) =>
  fireEvent.pointerDown(item(label), { ...pointer, ...at })
const move = (at: Point, pointer: object = mouse) =>
  fireEvent.pointerMove(window, { ...pointer, ...at })
const up = (at: Point, pointer: object = mouse) =>
  fireEvent.pointerUp(window, { ...pointer, ...at })

/** By a mouse, and the click with which a browser ends it. */
function drag(label: string, from: Point, to: Point) {
  item(label).focus()
  down(label, from)
  move(to)
  up(to)
  const target = document.querySelector('[data-list="s"]')
  if (target) fireEvent.click(target)
}

describe('a mouse', () => {
  it.each([
    ['before the first', pointIn(S, 0), ['라면', '치즈', '만두', '김밥'], 0],
    ['between two', pointIn(S, 1), ['치즈', '라면', '만두', '김밥'], 1],
    ['after the half of one', pointIn(S, 1, 'right'), ['치즈', '만두', '라면', '김밥'], 2],
    ['behind all', pointIn(S, 4, 'right'), ['치즈', '만두', '김밥', '라면'], 3],
  ])('puts an item where it lets go: %s', async (_, to, row, at) => {
    const { server } = await openBegun()
    drag('라면', pointIn(TRAY, 0), to)
    expect(rows()['S']).toEqual(row)
    expect(said()).toBe('‘라면’을 S로 옮겼어요. S에 4개.')
    await waitFor(() => expect(server.inputsOf()).toEqual([...BEGUN, put(RAMEN, 's', at)]))
  })

  it('counts places of its own row without the item itself', async () => {
    await openBegun()
    drag('치즈', pointIn(S, 0), pointIn(S, 1, 'right'))
    expect(rows()['S']).toEqual(['만두', '치즈', '김밥'])
  })

  it('counts line by line', async () => {
    const labels = ['가', '나', '다', '라', '마', '바', '사', '아']
    const placed = labels.slice(0, 7).map((_, at) => put(`item-${at}`, 's', at))
    await openBegun(placed, boardOf(...labels))
    drag('아', pointIn(TRAY, 0), pointIn(S, 6))
    expect(rows()['S']).toEqual(['가', '나', '다', '라', '마', '바', '아', '사'])
  })

  it('takes an item to an empty row, and back to those that wait', async () => {
    await openBegun()
    drag('라면', pointIn(TRAY, 0), pointIn(B, 3))
    expect(rows()['B']).toEqual(['라면'])
    drag('만두', pointIn(S, 1), pointIn(TRAY, 2))
    expect(tray()).toEqual(['만두'])
  })

  it.each([
    ['beside the board', { clientX: 900, clientY: 200 }, ['치즈', '만두', '김밥']],
    ['below it', { clientX: 200, clientY: 650 }, ['치즈', '만두', '김밥']],
    ['above its first row', { clientX: 110, clientY: 80 }, ['만두', '치즈', '김밥']],
  ])('lets go of it where no row is near, or near one: %s', async (_, to, row) => {
    await openBegun()
    drag('만두', pointIn(S, 1), to)
    expect([rows()['S'], tray()]).toEqual([row, ['라면']])
  })

  it('that drags selects nothing, and lets go of what was selected', async () => {
    await openBegun()
    fireEvent.click(item('치즈'))
    down('라면', pointIn(TRAY, 0))
    move(pointIn(A, 0))
    expect(selected()).toEqual([])
    up(pointIn(A, 0))
    fireEvent.click(item('라면'))
    expect(selected()).toEqual([])
    await waitFor(() => {
      fireEvent.click(item('라면'))
      expect(selected()).toEqual(['라면'])
    })
  })

  it('that hardly moves is a press', async () => {
    await openBegun()
    const from = pointIn(S, 0)
    down('치즈', from)
    move({ ...from, clientX: from.clientX + 5 })
    up(from)
    fireEvent.click(item('치즈'))
    expect([rows()['S'], selected()]).toEqual([['치즈', '만두', '김밥'], ['치즈']])
  })

  it('drags with its first button alone', async () => {
    await openBegun()
    down('라면', pointIn(TRAY, 0), { ...mouse, button: 2 })
    move(pointIn(A, 0))
    up(pointIn(A, 0))
    expect(tray()).toEqual(['라면'])
  })

  it('leaves the focus on what it dragged, from where Ctrl+Z takes it back', async () => {
    await openBegun()
    drag('라면', pointIn(TRAY, 0), pointIn(A, 0))
    expect(focused()).toBe('라면')
    command()
    expect([tray(), focused()]).toEqual([['라면'], '라면'])
  })
})

describe('a drag that is broken off', () => {
  it.each([
    ['by Escape', () => key('Escape')],
    ['by the browser', () => fireEvent.pointerCancel(window, finger)],
    ['by leaving the window', () => fireEvent.blur(window)],
  ])('leaves everything as it was: %s', async (_, breakOff) => {
    const { server } = await openBegun()
    const before = document.body.children.length
    down('라면', pointIn(TRAY, 0))
    move(pointIn(A, 0))
    expect(document.body.children.length).toBeGreaterThan(before)
    breakOff()
    expect(document.body.children.length).toBe(before)
    up(pointIn(A, 0))
    expect(tray()).toEqual(['라면'])
    expect(server.inputsOf()).toEqual(BEGUN)
  })

  it('by leaving the page leaves nothing behind', async () => {
    const { show } = await openBegun()
    down('라면', pointIn(TRAY, 0))
    move(pointIn(A, 0))
    show(<p>다른 화면</p>)
    expect(document.body.children).toHaveLength(1)
  })
})

describe('a finger', () => {
  const touchMove = (label: string) => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true })
    item(label).dispatchEvent(event)
    return event.defaultPrevented
  }
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('that moves at once scrolls', async () => {
    await openBegun()
    vi.useFakeTimers()
    down('라면', pointIn(TRAY, 0), finger)
    await rest(219)
    move(pointIn(A, 0), finger)
    expect(touchMove('라면')).toBe(false)
    await rest(1_000)
    move(pointIn(A, 1), finger)
    up(pointIn(A, 1), finger)
    expect(tray()).toEqual(['라면'])
  })

  it('that rests first drags, and scrolls nothing', async () => {
    await openBegun()
    vi.useFakeTimers()
    down('라면', pointIn(TRAY, 0), finger)
    expect(touchMove('라면')).toBe(false)
    await rest(220)
    expect(touchMove('라면')).toBe(true)
    move(pointIn(A, 0), finger)
    up(pointIn(A, 0), finger)
    expect(rows()['A']).toEqual(['라면'])
    expect(touchMove('라면')).toBe(false)
  })

  it('beside another one moves nothing', async () => {
    await openBegun()
    vi.useFakeTimers()
    down('라면', pointIn(TRAY, 0), finger)
    await rest(220)
    const other = { ...finger, pointerId: 3 }
    down('치즈', pointIn(S, 0), other)
    await rest(220)
    move(pointIn(B, 0), finger)
    move(pointIn(A, 0), other)
    up(pointIn(A, 0), other)
    expect([rows()['A'], rows()['B']]).toEqual([[], []])
    up(pointIn(B, 0), finger)
    expect(rows()['B']).toEqual(['라면'])
  })

  it('near the edge scrolls the page along, and lets go where the page is then', async () => {
    await openBegun()
    vi.useFakeTimers()
    vi.stubGlobal('scrollY', 200)
    const scrollBy = vi.fn<(x: number, y: number) => void>((_, by) =>
      vi.stubGlobal('scrollY', Math.max(100, window.scrollY + by)),
    )
    vi.stubGlobal('scrollBy', scrollBy)
    down('라면', pointIn(TRAY, 0), finger)
    await rest(220)
    // Over A, until S has come down to it.
    const edge = { ...pointIn(S, 0), clientY: 20 }
    move(edge, finger)
    await rest(1_000)
    const steps = scrollBy.mock.calls.length
    await rest(1_000)
    expect(scrollBy).toHaveBeenCalledTimes(steps)
    up(edge, finger)
    expect(rows()).toMatchObject({ S: ['라면', '치즈', '만두', '김밥'], A: [] })
  })
})
