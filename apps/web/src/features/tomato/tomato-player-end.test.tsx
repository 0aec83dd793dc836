import type { Unranked } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aField, ripeCell } from './internal/testing/a-field.fake'
import { aScore } from './internal/testing/a-lobby.fake'
import {
  FINISH,
  PLAYED,
  NO_NAMES,
  RANKING,
  SEED,
  SHARE_CODE,
  START,
  aFinished,
  aPlayed,
  anOpenPlay,
  begun,
  cell,
  closeField,
  failure,
  heading,
  openField,
  press,
  wait,
} from './internal/testing/open-field.fake'

const { cell: RIPE, ms: RIPE_MS } = ripeCell(aField, SEED)

afterEach(closeField)

const kept = () =>
  Object.keys(localStorage).filter((name) => name.includes(STORAGE_KEYS.unsentPlay))

describe('the end', () => {
  const rows = [aScore(1, { score: 90 }), aScore(2, { score: 10, isMine: true })]

  it('is shown at once, and as the server has it once it answers', async () => {
    const { pass } = openField({
      arcade: { mine: null },
      replies: {
        [FINISH]: [aFinished()],
        [PLAYED]: [aPlayed({ isBest: true, place: { before: 7, after: 4 } })],
        [RANKING]: [{ items: rows, nextCursor: null }],
      },
    })
    await begun()
    pass(RIPE_MS)
    fireEvent.pointerDown(cell(RIPE))
    pass(10_000)
    expect(heading()).toBe('최고 기록이에요! 10점')
    expect(screen.getByText('‘첫 수확’까지 120점')).toBeDefined()
    await wait(10)
    expect(screen.getByText('7위에서 4위로 올라갔어요.')).toBeDefined()
    expect(screen.getByText('다음 이름까지 81점')).toBeDefined()
    expect(screen.getByRole('link', { name: '결과 나누기' }).getAttribute('href')).toContain(
      SHARE_CODE,
    )
  })

  it.each<[Unranked, string | RegExp]>([
    ['visitor', /로그인하면 순위에 올라가요/],
    ['paused', /1번 넘게 멈춘 판/],
    ['too_fast', '손보다 빠른 기록이라 순위에는 올리지 않았어요.'],
    ['clock', /기기의 시계가/],
    ['late', /끝난 지 오래 지나서/],
  ])('says honestly why a game is in no ranking: %s', async (unranked, words) => {
    const { pass } = openField({
      replies: {
        [FINISH]: [aFinished()],
        [PLAYED]: [aPlayed({ unranked })],
        [RANKING]: [NO_NAMES],
      },
    })
    await begun()
    pass(10_000)
    await wait(10)
    expect(screen.getByText(words)).toBeDefined()
    const login = screen.queryByRole('link', { name: '로그인하고 순위에 올리기' })
    expect(login?.getAttribute('href') ?? null).toBe(
      unranked === 'visitor' ? '/login?next=%2Ftomato' : null,
    )
  })

  it('leads to another game by one key, once the hands are off', async () => {
    const { pass, keys } = openField({
      replies: {
        [START]: [anOpenPlay('normal'), anOpenPlay('normal', 'play-2')],
        [FINISH]: [failure('NETWORK')],
      },
    })
    await begun()
    pass(10_000)
    await wait()
    expect(document.activeElement?.textContent).not.toBe('한 판 더')
    await wait(800)
    expect(document.activeElement?.textContent).toBe('한 판 더')
    press('한 판 더')
    await begun()
    expect(keys().filter((asked) => asked === START)).toHaveLength(2)
    expect(heading()).toBe('토마토를 따고 있어요')
  })

  it('without a connection is kept, and sent once there is one', async () => {
    const { pass, inputsOf } = openField({
      replies: {
        [FINISH]: [failure('NETWORK'), failure('NETWORK'), aFinished()],
        [PLAYED]: [aPlayed()],
        [RANKING]: [NO_NAMES],
      },
    })
    await begun()
    pass(10_000)
    expect(heading()).toBe('0점')
    await wait()
    expect(screen.getByText(/기록을 보관했어요. 연결되면 보낼게요./)).toBeDefined()
    expect(kept()).toHaveLength(1)
    await wait(2_000)
    expect(inputsOf(FINISH)).toHaveLength(2)
    fireEvent(window, new Event('online'))
    await wait(10)
    expect(inputsOf(FINISH)).toEqual(
      Array.from({ length: 3 }, () => [{ type: 'tick', at: 10_000 }]),
    )
    expect(kept()).toEqual([])
    expect(screen.getByRole('link', { name: '결과 나누기' })).toBeDefined()
  })

  it('that the server refuses is not tried again', async () => {
    const { pass } = openField({ replies: { [FINISH]: [failure('PLAY_EXPIRED')] } })
    await begun()
    pass(10_000)
    await wait()
    expect(screen.getByText(/정해진 시간이 지나서 기록할 수 없어요/)).toBeDefined()
    expect(kept()).toEqual([])
  })
})
