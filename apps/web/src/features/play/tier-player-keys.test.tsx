import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, closePlayer, key, press } from './internal/testing/open-player.fake'
import {
  CHEESE,
  DUMPLING,
  GIMBAP,
  boardOf,
  command,
  focused,
  item,
  openBegun,
  openBoard,
  put,
  rows,
  said,
  selected,
  tray,
} from './internal/testing/open-board.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const LABELS = ['치즈', '만두', '김밥', '라면']
const focus = (label: string) => item(label).focus()

describe('numbers', () => {
  it('send to their row, one item after the other, and say so', async () => {
    const { server } = openBoard()
    focus('치즈')
    key('2')
    expect(said()).toBe('‘치즈’를 A로 옮겼어요. A에 1개.')
    expect(focused()).toBe('만두')
    key('1')
    key('2')
    expect(said()).toBe('‘김밥’을 A로 옮겼어요. A에 2개.')
    expect(focused()).toBe('라면')
    expect(rows()).toEqual({ S: ['만두'], A: ['치즈', '김밥'], B: [] })
    await waitFor(() =>
      expect(server.inputsOf()).toEqual([
        put(CHEESE, 'a'),
        put(DUMPLING, 's'),
        put(GIMBAP, 'a', 1),
      ]),
    )
  })

  it('go on with the one before where none waits after, and stay with the last', () => {
    openBoard()
    focus('라면')
    key('3')
    expect(focused()).toBe('김밥')
    for (const _ of LABELS.slice(1)) key('3')
    expect(rows()['B']).toEqual(['라면', '김밥', '만두', '치즈'])
    expect(focused()).toBe('치즈')
  })

  it('go on with the one after, not with the one before', () => {
    openBoard()
    focus('만두')
    key('1')
    expect(focused()).toBe('김밥')
  })

  it('of no row do nothing', () => {
    openBoard()
    focus('치즈')
    key('4')
    key('0')
    expect(tray()).toEqual(LABELS)
  })

  it('move what is in a row with the focus on it', async () => {
    await openBegun()
    focus('치즈')
    key('2')
    expect(rows()).toEqual({ S: ['만두'], A: ['김밥', '치즈'], B: [] })
    expect(focused()).toBe('치즈')
  })

  it('go on among those that a search shows', () => {
    const content = boardOf(
      ...Array.from({ length: 14 }, (_, at) => `${at % 2 ? '콩' : '팥'}${at}`),
    )
    openBoard({ content })
    fireEvent.change(screen.getByRole('searchbox', { name: '항목 검색' }), {
      target: { value: '콩' },
    })
    expect(item('콩1').tabIndex).toBe(0)
    focus('콩1')
    key('1')
    expect(focused()).toBe('콩3')
    key('ArrowRight')
    expect(focused()).toBe('콩5')
  })
})

describe('arrows', () => {
  it('move the focus along a row, and from row to row to those that wait', async () => {
    await openBegun()
    focus('치즈')
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map(
      (name) => {
        key(name)
        return focused()
      },
    )
    expect(seen).toEqual(['만두', '만두', '김밥', '라면', '라면', '김밥'])
    expect(rows()['S']).toEqual(['치즈', '만두'])
  })

  it('begin where Tab leads to: one item alone', async () => {
    await openBegun()
    expect(LABELS.filter((label) => item(label).tabIndex === 0)).toEqual(['라면'])
  })
})

describe('Space', () => {
  it('holds, arrows carry, Space puts down', async () => {
    const { server } = await openBegun()
    focus('라면')
    key(' ')
    expect(said()).toBe('‘라면’ 집음. 화살표로 옮기고 스페이스로 내려놓아요.')
    expect(selected()).toEqual(['라면'])
    key('ArrowUp')
    expect(said()).toBe('‘라면’을 B로 옮겼어요. B에 1개.')
    key('ArrowUp')
    key('ArrowRight')
    expect(said()).toBe('‘라면’을 A의 2번째로 옮겼어요.')
    expect([focused(), selected()]).toEqual(['라면', ['라면']])
    key(' ')
    expect(said()).toBe('‘라면’ 내려놓음')
    expect(selected()).toEqual([])
    key('ArrowLeft')
    expect(focused()).toBe('김밥')
    expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥', '라면'], B: [] })
    await waitFor(() => expect(server.inputsOf()).toHaveLength(6))
  })

  it('carries along a row in both directions', async () => {
    await openBegun()
    focus('만두')
    key(' ')
    key('ArrowLeft')
    expect([rows()['S'], focused()]).toEqual([['만두', '치즈'], '만두'])
    key('ArrowRight')
    expect([rows()['S'], focused()]).toEqual([['치즈', '만두'], '만두'])
  })

  it('is no press of the item, wherever the browser takes it for one', async () => {
    await openBegun()
    expect(fireEvent.keyUp(item('라면'), { key: ' ' })).toBe(false)
    expect(fireEvent.keyUp(item('라면'), { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyUp(button('모두 빼기'), { key: ' ' })).toBe(true)
  })

  it('carries no further than the edges', async () => {
    await openBegun()
    focus('치즈')
    key(' ')
    for (const name of ['ArrowLeft', 'ArrowUp']) key(name)
    expect(rows()['S']).toEqual(['치즈', '만두'])
    for (const name of ['ArrowRight', 'ArrowRight']) key(name)
    expect(rows()['S']).toEqual(['만두', '치즈'])
  })
})

describe('Escape', () => {
  it('puts what is held back to where it was', async () => {
    await openBegun()
    focus('치즈')
    key(' ')
    key('ArrowDown')
    key('ArrowDown')
    expect(rows()['B']).toEqual(['치즈'])
    key('Escape')
    expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥'], B: [] })
    expect([focused(), selected()]).toEqual(['치즈', []])
  })

  it('only lets go of what was selected by a tap', async () => {
    await openBegun()
    focus('치즈')
    key(' ')
    key('ArrowDown')
    key(' ')
    fireEvent.click(item('치즈'))
    expect(selected()).toEqual(['치즈'])
    key('Escape')
    expect(selected()).toEqual([])
    expect(rows()['A']).toEqual(['치즈', '김밥'])
  })

  it('never puts one item where another one was held', async () => {
    await openBegun()
    focus('치즈')
    key(' ')
    key(' ')
    fireEvent.click(item('라면'))
    focus('라면')
    key('Escape')
    expect(tray()).toEqual(['라면'])
  })
})

describe('Delete', () => {
  it.each(['Delete', 'Backspace'])('sends back to those that wait: %s', async (name) => {
    await openBegun()
    focus('만두')
    key(name)
    expect(said()).toBe('‘만두’를 뺐어요. 남은 항목 2개.')
    expect(tray()).toEqual(['라면', '만두'])
    expect(focused()).toBe('만두')
  })
})

it('Delete leaves what waits as it waits', () => {
  const { server } = openBoard()
  focus('치즈')
  key('Delete')
  expect([tray(), focused()]).toEqual([LABELS, '치즈'])
  expect(server.asked).toEqual([])
})

describe('Ctrl+Z', () => {
  it('takes back, and with Shift does again', async () => {
    const { server } = await openBegun()
    focus('라면')
    key('3')
    command()
    expect(said()).toBe('되돌렸어요.')
    expect(tray()).toEqual(['라면'])
    command({ shiftKey: true })
    expect(said()).toBe('다시 했어요.')
    expect(rows()['B']).toEqual(['라면'])
    command({ metaKey: true })
    expect(rows()['B']).toEqual([])
    await waitFor(() =>
      expect(
        server
          .inputsOf()
          .slice(3)
          .map(({ type }) => type),
      ).toEqual(['place', 'undo', 'redo', 'undo']),
    )
  })

  it('keeps the focus on the item that it moves', async () => {
    await openBegun()
    focus('치즈')
    key('Delete')
    command()
    expect([rows()['S'], focused()]).toEqual([['치즈', '만두'], '치즈'])
    command({ shiftKey: true })
    expect([tray(), focused()]).toEqual([['라면', '치즈'], '치즈'])
  })

  it('is heard with the focus nowhere, as after a drag', async () => {
    await openBegun()
    expect(document.activeElement).toBe(document.body)
    command()
    expect(rows()['A']).toEqual([])
  })

  it('is the field’s own where one writes', async () => {
    await openBegun()
    screen.getByRole('textbox', { name: '티어표 제목' }).focus()
    command()
    expect(rows()['A']).toEqual(['김밥'])
  })

  it('is not heard beside a sheet that is open', async () => {
    await openBegun()
    press('카드 추가')
    const sheet = await screen.findByRole('dialog', { name: '카드 추가' })
    fireEvent.keyDown(sheet, { key: 'z', code: 'KeyZ', ctrlKey: true })
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows()['A']).toEqual(['김밥'])
  })
})

it.each([
  ['the number of its own row', ['2']],
  ['Escape where it stands', [' ', 'Escape']],
  ['an arrow at the edge', [' ', 'ArrowLeft']],
])('%s changes nothing, and takes no focus away later', async (_, names) => {
  await openBegun()
  focus('김밥')
  for (const name of names) key(name)
  const field = screen.getByRole('textbox', { name: '티어표 제목' })
  field.focus()
  fireEvent.change(field, { target: { value: '내 표' } })
  fireEvent.submit(field)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '티어표 제목' }))
})

it('leaves other keys to the browser', () => {
  openBoard()
  focus('치즈')
  const isLeft = (init: KeyboardEventInit) =>
    fireEvent.keyDown(document.activeElement ?? document.body, init)
  expect(isLeft({ key: 'Tab' })).toBe(true)
  expect(isLeft({ key: '1', ctrlKey: true })).toBe(true)
  expect(isLeft({ key: '1', altKey: true })).toBe(true)
  expect(tray()).toEqual(LABELS)
  expect(isLeft({ key: '1' })).toBe(false)
})
