import type { PlayInput } from '@doran/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aGame, aTest } from './internal/testing/a-game.fake'
import {
  button,
  closePlayer,
  goBack,
  heading,
  key,
  openPlayer,
  press,
  reduceMotion,
} from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'
import { PsytestPlayer, type PsytestPlayerProps } from './psytest-player'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const answer = (question: number, choice = 0): PlayInput => ({ type: 'answer', question, choice })
const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`

type Opening = Partial<Pick<PsytestPlayerProps, 'way'>> & { waits?: PlayInput[] }

function open({ way = null, waits }: Opening = {}, server = createPlayServer(aTest)) {
  if (waits) server.put('play-1', waits)
  const unfinished = waits ? { id: 'play-1', progress: { done: waits.length, total: 4 } } : null
  const played = { game: aGame(aTest), versionId: VERSION_ID, content: aTest, unfinished }
  const loadProvisional = () =>
    Promise.resolve(({ outcome }: { outcome: { resultKey: string } }) => (
      <p>계산한 결과 {outcome.resultKey}</p>
    ))
  const player = <PsytestPlayer played={played} way={way} loadProvisional={loadProvisional} />
  return { server, ...openPlayer(player, server.client) }
}

const shown = (question: string) => waitFor(() => expect(heading()).toBe(`질문 ${question}`))
const choices = () =>
  screen.getAllByRole('button', { pressed: false }).map((each) => each.textContent)
const chosen = () => screen.queryByRole('button', { pressed: true })?.textContent

async function answerAll(from: readonly string[] = ['하나', '둘', '셋', '넷']) {
  for (const name of from) {
    await shown(name)
    press(new RegExp(`${name} 가`))
  }
}

describe('a test', () => {
  it('shows its first question at once, with nothing asked', () => {
    const { server } = open()
    expect([heading(), screen.getByText('1/4').textContent]).toEqual(['질문 하나', '1/4'])
    expect(choices()).toEqual(['1하나 가', '2하나 나', '3하나 다'])
    expect(screen.queryByRole('button', { name: '이전 질문' })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it('is played to its end, and leads to its result in place of itself', async () => {
    const { server, replace } = open()
    await answerAll()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(server.inputsOf()).toEqual([0, 1, 2, 3].map((question) => answer(question)))
  })

  it('moves the focus to each question that comes', async () => {
    open()
    expect(document.activeElement).toBe(document.body)
    press(/하나 나/)
    await shown('둘')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('2/4')).toBeDefined()
  })

  it('logs its start once, how far it came, and its end', async () => {
    const { events, replace } = open()
    await answerAll()
    await waitFor(() => expect(replace).toHaveBeenCalled())
    const ofGame = events.filter(({ object }) => object === 'game')
    expect(ofGame.map(({ type }) => type)).toEqual(['start', 'view', 'view', 'view', 'finish'])
    expect(ofGame).toMatchObject([
      { object_name: GAME_ID, object_attributes: { kind: 'psytest', size: 0 } },
      { object_attributes: { percent: 25 } },
      { object_attributes: { percent: 50 } },
      { object_attributes: { percent: 75 } },
      { object_attributes: { kind: 'psytest' } },
    ])
  })
})

describe('its keys', () => {
  it('choose by number and know no number that is not there', async () => {
    const { server } = open()
    key('4')
    key('3')
    await shown('둘')
    key('3')
    expect(heading()).toBe('질문 둘')
    key('2')
    await shown('셋')
    await waitFor(() => expect(server.inputsOf()).toEqual([answer(0, 2), answer(1, 1)]))
  })

  it('move among the choices', () => {
    open()
    key('ArrowDown')
    expect(document.activeElement).toBe(button(/하나 가/))
    key('ArrowDown')
    expect(document.activeElement).toBe(button(/하나 나/))
    key('ArrowUp')
    key('ArrowUp')
    expect(document.activeElement).toBe(button(/하나 다/))
  })

  it('are nobody’s who writes in a field or holds another key', () => {
    open()
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
    expect(chosen()).toBeUndefined()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    key('1')
    field.remove()
    expect(chosen()).toBeUndefined()
  })
})

describe('going back', () => {
  it('keeps the answers, and goes on from any of them', async () => {
    const { server } = open()
    press(/하나 나/)
    await shown('둘')
    press(/둘 가/)
    await shown('셋')
    goBack({ playScreen: { screen: 1, depth: 1 } })
    await shown('둘')
    expect(chosen()).toBe('1둘 가')
    press('다음')
    await shown('셋')
    goBack({ playScreen: { screen: 0, depth: 0 } })
    await shown('하나')
    press(/하나 다/)
    await shown('둘')
    expect(chosen()).toBe('1둘 가')
    await waitFor(() => expect(server.inputsOf()).toEqual([answer(0, 1), answer(1), answer(0, 2)]))
  })

  it('from a start screen leaves, without the questions that lie below after a reload', async () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {
      window.history.replaceState({ playScreen: { screen: 0, depth: 0 } }, '')
      goBack(window.history.state)
    })
    window.history.replaceState({ playScreen: { screen: 2, depth: 2 } }, '')
    open({ waits: [answer(0), answer(1)] })
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(-2))
    goBack({ playScreen: { screen: 1, depth: 1 } })
    press('이어 하기')
    await shown('셋')
    press(/셋 가/)
    await shown('넷')
    goBack({ playScreen: { screen: 2, depth: 0 } })
    await shown('셋')
  })

  it('after the last answer leads below all questions, in one step', async () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {
      // As a browser does: later.
      setTimeout(() => {
        window.history.replaceState({ playScreen: { screen: 0, depth: 0 } }, '')
        goBack(window.history.state)
      })
    })
    const { replace } = open()
    await answerAll()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(go.mock.calls).toEqual([[-3]])
  })

  it('is an entry of the browser’s history for each question', async () => {
    open()
    const before = window.history.length
    press(/하나 나/)
    await shown('둘')
    press(/둘 나/)
    await shown('셋')
    expect(window.history.length).toBe(before + 2)
    expect(window.history.state).toMatchObject({ playScreen: { screen: 2, depth: 2 } })
  })

  it('never shows a question beyond the first without an answer', async () => {
    open()
    press(/하나 나/)
    await shown('둘')
    act(() => goBack({ playScreen: { screen: 3, depth: 3 } }))
    expect(heading()).toBe('질문 둘')
  })
})

describe('with less movement', () => {
  beforeEach(reduceMotion)

  it('nothing comes by itself: a button goes on', async () => {
    const { server, replace } = open()
    vi.useFakeTimers()
    press(/하나 나/)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect([heading(), chosen()]).toEqual(['질문 하나', '2하나 나'])
    press(/하나 가/)
    press('다음')
    expect(heading()).toBe('질문 둘')
    press(/둘 가/)
    key('Enter')
    expect(heading()).toBe('질문 셋')
    press(/셋 가/)
    press('다음')
    press(/넷 가/)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(heading()).toBe('질문 넷')
    press('결과 보기')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(server.inputsOf().slice(0, 2)).toEqual([answer(0, 1), answer(0)])
    expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT)
  })
})

describe('with less movement and a bad connection', () => {
  beforeEach(reduceMotion)

  it('the result is asked for by the person alone', async () => {
    const { server, replace } = open()
    server.setDown(true)
    for (const name of ['하나', '둘', '셋']) {
      press(new RegExp(`${name} 가`))
      press('다음')
    }
    press(/넷 가/)
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(server.inputsOf()).toHaveLength(4))
    expect(heading()).toBe('질문 넷')
    expect(server.keys()).not.toContain('POST /v1/play/{playId}/finish')
    press('결과 보기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })
})

describe('a test that waits', () => {
  it('asks whether to go on, and goes on where it stopped', async () => {
    const { server } = open({ waits: [answer(0), answer(1)] })
    expect(screen.getByText('3번째 질문에서 멈췄어요')).toBeDefined()
    expect(server.asked).toEqual([])
    press('이어 하기')
    await shown('셋')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    press('이전 질문')
    await shown('둘')
    expect(chosen()).toBe('1둘 가')
  })

  it('begins anew where one wants to', async () => {
    const { server } = open({ waits: [answer(0)] })
    press('처음부터')
    await shown('하나')
    expect(chosen()).toBeUndefined()
    press(/하나 나/)
    await waitFor(() => expect(server.inputsOf('play-2')).toEqual([answer(0, 1)]))
    expect(server.inputsOf('play-1')).toEqual([answer(0)])
  })

  it('goes on at once where the address says so', async () => {
    const { server } = open({ way: 'resume', waits: [answer(0)] })
    await shown('둘')
    expect(server.keys()).toEqual(['POST /v1/play/{playId}/resume'])
  })

  it('begins anew where the address says so, and a reload goes on with that', async () => {
    window.history.replaceState(null, '', `/psytest?id=${GAME_ID}&fresh=1`)
    open({ way: 'fresh', waits: [answer(0)] })
    expect(heading()).toBe('질문 하나')
    press(/하나 나/)
    await shown('둘')
    expect(window.location.search).toBe(`?id=${GAME_ID}`)
  })

  it('at its end goes straight to its result', async () => {
    const { replace } = open({ waits: [0, 1, 2, 3].map((question) => answer(question)) })
    expect(screen.getByText('결과만 남았어요')).toBeDefined()
    press('이어 하기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('is found as it was left by whoever comes back in this tab', async () => {
    const { show } = open()
    press(/하나 나/)
    await shown('둘')
    show(<p>다른 화면</p>)
    open()
    expect(screen.getByText('2번째 질문에서 멈췄어요')).toBeDefined()
    press('이어 하기')
    await shown('둘')
  })

  it('says what stands in the way, and goes on by itself', async () => {
    const server = createPlayServer(aTest)
    server.setDown(true)
    open({ waits: [answer(0)] }, server)
    press('이어 하기')
    await screen.findByText('인터넷 연결이 끊겼어요. 연결되면 이어져요.')
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await shown('둘')
    expect(screen.queryByText(/연결이 끊겼어요/)).toBeNull()
  })
})

describe('a test that stopped', () => {
  it('is asked about once, where it was left and has moved', async () => {
    const { server, show } = open()
    press(/하나 나/)
    await shown('둘')
    await waitFor(() => expect(server.inputsOf()).toHaveLength(1))
    server.setDown(true)
    press(/둘 나/)
    await shown('셋')
    show(<p>다른 화면</p>)
    server.moveAway('play-1', answer(1), answer(2))
    server.setDown(false)
    open({}, server)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(heading()).toBe('다른 창이나 기기에서 이어졌어요.'))
    press('이어 하기')
    await shown('넷')
  })

  it('stands no more in the way of whoever comes back', async () => {
    const { server, show } = open()
    server.failNext('AGE_UNCONFIRMED')
    press(/하나 나/)
    await waitFor(() => expect(heading()).toBe('지금은 이어 할 수 없어요.'))
    show(<p>다른 화면</p>)
    open({}, server)
    expect(heading()).toBe('질문 하나')
  })
})

describe('a test that went on elsewhere', () => {
  it('says so calmly, and goes on here when asked to', async () => {
    const { server } = open()
    press(/하나 나/)
    await shown('둘')
    await waitFor(() => expect(server.inputsOf()).toHaveLength(1))
    server.moveAway('play-1', answer(1), answer(2))
    press(/둘 나/)
    await waitFor(() => expect(heading()).toBe('다른 창이나 기기에서 이어졌어요.'))
    press('이어 하기')
    await shown('넷')
  })

  it('can be begun anew where it is gone', async () => {
    const { server } = open()
    press(/하나 나/)
    await shown('둘')
    await waitFor(() => expect(server.inputsOf()).toHaveLength(1))
    server.failNext('PLAY_EXPIRED')
    press(/둘 나/)
    await waitFor(() => expect(heading()).toBe('이 판은 이어 할 수 없어요.'))
    press('처음부터')
    await shown('하나')
  })
})

describe('an end that cannot be reached', () => {
  it('shows the result of this browser, and the server’s by itself later', async () => {
    const server = createPlayServer(aTest)
    const { replace } = open({}, server)
    await answerAll(['하나', '둘', '셋'])
    await shown('넷')
    server.setDown(true)
    press(/넷 나/)
    await screen.findByText('계산한 결과 a')
    expect(screen.getByText('임시 결과')).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
    server.setDown(false)
    const release = server.hold()
    press('다시 시도')
    release()
    await waitFor(() => expect(replace).toHaveBeenCalled())
    expect(screen.getByText('계산한 결과 a')).toBeDefined()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })
})

it('asks before it begins anew from the menu', async () => {
  const { server } = open()
  press(/하나 나/)
  await shown('둘')
  press('놀이 메뉴')
  await screen.findByRole('dialog', { name: '놀이 메뉴' })
  press('처음부터 다시')
  await screen.findByRole('alertdialog', { name: '처음부터 다시 할까요?' })
  press('처음부터 다시')
  await shown('하나')
  expect([chosen(), server.inputsOf('play-1')]).toEqual([undefined, [answer(0, 1)]])
})
