import { STORAGE_KEYS } from '@doran/contract/names'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID } from './internal/testing/a-game.fake'
import { button, closePlayer, heading, press } from './internal/testing/open-player.fake'
import { forgetOpenPlays } from './internal/client/open-plays'
import {
  CHEESE,
  DUMPLING,
  GIMBAP,
  RAMEN,
  aBoard,
  bar,
  boardOf,
  focused,
  item,
  openBoard,
  put,
  rows,
  said,
  selected,
  tray,
} from './internal/testing/open-board.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`
const RESUME = 'POST /v1/play/{playId}/resume'
const FINISH = 'POST /v1/play/{playId}/finish'

const BEGUN = [put(CHEESE, 's'), put(DUMPLING, 's', 1), put(GIMBAP, 'a')]
const ALL = [...BEGUN, put(RAMEN, 'b')]

async function openBegun(waits = BEGUN) {
  const opened = openBoard({ waits })
  await waitFor(() => expect(rows()['S']).toEqual(['치즈', '만두']))
  return opened
}

const tap = (label: string) => fireEvent.click(item(label))
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '티어표 제목' })
const list = (label: string) => {
  const found = item(label).parentElement
  if (!found) throw new Error(`${label} is in no list`)
  return found
}
const sent = (server: ReturnType<typeof createPlayServer>) => server.inputsOf().slice(BEGUN.length)

describe('a new board', () => {
  it('has all that waits, with nothing asked and nothing to hand in', () => {
    const { server } = openBoard()
    expect(heading()).toBe('어떤 놀이')
    expect(screen.getByText('아직 놓은 것이 없어요')).toBeDefined()
    expect(rows()).toEqual({ S: [], A: [], B: [] })
    expect(tray()).toEqual(['치즈', '만두', '김밥', '라면'])
    expect(button('완성').matches(':disabled')).toBe(true)
    expect(screen.queryByText(/썸네일/)).toBeNull()
    expect(server.asked).toEqual([])
  })

  it('without items says that nothing is there yet, and leads to the first card', async () => {
    openBoard({ content: boardOf() })
    expect(screen.getByText('아직 놓은 것이 없어요')).toBeDefined()
    expect(screen.queryByRole('link', { name: '모두의 티어표' })).toBeNull()
    const waiting = within(screen.getByRole('region', { name: /^남은 항목/ }))
    fireEvent.click(waiting.getByRole('button', { name: '카드 추가' }))
    await sheet('카드 추가')
  })

  it('that goes on from another one begins with what led there', async () => {
    window.history.replaceState(null, '', '/tierboard?fresh=1&from=AbcdEfgh12')
    const { server } = openBoard({ way: 'fresh', prefix: BEGUN })
    await waitFor(() => expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥'], B: [] }))
    await waitFor(() => expect(server.inputsOf()).toEqual(BEGUN))
    expect(window.location.search).toBe(`?id=${GAME_ID}`)
  })
})

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
    await waitFor(() => expect(sent(server)).toEqual([put(RAMEN, 's', 2)]))
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
    type(
      (await sheet('‘치즈’의 이유')).getByRole('textbox', { name: '한 줄 이유' }),
      ' 늘  맛있다 ',
    )
    press('저장')
    await closed()
    expect(item('치즈').getAttribute('aria-label')).toBe('치즈, S 1번째, 이유 있음')
    expect(bar('치즈').getByText('“늘 맛있다”')).toBeDefined()
    fireEvent.click(bar('치즈').getByRole('button', { name: '이유 고치기' }))
    const field = (await sheet('‘치즈’의 이유')).getByRole('textbox', { name: '한 줄 이유' })
    expect(field).toHaveProperty('value', '늘 맛있다')
    type(field, '')
    press('저장')
    await closed()
    expect(item('치즈').getAttribute('aria-label')).toBe('치즈, S 1번째')
    await waitFor(() =>
      expect(sent(server)).toEqual([
        { type: 'reason', item: CHEESE, text: '늘 맛있다' },
        { type: 'reason', item: CHEESE, text: '' },
      ]),
    )
  })
})

describe('a card of one’s own', () => {
  const add = async (label: string) => {
    fireEvent.click(
      within(screen.getByRole('group', { name: '티어표 도구' })).getByRole('button', {
        name: '카드 추가',
      }),
    )
    type((await sheet('카드 추가')).getByRole('textbox', { name: '카드에 쓸 말' }), label)
    press('추가')
  }

  it('waits like the others, and alone can be taken away', async () => {
    const { server } = await openBegun()
    await add('엄마 김치')
    const again = (await sheet('카드 추가')).getByRole('textbox', { name: '카드에 쓸 말' })
    expect(again).toHaveProperty('value', '')
    fireEvent.click((await sheet('카드 추가')).getByRole('button', { name: '닫기' }))
    await closed()
    expect(tray()).toEqual(['라면', '엄마 김치'])
    expect(screen.getByText('5개 중 3개를 놓았어요')).toBeDefined()
    tap('라면')
    expect(bar('라면').queryByRole('button', { name: '카드 지우기' })).toBeNull()
    tap('엄마 김치')
    fireEvent.click(bar('엄마 김치').getByRole('button', { name: '카드 지우기' }))
    expect(tray()).toEqual(['라면'])
    expect(said()).toBe('‘엄마 김치’ 카드를 지웠어요.')
    await waitFor(() =>
      expect(sent(server).map((each) => each.type)).toEqual(['card-add', 'card-remove']),
    )
    expect(sent(server)[0]).toMatchObject({ item: expect.stringMatching(/^own-[a-z0-9]{1,12}$/u) })
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
    type(opened.getByRole('textbox', { name: '이름' }), '그럭저럭')
    type(opened.getByRole('textbox', { name: '설명' }), '있으면 먹는다')
    fireEvent.click(opened.getByRole('radio', { name: '보라' }))
    press('저장')
    await closed()
    expect(rows()).toEqual({ S: ['치즈', '만두'], 그럭저럭: ['김밥'], B: [] })
    await waitFor(() =>
      expect(sent(server)).toEqual([
        { type: 'row-edit', row: 'a', label: '그럭저럭', text: '있으면 먹는다', colour: 'violet' },
      ]),
    )
  })

  it('has a name', async () => {
    await openBegun()
    edit('A')
    const opened = await sheet('줄 고치기')
    type(opened.getByRole('textbox', { name: '이름' }), ' ')
    press('저장')
    expect(opened.getByText('이름을 입력해 주세요.')).toBeDefined()
    expect(rows()).toHaveProperty('A')
  })

  it('is added at the end in a colour that no other has', async () => {
    const { server } = await openBegun()
    press('줄 추가')
    type((await sheet('줄 추가')).getByRole('textbox', { name: '이름' }), 'F')
    press('추가')
    await closed()
    expect(Object.keys(rows())).toEqual(['S', 'A', 'B', 'F'])
    await waitFor(() =>
      expect(sent(server)).toEqual([
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
    await closed()
    expect(Object.keys(rows())).toEqual(['A', 'B', 'S'])
  })

  it('is taken away, and what was in it waits; two stay', async () => {
    await openBegun()
    edit('S')
    fireEvent.click((await sheet('줄 고치기')).getByRole('button', { name: '줄 지우기' }))
    await closed()
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

describe('the title', () => {
  it('is kept when its field is left, with what is too much taken away', async () => {
    const { server } = await openBegun()
    type(title(), '  우리 집   간식 ')
    expect(sent(server)).toEqual([])
    fireEvent.blur(title())
    expect(title().value).toBe('우리 집 간식')
    fireEvent.blur(title())
    await waitFor(() => expect(sent(server)).toEqual([{ type: 'title', text: '우리 집 간식' }]))
  })

  it('goes back with the board', async () => {
    await openBegun()
    type(title(), '하나')
    fireEvent.submit(title())
    type(title(), '둘')
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
    await waitFor(() => expect(sent(server).map((each) => each.type)).toEqual(['clear', 'scatter']))
  })

  it('find among many that wait', () => {
    openBoard({ content: boardOf(...Array.from({ length: 13 }, (_, at) => `간식 ${at}`)) })
    const search = screen.getByRole('searchbox', { name: '항목 검색' })
    type(search, '간식 1')
    expect(tray()).toEqual(['간식 1', '간식 10', '간식 11', '간식 12'])
    type(search, '과자')
    expect(screen.getByText('‘과자’에 맞는 항목이 없어요.')).toBeDefined()
  })

  it('offer no search among few', () => {
    openBoard()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

describe('a board that was begun', () => {
  it('goes on where it was, without a question', async () => {
    const { server } = await openBegun()
    expect(rows()).toEqual({ S: ['치즈', '만두'], A: ['김밥'], B: [] })
    expect(screen.getByText('4개 중 3개를 놓았어요')).toBeDefined()
    expect(server.keys()).toEqual([RESUME])
  })

  it('does not hand itself in where it is full', async () => {
    const { server } = openBoard({ waits: ALL })
    await waitFor(() => expect(rows()['B']).toEqual(['라면']))
    await act(async () => undefined)
    expect(screen.getByText('모두 자리를 찾았어요. 이제 썸네일을 만들어 볼까요?')).toBeDefined()
    expect(button('완성').matches(':disabled')).toBe(false)
    expect(server.keys()).toEqual([RESUME])
  })

  it('can be begun anew, once that is confirmed', async () => {
    const { server } = await openBegun()
    press('놀이 메뉴')
    await sheet('놀이 메뉴')
    press('처음부터 다시')
    await screen.findByRole('alertdialog', { name: '처음부터 다시 할까요?' })
    press('처음부터 다시')
    await waitFor(() => expect(rows()['S']).toEqual([]))
    expect(server.inputsOf()).toEqual(BEGUN)
  })

  it('says what stands in the way while it is brought back, under one heading', async () => {
    const server = createPlayServer(aBoard)
    server.setDown(true)
    openBoard({ waits: BEGUN }, server)
    await screen.findByText('인터넷 연결이 끊겼어요. 연결되면 이어져요.')
    expect(heading()).toBe('어떤 놀이')
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(rows()['A']).toEqual(['김밥']))
  })
})

describe('완성', () => {
  it('hands in the last inputs with it, and leads to the result', async () => {
    const { server, replace } = await openBegun()
    tap('라면')
    fireEvent.click(bar('라면').getByRole('button', { name: 'B에 놓기' }))
    press('완성')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(server.keys()).toEqual([RESUME, FINISH])
    expect(server.asked[1]?.body).toMatchObject({ from: 3, inputs: [put(RAMEN, 'b')] })
  })

  it('needs one item that stands somewhere, and no more', async () => {
    const { replace } = openBoard()
    tap('라면')
    fireEvent.click(bar('라면').getByRole('button', { name: 'B에 놓기' }))
    expect(screen.getByText('3줄 썸네일')).toBeDefined()
    press('완성')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })
})

describe('a board that went on elsewhere', () => {
  it('says so under one heading, and goes on here with what it has become', async () => {
    const { server } = await openBegun()
    server.moveAway('play-1', put(RAMEN, 'a', 1))
    tap('라면')
    fireEvent.click(bar('라면').getByRole('button', { name: 'B에 놓기' }))
    await waitFor(() => expect(heading()).toBe('다른 창이나 기기에서 이어졌어요.'))
    expect(screen.queryByRole('list', { name: '티어표' })).toBeNull()
    press('이어 하기')
    await waitFor(() => expect(rows()['A']).toEqual(['김밥', '라면']))
  })
})

describe('without a connection', () => {
  it('what was done is kept, and sent in its order when the page is opened again', async () => {
    const server = createPlayServer(aBoard)
    server.setDown(true)
    openBoard({}, server)
    tap('치즈')
    fireEvent.click(bar('치즈').getByRole('button', { name: 'S에 놓기' }))
    type(title(), '내 표')
    fireEvent.submit(title())
    await screen.findByText('인터넷 연결이 끊겼어요. 연결되면 이어져요.')
    cleanup()
    forgetOpenPlays()
    server.setDown(false)
    openBoard({}, server)
    await waitFor(() => expect(rows()['S']).toEqual(['치즈']))
    expect(title().value).toBe('내 표')
    await waitFor(() =>
      expect(server.inputsOf()).toEqual([put(CHEESE, 's'), { type: 'title', text: '내 표' }]),
    )
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_KEYS.unsentPlay))
    expect(kept).toEqual([])
  })
})
