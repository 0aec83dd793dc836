import type { BranchInput, PlayInput } from '@doran/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BranchPlayer, type BranchPlayerProps } from './branch-player'
import { GAME_ID, VERSION_ID, aGame, aStory } from './internal/testing/a-game.fake'
import {
  button,
  closePlayer,
  goBack,
  heading,
  key,
  openPlayer,
  press,
} from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterEach(closePlayer)

const choose = (node: string, choice: number): BranchInput => ({ type: 'choose', node, choice })
const BACK = { type: 'back' } as const
const FINISH = 'POST /v1/play/{playId}/finish'
const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`

type Opening = Partial<Pick<BranchPlayerProps, 'way' | 'prefix'>> & { waits?: PlayInput[] }

function open({ way = null, prefix = [], waits }: Opening = {}, server = createPlayServer(aStory)) {
  if (waits) server.put('play-1', waits)
  const unfinished = waits ? { id: 'play-1', progress: { done: waits.length, total: 3 } } : null
  const played = { game: aGame(aStory), versionId: VERSION_ID, content: aStory, unfinished }
  const loadProvisional = () =>
    Promise.resolve(({ outcome }: { outcome: { resultKey: string } }) => (
      <p>계산한 결과 {outcome.resultKey}</p>
    ))
  const player = <BranchPlayer {...{ played, way, prefix, loadProvisional }} />
  return { server, ...openPlayer(player, server.client) }
}

const choices = () =>
  within(screen.getByRole('list', { name: '어떻게 할까요?' }))
    .getAllByRole('button')
    .map((each) => each.textContent)
const shown = (label: string) => waitFor(() => expect(heading()).toBe(label))
const TO_ROOM = ['들어간다', '끝까지 걷는다']
const pressAll = (lines: readonly string[]) =>
  lines.forEach((line) => press(new RegExp(`^\\d?${line}$`)))

async function beginAnew() {
  press('놀이 메뉴')
  fireEvent.click(await screen.findByRole('button', { name: '처음부터 다시' }))
  await screen.findByRole('alertdialog')
  press('처음부터 다시')
  await shown('첫 장면')
}

describe('a scene', () => {
  it('is its paragraphs, its picture and what can be chosen', () => {
    const { server } = open()
    expect(heading()).toBe('첫 장면')
    expect(screen.getByText('문 앞이다.').tagName).toBe('P')
    expect(screen.getByText('비가 온다.').tagName).toBe('P')
    expect(screen.getByRole('img', { name: 'door 그림' })).toBeDefined()
    expect(choices()).toEqual(['1들어간다', '2등불을 들고 들어간다', '3돌아선다'])
    expect(screen.queryByRole('button', { name: '한 장면 뒤로' })).toBeNull()
    expect(server.asked).toEqual([])
  })

  it('says what led to it, and takes the focus', async () => {
    const { server } = open()
    pressAll(['들어간다'])
    expect(heading()).toBe('2번째 장면')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('들어간다').textContent).toBe('앞에서 고른 것: 들어간다')
    expect(screen.getAllByText('2번째 장면')).toHaveLength(2)
    await waitFor(() => expect(server.inputsOf()).toEqual([choose('door', 0)]))
  })

  it('offers what was made possible earlier', async () => {
    const { server } = open()
    pressAll(TO_ROOM)
    expect(choices()).toEqual(['1눈을 감는다'])
    key('1')
    await waitFor(() => expect(server.inputsOf().at(-1)).toEqual(choose('room', 1)))
  })

  it('hears its keys, and knows no number that is not there', async () => {
    const { server } = open()
    key('4')
    expect(heading()).toBe('첫 장면')
    key('2')
    expect(heading()).toBe('2번째 장면')
    key('ㅕ', 'KeyU')
    await shown('첫 장면')
    fireEvent.keyDown(document.body, { key: '1', repeat: true })
    expect(heading()).toBe('첫 장면')
    await waitFor(() => expect(server.inputsOf()).toEqual([choose('door', 1), BACK]))
  })
})

describe('going back', () => {
  it('is an entry of the browser’s history for each scene, and an input', async () => {
    const { server } = open()
    const before = window.history.length
    pressAll(TO_ROOM)
    expect(window.history.length).toBe(before + 2)
    expect(window.history.state).toMatchObject({ playScreen: { screen: 2, depth: 2 } })
    act(() => goBack({ playScreen: { screen: 0, depth: 0 } }))
    await shown('첫 장면')
    await waitFor(() =>
      expect(server.inputsOf()).toEqual([choose('door', 0), choose('hall', 0), BACK, BACK]),
    )
  })

  it('is asked for by a button as well', async () => {
    open()
    pressAll(['들어간다'])
    press('한 장면 뒤로')
    await shown('첫 장면')
    pressAll(['등불을 들고 들어간다', '끝까지 걷는다'])
    expect(choices()).toEqual(['1불을 비춘다', '2눈을 감는다'])
  })

  it('never goes on to a scene that was not chosen', () => {
    const { server } = open()
    pressAll(['들어간다'])
    act(() => goBack({ playScreen: { screen: 2, depth: 2 } }))
    expect(heading()).toBe('2번째 장면')
    expect(server.inputsOf()).toEqual([])
  })
})

describe('an ending', () => {
  it('is told to the server at once, and read as long as one likes', async () => {
    const { server, replace } = open()
    pressAll([...TO_ROOM, '눈을 감는다'])
    expect(heading()).toBe('결말: 결말 sleep')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('sleep 장면이다.')).toBeDefined()
    expect(screen.getByRole('img', { name: 'sleep 그림' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '한 장면 뒤로' })).toBeNull()
    await waitFor(() => expect(server.keys()).toContain(FINISH))
    await act(() => Promise.resolve())
    expect(replace).not.toHaveBeenCalled()
    press('결말 기록 보기')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('leads to its record by Enter, too', async () => {
    const { replace } = open()
    pressAll(['돌아선다'])
    key('Enter')
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('stays where there is no connection, and its record is this browser’s until there is', async () => {
    const { server, replace } = open()
    server.setDown(true)
    pressAll(['돌아선다'])
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(0))
    expect(heading()).toBe('결말: 결말 home')
    press('결말 기록 보기')
    await screen.findByText('계산한 결과 home')
    server.setDown(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(RESULT))
  })

  it('lies above no scene in the browser’s history', async () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => {
      setTimeout(() => {
        window.history.replaceState({ playScreen: { screen: 0, depth: 0 } }, '')
        goBack(window.history.state)
      })
    })
    const { server } = open()
    pressAll([...TO_ROOM, '눈을 감는다'])
    await waitFor(() => expect(go.mock.calls).toEqual([[-2]]))
    await waitFor(() => expect(server.keys()).toContain(FINISH))
    expect(heading()).toBe('결말: 결말 sleep')
    expect(server.inputsOf()).toHaveLength(3)
  })

  it('can be left for another reading, whose ending is read as well', async () => {
    const { server, replace } = open()
    pressAll(['돌아선다'])
    await beginAnew()
    pressAll(['돌아선다'])
    await waitFor(() => expect(server.inputsOf('play-2')).toEqual([choose('door', 2)]))
    expect(heading()).toBe('결말: 결말 home')
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('a story that waits', () => {
  it('goes on where it stopped', async () => {
    open({ waits: [choose('door', 1), choose('hall', 0)] })
    expect(screen.getByText('3번째 장면에서 멈췄어요')).toBeDefined()
    press('이어 하기')
    await shown('3번째 장면')
    expect(choices()).toEqual(['1불을 비춘다', '2눈을 감는다'])
    press('한 장면 뒤로')
    await shown('2번째 장면')
  })

  it('at its ending shows that, and finishes', async () => {
    const { server, replace } = open({ way: 'resume', waits: [choose('door', 2)] })
    await shown('결말: 결말 home')
    await waitFor(() => expect(server.keys()).toContain(FINISH))
    expect(replace).not.toHaveBeenCalled()
  })
})

describe('from a fork', () => {
  const prefix = [choose('door', 1), choose('hall', 0)]

  it('begins where another choice can be made, and is begun with it', async () => {
    window.history.replaceState(null, '', `/games/detail?id=${GAME_ID}&go=1&fresh=1&from=a&step=2`)
    const { server } = open({ way: 'fresh', prefix, waits: [choose('door', 0)] })
    expect(heading()).toBe('3번째 장면')
    expect(choices()).toEqual(['1불을 비춘다', '2눈을 감는다'])
    expect(server.asked).toEqual([])
    press(/눈을 감는다/)
    await waitFor(() => expect(server.inputsOf('play-2')).toEqual([...prefix, choose('room', 1)]))
    expect(heading()).toBe('결말: 결말 sleep')
    expect(window.location.search).toBe(`?id=${GAME_ID}&go=1`)
  })

  it('goes back beyond it', async () => {
    const { server } = open({ way: 'fresh', prefix })
    press('한 장면 뒤로')
    await shown('2번째 장면')
    await waitFor(() => expect(server.inputsOf()).toEqual([...prefix, BACK]))
  })

  it.each([
    ['a way that is closed', [choose('door', 0), choose('hall', 0), choose('room', 0)]],
    ['one that nobody knows', [choose('cellar', 0)]],
    ['one that is over', [choose('door', 2)]],
  ])('begins with the first scene where it is %s', (_, steps) => {
    open({ way: 'fresh', prefix: steps })
    expect(heading()).toBe('첫 장면')
  })

  it('is not gone again by whoever begins from the start', async () => {
    open({ way: 'fresh', prefix })
    await beginAnew()
    expect(choices()).toContain('1들어간다')
  })
})

it('lists the way up to here', async () => {
  open()
  pressAll(TO_ROOM)
  press('놀이 메뉴')
  await screen.findByRole('dialog', { name: '놀이 메뉴' })
  fireEvent.click(button('지나온 길'))
  const sheet = within(await screen.findByRole('dialog', { name: '지나온 길' }))
  expect(sheet.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '첫 장면들어간다',
    '2번째 장면끝까지 걷는다',
  ])
})
