import type { PlayInput } from '@doran/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aGame, aQuiz } from './internal/testing/a-game.fake'
import {
  closePlayer,
  goBack,
  heading,
  key,
  openPlayer,
  press,
} from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'
import { QuizPlayer, type QuizPlayerProps } from './quiz-player'

const scrollIntoView = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  closePlayer()
  scrollIntoView.mockReset()
})

const answer = (question: number, choice = 1): PlayInput => ({ type: 'answer', question, choice })
const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`

type Opening = Partial<Pick<QuizPlayerProps, 'way'>> & { waits?: PlayInput[] }

function open({ way = null, waits }: Opening = {}, server = createPlayServer(aQuiz)) {
  if (waits) server.put('play-1', waits)
  const unfinished = waits ? { id: 'play-1', progress: { done: waits.length, total: 4 } } : null
  const played = { game: aGame(aQuiz), versionId: VERSION_ID, content: aQuiz, unfinished }
  const loadProvisional = () =>
    Promise.resolve(({ outcome }: { outcome: { resultKey: string } }) => (
      <p>계산한 결과 {outcome.resultKey}</p>
    ))
  const player = <QuizPlayer played={played} way={way} loadProvisional={loadProvisional} />
  return { server, ...openPlayer(player, server.client) }
}

const choices = () => screen.getAllByRole('listitem').map((each) => each.textContent)
const isOpenToChoose = () => within(screen.getByRole('list')).queryAllByRole('button').length > 0
const verdict = () => screen.getByRole('region').textContent

function answerAll(names: readonly string[] = ['하나', '둘', '셋', '넷'], choice = '나') {
  names.forEach((name, at) => {
    press(new RegExp(`${name} ${choice}`))
    if (at < names.length - 1) press('다음 문제')
  })
}

describe('a question', () => {
  it('is open, with nothing told of it', () => {
    const { server } = open()
    expect([heading(), screen.getByText('1/4').textContent]).toEqual(['문제 하나', '1/4'])
    expect(choices()).toEqual(['1하나 가', '2하나 나', '3하나 다'])
    expect(document.body.textContent).not.toMatch(/해설|정답|지금까지/)
    expect(screen.queryByRole('button', { name: /이전 문제|다음 문제/ })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it('that is answered well says so in words, and why', async () => {
    const { server } = open()
    press(/하나 나/)
    expect(choices()).toEqual(['하나 가 ', '하나 나 내 답 · 정답', '하나 다 '])
    expect(verdict()).toBe('맞았어요.하나 해설')
    expect(screen.getByRole('img', { name: 'explained 그림' })).toBeDefined()
    expect(document.body.textContent).toContain('지금까지 1개 맞혔어요')
    await waitFor(() => expect(server.inputsOf()).toEqual([answer(0)]))
  })

  it('that is answered badly names what would have been right', () => {
    open()
    press(/하나 다/)
    expect(choices()).toEqual(['하나 가 ', '하나 나 정답', '하나 다 내 답 · 오답'])
    expect(verdict()).toBe('아쉬워요. 정답은 ‘하나 나’예요.하나 해설')
    expect(document.body.textContent).toContain('지금까지 0개')
  })

  it('is brought into sight and takes the focus once it is answered', () => {
    open()
    press(/하나 나/)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    expect(scrollIntoView).toHaveBeenCalledOnce()
    press('다음 문제')
    expect(heading()).toBe('문제 둘')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('keeps its first answer', async () => {
    const { server } = open()
    key('1')
    key('2')
    expect(isOpenToChoose()).toBe(false)
    await waitFor(() => expect(server.inputsOf()).toEqual([answer(0, 0)]))
    expect(server.inputsOf()).toHaveLength(1)
  })
})

describe('its keys', () => {
  it('choose, and go on when there is something to go on to', () => {
    open()
    key('Enter')
    expect(heading()).toBe('문제 하나')
    key('4')
    expect(isOpenToChoose()).toBe(true)
    key('2')
    expect(verdict()).toContain('맞았어요.')
    key('Enter')
    expect(heading()).toBe('문제 둘')
    key('ArrowDown')
    expect(document.activeElement?.textContent).toBe('1둘 가')
  })
})

describe('the end', () => {
  it('waits until its last explanation was read', async () => {
    const { server, replace } = open()
    answerAll()
    expect(verdict()).toBe('맞았어요. ‘넷 다’도 정답이에요.넷 해설')
    await waitFor(() => expect(server.inputsOf()).toHaveLength(4))
    expect(server.keys()).not.toContain('POST /v1/play/{playId}/finish')
    press('결과 보기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('without a connection is a result of this browser, and the server’s later', async () => {
    const server = createPlayServer(aQuiz)
    const { replace } = open({}, server)
    server.setDown(true)
    answerAll()
    press('결과 보기')
    await screen.findByText('계산한 결과 high')
    expect(replace).not.toHaveBeenCalled()
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(server.inputsOf()).toEqual([0, 1, 2, 3].map((question) => answer(question)))
  })
})

describe('going back', () => {
  it('shows what was answered, to be read again only', () => {
    open()
    press(/하나 다/)
    press('다음 문제')
    press(/둘 나/)
    act(() => goBack({ playScreen: { screen: 0, depth: 0 } }))
    expect(heading()).toBe('문제 하나')
    expect(verdict()).toContain('아쉬워요. 정답은 ‘하나 나’예요.')
    expect(isOpenToChoose()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    press('다음 문제')
    expect(heading()).toBe('문제 둘')
    expect(isOpenToChoose()).toBe(false)
  })

  it('is an entry of the browser’s history for each question', () => {
    open()
    const before = window.history.length
    answerAll(['하나', '둘', '셋'])
    expect(window.history.length).toBe(before + 2)
  })
})

describe('a quiz that waits', () => {
  it('goes on with the first question that is open', async () => {
    open({ waits: [answer(0), answer(1, 0)] })
    expect(screen.getByText('3번째 문제에서 멈췄어요')).toBeDefined()
    press('이어 하기')
    await waitFor(() => expect(heading()).toBe('문제 셋'))
    expect(document.body.textContent).toContain('지금까지 1개')
    press('이전 문제')
    expect(verdict()).toContain('아쉬워요.')
  })

  it('at its end goes straight to its result', async () => {
    const { replace } = open({ waits: [0, 1, 2, 3].map((question) => answer(question)) })
    expect(screen.getByText('결과만 남았어요')).toBeDefined()
    press('이어 하기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })
})

it('asks before it begins anew from the menu', async () => {
  open()
  press(/하나 나/)
  press('놀이 메뉴')
  await screen.findByRole('dialog', { name: '놀이 메뉴' })
  press('처음부터 다시')
  await screen.findByRole('alertdialog', { name: '처음부터 다시 할까요?' })
  press('처음부터 다시')
  await waitFor(() => expect(isOpenToChoose()).toBe(true))
  expect(heading()).toBe('문제 하나')
})
