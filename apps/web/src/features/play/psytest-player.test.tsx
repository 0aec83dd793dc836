import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, aTest } from './internal/testing/a-game.fake'
import {
  button,
  closePlayer,
  heading,
  key,
  press,
  reduceMotion,
} from './internal/testing/open-player.fake'
import {
  RESULT,
  answer,
  answerAll,
  chosen,
  openPsytest,
  shown,
} from './internal/testing/open-psytest.fake'
import { createPlayServer } from './internal/testing/play-server.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const choices = () =>
  screen.getAllByRole('button', { pressed: false }).map((each) => each.textContent)

describe('a test', () => {
  it('shows its first question at once, with nothing asked', () => {
    const { server } = openPsytest()
    expect([heading(), screen.getByText('1/4').textContent]).toEqual(['질문 하나', '1/4'])
    expect(choices()).toEqual(['1하나 가', '2하나 나', '3하나 다'])
    expect(screen.queryByRole('button', { name: '이전 질문' })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it('is played to its end, and leads to its result in place of itself', async () => {
    const { server, replace } = openPsytest()
    await answerAll()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(server.inputsOf()).toEqual([0, 1, 2, 3].map((question) => answer(question)))
  })

  it('moves the focus to each question that comes', async () => {
    openPsytest()
    expect(document.activeElement).toBe(document.body)
    press(/하나 나/)
    await shown('둘')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('2/4')).toBeDefined()
  })

  it('logs its start once, how far it came, and its end', async () => {
    const { events, replace } = openPsytest()
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
    const { server } = openPsytest()
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
    openPsytest()
    key('ArrowDown')
    expect(document.activeElement).toBe(button(/하나 가/))
    key('ArrowDown')
    expect(document.activeElement).toBe(button(/하나 나/))
    key('ArrowUp')
    key('ArrowUp')
    expect(document.activeElement).toBe(button(/하나 다/))
  })

  it('are nobody’s who writes in a field or holds another key', () => {
    openPsytest()
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
    expect(chosen()).toBeUndefined()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    key('1')
    field.remove()
    expect(chosen()).toBeUndefined()
  })
})

describe('with less movement', () => {
  beforeEach(reduceMotion)

  it('nothing comes by itself: a button goes on', async () => {
    const { server, replace } = openPsytest()
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
    const { server, replace } = openPsytest()
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

describe('an end that cannot be reached', () => {
  it('shows the result of this browser, and the server’s by itself later', async () => {
    const server = createPlayServer(aTest)
    const { replace } = openPsytest({}, server)
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
  const { server } = openPsytest()
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
