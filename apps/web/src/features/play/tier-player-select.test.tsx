import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CHEESE,
  RAMEN,
  bar,
  fill,
  focused,
  item,
  openBegun,
  openBoard,
  put,
  rows,
  said,
  selected,
  sentSince,
  sheet,
  sheetClosed,
  tap,
  tray,
} from './internal/testing/open-board.fake'
import { closePlayer, press } from './internal/testing/open-player.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const list = (label: string) => {
  const found = item(label).parentElement
  if (!found) throw new Error(`${label} is in no list`)
  return found
}

describe('tapping an item, and then', () => {
  it('a row’s name puts it there, at the end', async () => {
    const { server } = await openBegun()
    tap('라면')
    expect(selected()).toEqual(['라면'])
    fireEvent.click(
      within(screen.getByRole('list', { name: '티어표' })).getByRole('button', {
        name: /^S.*에 놓기$/u,
      }),
    )
    expect(rows()['S']).toEqual(['치즈', '만두', '라면'])
    expect(said()).toBe('‘라면’을 S로 옮겼어요. S에 3개.')
    expect(selected()).toEqual([])
    await waitFor(() => expect(sentSince(server)).toEqual([put(RAMEN, 's', 2)]))
  })

  it('the empty room of a row puts it there', async () => {
    await openBegun()
    tap('라면')
    fireEvent.click(list('김밥'))
    expect(rows()['A']).toEqual(['김밥', '라면'])
  })

  it('the empty room of those that wait sends it back', async () => {
    await openBegun()
    tap('치즈')
    fireEvent.click(list('라면'))
    expect(tray()).toEqual(['라면', '치즈'])
  })

  it('the row that it is in leaves it there', async () => {
    await openBegun()
    tap('치즈')
    fireEvent.click(list('치즈'))
    expect([rows()['S'], selected()]).toEqual([['치즈', '만두'], ['치즈']])
  })

  it('itself lets go, another one selects that', async () => {
    await openBegun()
    tap('치즈')
    tap('라면')
    expect(selected()).toEqual(['라면'])
    tap('라면')
    expect(selected()).toEqual([])
    expect(screen.queryByRole('region', { name: /옮기기$/u })).toBeNull()
  })
})

describe('the bar of what is selected', () => {
  it('says what it is, and sends it to a row, but not to its own', async () => {
    await openBegun()
    tap('치즈')
    expect(bar('치즈').getByText('치즈의 한 줄')).toBeDefined()
    expect(bar('치즈').getByRole('button', { name: 'S에 놓기' }).matches(':disabled')).toBe(true)
    fireEvent.click(bar('치즈').getByRole('button', { name: 'B에 놓기' }))
    expect(rows()).toEqual({ S: ['만두'], A: ['김밥'], B: ['치즈'] })
    expect(screen.queryByRole('region', { name: /옮기기$/u })).toBeNull()
  })

  it('sends back to those that wait what is in a row alone', async () => {
    await openBegun()
    tap('라면')
    expect(bar('라면').queryByRole('button', { name: '빼기' })).toBeNull()
    tap('김밥')
    fireEvent.click(bar('김밥').getByRole('button', { name: '빼기' }))
    expect(tray()).toEqual(['라면', '김밥'])
  })

  it('closes', async () => {
    await openBegun()
    tap('치즈')
    press('선택 취소')
    expect(selected()).toEqual([])
  })

  it('leaves the focus on the next that waits, or on what it was about', () => {
    openBoard()
    const choose = (label: string, name: string) => {
      item(label).focus()
      tap(label)
      const chosen = bar(label).getByRole('button', { name })
      chosen.focus()
      fireEvent.click(chosen)
    }
    choose('치즈', 'A에 놓기')
    expect(focused()).toBe('만두')
    choose('치즈', '빼기')
    expect(focused()).toBe('치즈')
    choose('김밥', '선택 취소')
    expect(focused()).toBe('김밥')
  })
})

describe('a reason', () => {
  it('is written, seen with its item, and taken away', async () => {
    const { server } = await openBegun()
    tap('치즈')
    fireEvent.click(bar('치즈').getByRole('button', { name: '이유 적기' }))
    fill(
      (await sheet('‘치즈’의 이유')).getByRole('textbox', { name: '한 줄 이유' }),
      ' 늘  맛있다 ',
    )
    press('저장')
    await sheetClosed()
    expect(item('치즈').getAttribute('aria-label')).toBe('치즈, S 1번째, 이유 있음')
    expect(bar('치즈').getByText('“늘 맛있다”')).toBeDefined()
    fireEvent.click(bar('치즈').getByRole('button', { name: '이유 고치기' }))
    const field = (await sheet('‘치즈’의 이유')).getByRole('textbox', { name: '한 줄 이유' })
    expect(field).toHaveProperty('value', '늘 맛있다')
    fill(field, '')
    press('저장')
    await sheetClosed()
    expect(item('치즈').getAttribute('aria-label')).toBe('치즈, S 1번째')
    await waitFor(() =>
      expect(sentSince(server)).toEqual([
        { type: 'reason', item: CHEESE, text: '늘 맛있다' },
        { type: 'reason', item: CHEESE, text: '' },
      ]),
    )
  })
})
