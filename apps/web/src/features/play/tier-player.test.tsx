import { STORAGE_KEYS } from '@doran/contract/names'
import { resetPageStates } from '@doran/site/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID } from './internal/testing/a-game.fake'
import {
  BEGUN,
  CHEESE,
  RAMEN,
  aBoard,
  bar,
  boardOf,
  fill,
  openBegun,
  openBoard,
  put,
  rows,
  sheet,
  tap,
  title,
  tray,
} from './internal/testing/open-board.fake'
import { button, closePlayer, heading, press } from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`
const RESUME = 'POST /v1/play/{playId}/resume'
const FINISH = 'POST /v1/play/{playId}/finish'
const ALL = [...BEGUN, put(RAMEN, 'b')]

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
    fill(title(), '내 표')
    fireEvent.submit(title())
    await screen.findByText('인터넷 연결이 끊겼어요. 연결되면 이어져요.')
    cleanup()
    resetPageStates()
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
