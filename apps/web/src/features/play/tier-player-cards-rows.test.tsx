import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bar,
  fill,
  openBegun,
  openBoard,
  rows,
  said,
  sentSince,
  sheet,
  sheetClosed,
  tap,
  tray,
} from './internal/testing/open-board.fake'
import { button, closePlayer, press } from './internal/testing/open-player.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

describe('a card of one’s own', () => {
  const add = async (label: string) => {
    fireEvent.click(
      within(screen.getByRole('group', { name: '티어표 도구' })).getByRole('button', {
        name: '카드 추가',
      }),
    )
    fill((await sheet('카드 추가')).getByRole('textbox', { name: '카드에 쓸 말' }), label)
    press('추가')
  }

  it('waits like the others, and alone can be taken away', async () => {
    const { server } = await openBegun()
    await add('엄마 김치')
    const again = (await sheet('카드 추가')).getByRole('textbox', { name: '카드에 쓸 말' })
    expect(again).toHaveProperty('value', '')
    fireEvent.click((await sheet('카드 추가')).getByRole('button', { name: '닫기' }))
    await sheetClosed()
    expect(tray()).toEqual(['라면', '엄마 김치'])
    expect(screen.getByText('5개 중 3개를 놓았어요')).toBeDefined()
    tap('라면')
    expect(bar('라면').queryByRole('button', { name: '카드 지우기' })).toBeNull()
    tap('엄마 김치')
    fireEvent.click(bar('엄마 김치').getByRole('button', { name: '카드 지우기' }))
    expect(tray()).toEqual(['라면'])
    expect(said()).toBe('‘엄마 김치’ 카드를 지웠어요.')
    await waitFor(() =>
      expect(sentSince(server).map((each) => each.type)).toEqual(['card-add', 'card-remove']),
    )
    expect(sentSince(server)[0]).toMatchObject({
      item: expect.stringMatching(/^own-[a-z0-9]{1,12}$/u),
    })
  })

  it('has a word at least', async () => {
    await openBegun()
    await add('  ')
    expect((await sheet('카드 추가')).getByText('한 글자라도 입력해 주세요.')).toBeDefined()
    expect(tray()).toEqual(['라면'])
  })

  it('is one of thirty at most', async () => {
    const cards = Array.from({ length: 30 }, (_, at) => ({
      type: 'card-add' as const,
      item: `own-${at}`,
      label: `카드 ${at}`,
    }))
    openBoard({ waits: cards })
    await waitFor(() => expect(tray()).toHaveLength(34))
    expect(button('카드 추가').matches(':disabled')).toBe(true)
  })
})

describe('a row', () => {
  const edit = (label: string) => press(new RegExp(`^${label}.*줄 고치기$`, 'u'))

  it('is renamed, explained and coloured', async () => {
    const { server } = await openBegun()
    edit('A')
    const opened = await sheet('줄 고치기')
    fill(opened.getByRole('textbox', { name: '이름' }), '그럭저럭')
    fill(opened.getByRole('textbox', { name: '설명' }), '있으면 먹는다')
    fireEvent.click(opened.getByRole('radio', { name: '보라' }))
    press('저장')
    await sheetClosed()
    expect(rows()).toEqual({ S: ['치즈', '만두'], 그럭저럭: ['김밥'], B: [] })
    await waitFor(() =>
      expect(sentSince(server)).toEqual([
        { type: 'row-edit', row: 'a', label: '그럭저럭', text: '있으면 먹는다', colour: 'violet' },
      ]),
    )
  })

  it('has a name', async () => {
    await openBegun()
    edit('A')
    const opened = await sheet('줄 고치기')
    fill(opened.getByRole('textbox', { name: '이름' }), ' ')
    press('저장')
    expect(opened.getByText('이름을 입력해 주세요.')).toBeDefined()
    expect(rows()).toHaveProperty('A')
  })

  it('is added at the end in a colour that no other has', async () => {
    const { server } = await openBegun()
    press('줄 추가')
    fill((await sheet('줄 추가')).getByRole('textbox', { name: '이름' }), 'F')
    press('추가')
    await sheetClosed()
    expect(Object.keys(rows())).toEqual(['S', 'A', 'B', 'F'])
    await waitFor(() =>
      expect(sentSince(server)).toEqual([
        {
          type: 'row-add',
          row: expect.stringMatching(/^own-[a-z0-9]{1,12}$/u),
          at: 3,
          label: 'F',
          text: '',
          colour: 'green',
        },
      ]),
    )
  })

  it('moves, as far as there are rows, with its sheet open', async () => {
    await openBegun()
    edit('S')
    const opened = await sheet('줄 고치기')
    const way = (name: string) => opened.getByRole('button', { name })
    expect(way('위로').matches(':disabled')).toBe(true)
    fireEvent.click(way('아래로'))
    fireEvent.click(way('아래로'))
    expect(way('아래로').matches(':disabled')).toBe(true)
    press('닫기')
    await sheetClosed()
    expect(Object.keys(rows())).toEqual(['A', 'B', 'S'])
  })

  it('is taken away, and what was in it waits; two stay', async () => {
    await openBegun()
    edit('S')
    fireEvent.click((await sheet('줄 고치기')).getByRole('button', { name: '줄 지우기' }))
    await sheetClosed()
    expect([rows(), tray()]).toEqual([{ A: ['김밥'], B: [] }, ['라면', '치즈', '만두']])
    edit('A')
    const last = (await sheet('줄 고치기')).getByRole('button', { name: '줄 지우기' })
    expect(last.matches(':disabled')).toBe(true)
  })

  it('is one of ten at most', async () => {
    const added = Array.from({ length: 7 }, (_, at) => ({
      type: 'row-add' as const,
      row: `own-${at}`,
      at: 3,
      label: `줄 ${at}`,
      text: '',
      colour: 'grey' as const,
    }))
    openBoard({ waits: added })
    await waitFor(() => expect(Object.keys(rows())).toHaveLength(10))
    expect(button('줄 추가').matches(':disabled')).toBe(true)
  })
})
