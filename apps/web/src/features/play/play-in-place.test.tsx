import { ApiError, type ApiClient } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GAME_ID, VERSION_ID, aGame, aQuiz } from './internal/testing/a-game.fake'
import {
  button,
  closePlayer,
  heading,
  openPlayer,
  press,
} from './internal/testing/open-player.fake'
import { createPlayServer, SHARE_CODE } from './internal/testing/play-server.fake'
import { PlayInPlace } from './play-in-place'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(closePlayer)

const game = aGame(aQuiz)

const GAME = 'GET /v1/game/{gameId}'
const CONTENT = 'GET /v1/game/{gameId}/content'
const MINE = 'GET /v1/game/{gameId}/mine'
const OPENINGS: ReadonlySet<string> = new Set([GAME, CONTENT, MINE])

/** What a player opens with, each time, before the calls that it plays by. */
function withOpenings(client: ApiClient, failures: ApiError[]): ApiClient {
  const mine = { unfinished: null, finished: null, resultKeys: [] }
  const { client: opening } = fakeApi(
    {
      [GAME]: [...failures, game],
      [CONTENT]: [...failures, { versionId: VERSION_ID, content: aQuiz }],
      [MINE]: [...failures, mine],
    },
    [],
  )
  return {
    ...client,
    call: (key, input) => (OPENINGS.has(key) ? opening.call(key, input) : client.call(key, input)),
  }
}

function open(failures: ApiError[] = []) {
  const onFinished = vi.fn<(shareCode: string) => void>()
  const onClose = vi.fn<() => void>()
  const server = createPlayServer(aQuiz)
  const shown = (
    <>
      <main>
        <p>글</p>
      </main>
      <PlayInPlace
        game={game}
        loadProvisional={() => Promise.resolve(() => <p>임시</p>)}
        onFinished={onFinished}
        onClose={onClose}
      />
    </>
  )
  return { onFinished, onClose, ...openPlayer(shown, withOpenings(server.client, failures)) }
}

it('plays over the page and hands back the result, without leaving it', async () => {
  const { onFinished, replace } = open()
  await screen.findByRole('button', { name: /하나 나/ })
  expect(document.querySelector('main')?.inert).toBe(true)
  expect(heading()).toBe('문제 하나')
  for (const [at, name] of ['하나', '둘', '셋', '넷'].entries()) {
    press(new RegExp(`${name} 나`))
    press(at < 3 ? '다음 문제' : /결과/)
  }
  await waitFor(() => expect(onFinished).toHaveBeenCalledWith(SHARE_CODE))
  expect(replace).not.toHaveBeenCalled()
})

it('is left for the page, not for the game’s', async () => {
  const { onClose, replace } = open()
  await screen.findByRole('button', { name: /하나 나/ })
  const leave = screen.getByRole('link', { name: '놀이에서 나가기' })
  leave.click()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(replace).not.toHaveBeenCalled()
})

it('says that it could not be read, and tries again', async () => {
  const failed = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
  open([failed])
  await screen.findByText('놀이를 불러오지 못했어요.')
  expect(screen.getByText('연결이 끊겼어요.')).toBeDefined()
  press('다시 시도')
  await screen.findByRole('button', { name: /하나 나/ })
  expect(button(/하나 나/)).toBeDefined()
})

it('gives the page back when it goes', async () => {
  const { show } = open()
  await screen.findByRole('button', { name: /하나 나/ })
  show(<main>{GAME_ID}</main>)
  expect(document.querySelector('main')?.inert).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
