import type { PlayInput } from '@doran/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aCup, aGame } from './internal/testing/a-game.fake'
import {
  button,
  closePlayer,
  heading,
  key,
  openPlayer,
  press,
  reduceMotion,
} from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'
import { WorldcupPlayer, type WorldcupPlayerProps } from './worldcup-player'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`

type Opening = Partial<Pick<WorldcupPlayerProps, 'way'>> & {
  waits?: { inputs: PlayInput[]; size: number }
}

function open({ way = null, waits }: Opening = {}, server = createPlayServer(aCup)) {
  if (waits) server.put('play-1', waits.inputs, waits.size)
  const progress = waits && { done: waits.inputs.length, total: waits.size - 1 }
  const unfinished = progress ? { id: 'play-1', progress } : null
  const played = { game: aGame(aCup), versionId: VERSION_ID, content: aCup, unfinished }
  const player = (
    <WorldcupPlayer
      played={played}
      way={way}
      loadProvisional={() => Promise.resolve(() => <p>계산한 결과</p>)}
    />
  )
  return { server, ...openPlayer(player, server.client) }
}

const round = (label: string) => screen.findByText(label)
const pair = () =>
  screen.getAllByRole('button', { name: /^후보 ./ }).map((each) => {
    const [label = ''] = /^후보 [a-z]/.exec(each.textContent) ?? []
    return label
  })
/** The button of an item, by what it begins with. */
const named = (label = '') => new RegExp(`^${label}( |$)`)
const keyOf = (label: string | undefined) => label?.slice(-1)

/** A world cup with its first match in sight. */
async function begin(opening?: Opening) {
  const opened = open(opening)
  press('시작하기')
  await round('8강 1/4')
  return opened
}

/** Nothing is shown between two matches. */
async function beginCalmly() {
  reduceMotion()
  return begin()
}

describe('the size', () => {
  it('is one of those that fit, at first the largest up to 16', () => {
    open()
    const options = screen.getAllByRole('radio')
    expect(options.map((each) => each.parentElement?.textContent)).toEqual([
      '4강 · 3경기 · 약 1분',
      '8강 · 7경기 · 약 1분',
    ])
    expect(options.map((each) => each.matches(':checked'))).toEqual([false, true])
  })

  it('begins the play with the first match', async () => {
    const { server, events } = open()
    fireEvent.click(screen.getByRole('radio', { name: /^4강/ }))
    press('시작하기')
    await round('4강 1/2')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(server.asked[0]?.body).toMatchObject({ size: 4 })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'start',
        object: 'game',
        object_name: GAME_ID,
        object_attributes: { kind: 'worldcup', size: 4 },
      }),
    )
  })

  it('waits for the connection, and begins by itself', async () => {
    const { server } = open()
    server.setDown(true)
    press('시작하기')
    await screen.findByText('인터넷 연결이 끊겼어요. 연결되면 이어져요.')
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await round('8강 1/4')
    expect(screen.queryByText(/연결이 끊겼어요/)).toBeNull()
  })
})

describe('a size chosen before scripts ran', () => {
  it('is the one that is played', async () => {
    const { server } = open()
    const four = screen.getByRole<HTMLInputElement>('radio', { name: /^4강/ })
    four.checked = true
    press('시작하기')
    await round('4강 1/2')
    expect(server.asked[0]?.body).toMatchObject({ size: 4 })
  })
})

describe('a match', () => {
  it('is seen for a moment after it is decided, and takes no other choice then', async () => {
    const { server } = await begin()
    const [left] = pair()
    vi.useFakeTimers()
    press(named(left))
    press(named(pair()[1]))
    key('2')
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(pair()[0]).toBe(left)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('8강 2/4')).toBeDefined()
    expect(server.inputsOf()).toEqual([{ type: 'pick', item: keyOf(left) }])
  })

  it('gives way at once with less movement', async () => {
    await beginCalmly()
    const before = pair()
    press(named(before[1]))
    expect(screen.getByText('8강 2/4')).toBeDefined()
    expect(pair()).not.toEqual(before)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it.each([
    ['ArrowLeft', 0],
    ['1', 0],
    ['ArrowRight', 1],
    ['2', 1],
  ] as const)('is decided by the key %s', async (name, side) => {
    const { server } = await beginCalmly()
    const picked = pair()[side]
    key(name)
    await waitFor(() => expect(server.inputsOf()).toEqual([{ type: 'pick', item: keyOf(picked) }]))
  })

  it('hears its keys with the focus on the bar, as after its menu was closed', async () => {
    await beginCalmly()
    button('놀이 메뉴').focus()
    key('1')
    expect(screen.getByText('8강 2/4')).toBeDefined()
  })

  it('describes the pictures of the two who meet', async () => {
    await begin()
    const described = screen
      .getAllByRole('button', { name: /^후보 ./ })
      .map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? ''))
    expect(described.map((each) => each?.textContent)).toEqual(
      pair().map((label) => `${keyOf(label)} 그림`),
    )
  })
})

describe('neither', () => {
  it.each([
    ['둘 다 모르겠어요', () => press('둘 다 모르겠어요')],
    ['0', () => key('0')],
    ['S, wherever the letter is', () => key('ㄴ', 'KeyS')],
  ])('lets one of the two go on by lot: %s', async (_, pass) => {
    const { server } = await beginCalmly()
    pass()
    expect(screen.getByText('8강 2/4')).toBeDefined()
    await waitFor(() => expect(server.inputsOf()).toEqual([{ type: 'skip' }]))
    expect(heading()).toMatch(/^제비뽑기로 ‘후보 [a-h]’가 올라갔어요\.$/)
    key('1')
    expect(heading()).toBe('둘 중 하나만 고른다면?')
  })
})

describe('undoing', () => {
  it('takes back the last three decisions and no more', async () => {
    const { server } = await beginCalmly()
    expect(button('되돌리기').matches(':disabled')).toBe(true)
    const first = pair()
    for (const label of ['8강 2/4', '8강 3/4', '8강 4/4', '4강 1/2']) {
      key('1')
      await round(label)
    }
    press('되돌리기')
    key('ㅕ', 'KeyU')
    press('되돌리기')
    expect(screen.getByText('8강 2/4')).toBeDefined()
    expect(button('되돌리기').matches(':disabled')).toBe(true)
    key('u', 'KeyU')
    expect(pair()).not.toEqual(first)
    await waitFor(() =>
      expect(server.inputsOf().map(({ type }) => type)).toEqual([
        'pick',
        'pick',
        'pick',
        'pick',
        'undo',
        'undo',
        'undo',
      ]),
    )
  })
})

describe('the final', () => {
  it('is called by its name, and leads to the result at once', async () => {
    const { server, replace } = await beginCalmly()
    for (let match = 0; match < 6; match += 1) key('1')
    expect(heading()).toBe('결승이에요. 심호흡 한 번.')
    expect(screen.getByText('결승')).toBeDefined()
    key('1')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(server.inputsOf()).toHaveLength(7)
  })
})

describe('the bracket', () => {
  it('lists who came on, round by round', async () => {
    await beginCalmly()
    const first = pair()
    key('1')
    press('대진표')
    const sheet = within(await screen.findByRole('dialog', { name: '대진표' }))
    expect(sheet.getByRole('heading', { name: '8강' })).toBeDefined()
    expect(sheet.getByText(first[0] ?? '')).toBeDefined()
    expect(sheet.getByText(`${first[0]} 대 ${first[1]}`)).toBeDefined()
  })

  it('hears no key of the play while it is open', async () => {
    const { server } = await beginCalmly()
    key('1')
    press('대진표')
    const sheet = await screen.findByRole('dialog', { name: '대진표' })
    fireEvent.keyDown(sheet, { key: '1' })
    await waitFor(() => expect(server.inputsOf()).toHaveLength(1))
    expect(screen.getByText('8강 2/4')).toBeDefined()
  })
})

describe('a world cup that waits', () => {
  const skips = (count: number) => Array.from({ length: count }, () => ({ type: 'skip' as const }))

  it.each([
    [0, '8강 1번째 경기에서 멈췄어요', '8강 1/4'],
    [5, '4강 2번째 경기에서 멈췄어요', '4강 2/2'],
    [6, '결승에서 멈췄어요', '결승'],
  ])('after %i matches goes on where it stopped', async (count, sentence, label) => {
    open({ waits: { inputs: skips(count), size: 8 } })
    expect(screen.getByText(sentence)).toBeDefined()
    press('이어 하기')
    await round(label)
  })

  it('can be begun anew with another size', async () => {
    open({ waits: { inputs: skips(2), size: 8 } })
    press('처음부터')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  })
})
