import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BEGUN,
  boardOf,
  fill,
  openBegun,
  openBoard,
  rows,
  sentSince,
  title,
  tray,
} from './internal/testing/open-board.fake'
import { button, closePlayer, press } from './internal/testing/open-player.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

describe('the title', () => {
  it('is kept when its field is left, with what is too much taken away', async () => {
    const { server } = await openBegun()
    fill(title(), '  우리 집   간식 ')
    expect(sentSince(server)).toEqual([])
    fireEvent.blur(title())
    expect(title().value).toBe('우리 집 간식')
    fireEvent.blur(title())
    await waitFor(() =>
      expect(sentSince(server)).toEqual([{ type: 'title', text: '우리 집 간식' }]),
    )
  })

  it('goes back with the board', async () => {
    await openBegun()
    fill(title(), '하나')
    fireEvent.submit(title())
    fill(title(), '둘')
    fireEvent.submit(title())
    press('되돌리기')
    expect(title().value).toBe('하나')
  })
})

describe('the tools', () => {
  it('take back and do again each thing, of a board that was brought back as well', async () => {
    await openBegun()
    expect(button('다시 실행').matches(':disabled')).toBe(true)
    for (const _ of BEGUN) press('되돌리기')
    expect(rows()).toEqual({ S: [], A: [], B: [] })
    expect(button('되돌리기').matches(':disabled')).toBe(true)
    for (const _ of BEGUN) press('다시 실행')
    expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥'], B: [] })
  })

  it('empty the board, and scatter what waits', async () => {
    const { server } = await openBegun()
    press('모두 빼기')
    expect(rows()).toEqual({ S: [], A: [], B: [] })
    expect(button('모두 빼기').matches(':disabled')).toBe(true)
    press('무작위')
    expect(tray()).toEqual([])
    expect(button('무작위').matches(':disabled')).toBe(true)
    expect(Object.values(rows()).flat()).toHaveLength(4)
    await waitFor(() =>
      expect(sentSince(server).map((each) => each.type)).toEqual(['clear', 'scatter']),
    )
  })

  it('find among many that wait', () => {
    openBoard({ content: boardOf(...Array.from({ length: 13 }, (_, at) => `간식 ${at}`)) })
    const search = screen.getByRole('searchbox', { name: '항목 검색' })
    fill(search, '간식 1')
    expect(tray()).toEqual(['간식 1', '간식 10', '간식 11', '간식 12'])
    fill(search, '과자')
    expect(screen.getByText('‘과자’에 맞는 항목이 없어요.')).toBeDefined()
  })

  it('offer no search among few', () => {
    openBoard()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
