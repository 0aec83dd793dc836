import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePlayer, goBack, heading, press } from './internal/testing/open-player.fake'
import {
  RESULT,
  answer,
  answerAll,
  chosen,
  openPsytest,
  shown,
} from './internal/testing/open-psytest.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

describe('going back', () => {
  it('keeps the answers, and goes on from any of them', async () => {
    const { server } = openPsytest()
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
    openPsytest({ waits: [answer(0), answer(1)] })
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
    const { replace } = openPsytest()
    await answerAll()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
    expect(go.mock.calls).toEqual([[-3]])
  })

  it('is an entry of the browser’s history for each question', async () => {
    openPsytest()
    const before = window.history.length
    press(/하나 나/)
    await shown('둘')
    press(/둘 나/)
    await shown('셋')
    expect(window.history.length).toBe(before + 2)
    expect(window.history.state).toMatchObject({ playScreen: { screen: 2, depth: 2 } })
  })

  it('never shows a question beyond the first without an answer', async () => {
    openPsytest()
    press(/하나 나/)
    await shown('둘')
    act(() => goBack({ playScreen: { screen: 3, depth: 3 } }))
    expect(heading()).toBe('질문 둘')
  })
})
