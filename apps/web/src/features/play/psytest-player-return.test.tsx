import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_ID, aTest } from './internal/testing/a-game.fake'
import { closePlayer, heading, press } from './internal/testing/open-player.fake'
import { RESULT, answer, chosen, openPsytest, shown } from './internal/testing/open-psytest.fake'
import { createPlayServer } from './internal/testing/play-server.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

describe('a test that waits', () => {
  it('asks whether to go on, and goes on where it stopped', async () => {
    const { server } = openPsytest({ waits: [answer(0), answer(1)] })
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
    const { server } = openPsytest({ waits: [answer(0)] })
    press('처음부터')
    await shown('하나')
    expect(chosen()).toBeUndefined()
    press(/하나 나/)
    await waitFor(() => expect(server.inputsOf('play-2')).toEqual([answer(0, 1)]))
    expect(server.inputsOf('play-1')).toEqual([answer(0)])
  })

  it('goes on at once where the address says so', async () => {
    const { server } = openPsytest({ way: 'resume', waits: [answer(0)] })
    await shown('둘')
    expect(server.keys()).toEqual(['POST /v1/play/{playId}/resume'])
  })

  it('begins anew where the address says so, and a reload goes on with that', async () => {
    window.history.replaceState(null, '', `/psytest?id=${GAME_ID}&fresh=1`)
    openPsytest({ way: 'fresh', waits: [answer(0)] })
    expect(heading()).toBe('질문 하나')
    press(/하나 나/)
    await shown('둘')
    expect(window.location.search).toBe(`?id=${GAME_ID}`)
  })

  it('at its end goes straight to its result', async () => {
    const { replace } = openPsytest({ waits: [0, 1, 2, 3].map((question) => answer(question)) })
    expect(screen.getByText('결과만 남았어요')).toBeDefined()
    press('이어 하기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('is found as it was left by whoever comes back in this tab', async () => {
    const { show } = openPsytest()
    press(/하나 나/)
    await shown('둘')
    show(<p>다른 화면</p>)
    openPsytest()
    expect(screen.getByText('2번째 질문에서 멈췄어요')).toBeDefined()
    press('이어 하기')
    await shown('둘')
  })

  it('says what stands in the way, and goes on by itself', async () => {
    const server = createPlayServer(aTest)
    server.setDown(true)
    openPsytest({ waits: [answer(0)] }, server)
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
    const { server, show } = openPsytest()
    press(/하나 나/)
    await shown('둘')
    await waitFor(() => expect(server.inputsOf()).toHaveLength(1))
    server.setDown(true)
    press(/둘 나/)
    await shown('셋')
    show(<p>다른 화면</p>)
    server.moveAway('play-1', answer(1), answer(2))
    server.setDown(false)
    openPsytest({}, server)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(heading()).toBe('다른 창이나 기기에서 이어졌어요.'))
    press('이어 하기')
    await shown('넷')
  })

  it('stands no more in the way of whoever comes back', async () => {
    const { server, show } = openPsytest()
    server.failNext('AGE_UNCONFIRMED')
    press(/하나 나/)
    await waitFor(() => expect(heading()).toBe('지금은 이어 할 수 없어요.'))
    show(<p>다른 화면</p>)
    openPsytest({}, server)
    expect(heading()).toBe('질문 하나')
  })
})

describe('a test that went on elsewhere', () => {
  it('says so calmly, and goes on here when asked to', async () => {
    const { server } = openPsytest()
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
    const { server } = openPsytest()
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
