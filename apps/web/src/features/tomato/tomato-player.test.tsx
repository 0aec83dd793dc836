import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aField, firstChange, ripeCell } from './internal/testing/a-field.fake'
import {
  FINISH,
  PLAYED,
  RANKING,
  SEED,
  START,
  NO_NAMES,
  aFinished,
  aPlayed,
  anOpenPlay,
  begun,
  cell,
  closeField,
  failure,
  heading,
  key,
  openField,
  press,
  said,
  score,
  wait,
} from './internal/testing/open-field.fake'

const { cell: RIPE, ms: RIPE_MS } = ripeCell(aField, SEED)
const FIRST_CHANGE_MS = firstChange(aField, SEED)

afterEach(closeField)

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

describe('a game against the clock', () => {
  it('counts down, and pops what is touched when it is touched', async () => {
    const { pass, inputsOf, keys } = openField({ replies: { [FINISH]: [aFinished()] } })
    await wait()
    expect(said()).toBe('준비…')
    fireEvent.pointerDown(cell(RIPE))
    await begun()
    expect(said()).toBe('톡!')
    pass(RIPE_MS)
    expect(cell(RIPE).getAttribute('aria-label')).toMatch(/빨강$/)
    expect(cell(RIPE).dataset['stage']).toBe('red')
    fireEvent.pointerDown(cell(RIPE))
    fireEvent.click(cell(RIPE), { detail: 1 })
    expect(score()).toBe('10')
    expect(cell(RIPE).dataset['stage']).toBe('empty')
    expect(keys()).toEqual([START])
    pass(10_000 - RIPE_MS)
    await wait()
    expect(inputsOf(FINISH)).toEqual([
      [
        { type: 'pop', at: RIPE_MS, cell: RIPE },
        { type: 'tick', at: 10_000 },
      ],
    ])
  })

  it('is played by arrows and the space bar, and by a key for each cell', async () => {
    const { pass } = openField()
    await begun()
    expect(document.activeElement).toBe(cell(17))
    key('ArrowUp')
    key('ArrowRight')
    expect(document.activeElement).toBe(cell(13))
    expect([cell(13).tabIndex, cell(17).tabIndex]).toEqual([0, -1])
    cell(RIPE).focus()
    pass(RIPE_MS)
    key(' ', 'Space')
    expect(cell(RIPE).dataset['stage']).toBe('empty')
    const green = [5, 6, 7, 8, 9].find((at) => cell(at).dataset['stage'] === 'green')
    if (green === undefined) throw new Error('nothing in the second row is green')
    pass(100)
    key('ㅂ', ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'][green - 5])
    expect(cell(green).dataset['stage']).toBe('empty')
    expect(score()).toBe('5')
  })

  it('renders no more than what changed: a frame without a change touches no cell', async () => {
    const { pass } = openField()
    await begun()
    pass(1)
    const changes = vi.fn<MutationCallback>()
    const observer = new MutationObserver(changes)
    observer.observe(cell(0).parentElement ?? document.body, { attributes: true, subtree: true })
    pass(FIRST_CHANGE_MS - 2)
    await wait()
    expect(changes).not.toHaveBeenCalled()
    pass(1)
    await wait()
    expect(changes).toHaveBeenCalled()
    observer.disconnect()
  })
})

describe('a pause', () => {
  it('by the button, Esc or P holds the time, and says what it costs', async () => {
    const { pass, inputsOf } = openField({ replies: { [FINISH]: [aFinished()] } })
    await begun()
    pass(1_000)
    key('Escape')
    expect(
      screen.getByText('1번까지는 괜찮아요. 더 멈추면 순위에는 올라가지 않아요.'),
    ).toBeDefined()
    pass(60_000)
    press('이어 하기')
    await begun()
    pass(500)
    key('p', 'KeyP')
    expect(screen.getByText(/2번 멈춰서 이 판은 순위에 올라가지 않아요/)).toBeDefined()
    key('p', 'KeyP')
    await begun()
    pass(8_500)
    await wait()
    expect(inputsOf(FINISH)).toEqual([
      [
        { type: 'pause', at: 1_000 },
        { type: 'pause', at: 1_500 },
        { type: 'tick', at: 10_000 },
      ],
    ])
  })

  it('comes by itself when the tab is hidden', async () => {
    const { pass, frames } = openField()
    await begun()
    pass(1_000)
    hide(true)
    expect(screen.getByRole('region', { name: '멈춤' })).toBeDefined()
    expect(frames()).toBe(0)
    hide(false)
    expect(screen.getByRole('button', { name: '이어 하기' })).toBeDefined()
  })

  it('is asked about before a game is lost', async () => {
    const { replace } = openField()
    await begun()
    press('밭에서 나가기')
    vi.useRealTimers()
    const dialog = await screen.findByRole('alertdialog', { name: '이 판을 그만할까요?' })
    expect(replace).not.toHaveBeenCalled()
    const [leave] = [...dialog.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === '그만하기',
    )
    if (leave) fireEvent.click(leave)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/tomato')
  })
})

describe('today’s seed', () => {
  it('takes a try only when one begins', async () => {
    const { keys } = openField({ mode: 'daily' })
    await wait()
    expect(keys()).toEqual([])
    press('시작하기')
    await wait()
    expect(keys()).toEqual([START])
  })

  it('without a try left offers another way', async () => {
    const { requests } = openField({
      mode: 'daily',
      replies: { [START]: [failure('NO_TRIES_LEFT'), anOpenPlay('normal')] },
    })
    press('시작하기')
    await wait()
    expect(heading()).toBe('오늘의 씨앗은 다 심었어요')
    press('60초로 한 판 하기')
    await wait()
    expect(requests.map(({ input }) => Object(input['body'])['mode'])).toEqual(['daily', 'normal'])
  })
})

it('that cannot begin says why, and tries again', async () => {
  const { keys } = openField({ replies: { [START]: [failure('NETWORK'), anOpenPlay('normal')] } })
  await wait()
  expect(screen.getByText(/인터넷 연결이 끊겼어요/)).toBeDefined()
  press('다시 시도')
  await wait()
  expect(keys()).toEqual([START, START])
})

describe('a game by turns', () => {
  const row = (at: number) => screen.getAllByRole('listitem')[at]?.textContent

  it('reads its rows, and says what every turn changed', async () => {
    openField({ mode: 'relaxed' })
    await wait()
    expect(row(1)).toMatch(/^2줄: (?:빈 칸|새싹|초록|주황|빨강), /)
    expect(screen.getByText('10번')).toBeDefined()
    const before = row(0)
    fireEvent.pointerDown(cell(RIPE))
    expect(said()).toMatch(/^톡! 10점을 얻었어요\..*10점, 1콤보예요\./)
    fireEvent.pointerDown(cell(RIPE))
    expect(said()).toMatch(/^빈 칸이에요\. /)
    press('기다리기')
    expect(screen.getByText('7번')).toBeDefined()
    for (const _ of [3, 4, 5]) press('기다리기')
    expect(row(0)).not.toBe(before)
  })

  it('ends after its turns, in no ranking', async () => {
    const { inputsOf } = openField({
      mode: 'relaxed',
      replies: {
        [FINISH]: [aFinished({ isTurnBased: true })],
        [PLAYED]: [aPlayed({ unranked: 'relaxed' })],
        [RANKING]: [NO_NAMES],
      },
    })
    await wait()
    for (let turn = 0; turn < aField.turns; turn += 1) press('기다리기')
    await wait(10)
    expect(inputsOf(FINISH)).toEqual([
      Array.from({ length: aField.turns }, (_, turn) => ({ type: 'tick', at: turn * 500 })),
    ])
    expect(screen.getByText('느긋하게 딴 판은 순위 없이 내 결과로만 남아요.')).toBeDefined()
  })
})
