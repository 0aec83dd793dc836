import { nanoid } from 'nanoid'
import type { OpenPlay } from '@doran/contract'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Belongings } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { findGame, finish, inputsTo, share, startPlay } from '../../testing/test-game.js'

const plays = new WeakMap<Belongings, OpenPlay>()

async function playOf(named: Belongings): Promise<OpenPlay> {
  const known = plays.get(named)
  if (known) return known
  const play = await startPlay(named.owner, 'ramen-toppings')
  plays.set(named, play)
  return play
}

/** Everything that ends the named play, sent under its token. */
async function inputsBody(_: TestApi, __: unknown, named: Belongings | null) {
  if (!named) return {}
  const play = await playOf(named)
  return { body: { token: play.token, from: 0, inputs: inputsTo(play) } }
}

async function finishNamed(named: Belongings | null): Promise<void> {
  if (!named) return
  const play = await playOf(named)
  await finish(named.owner, play, inputsTo(play))
}

async function sharedCode(api: TestApi): Promise<string> {
  const browser = api.browser()
  const play = await startPlay(browser, 'winter-snacks', { size: 4 })
  const { shareCode } = await share(browser, await finish(browser, play, inputsTo(play)))
  return shareCode
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/game/{gameId}/mine': async (_, { browser }) => ({
      params: { gameId: (await findGame(browser, 'which-light')).id },
    }),
    'POST /v1/play': async (_, { browser }) => ({
      body: {
        clientPlayId: nanoid(),
        gameId: (await findGame(browser, 'winter-snacks')).id,
        size: 4,
      },
    }),
    'PATCH /v1/play/{playId}': inputsBody,
    'POST /v1/play/{playId}/finish': inputsBody,
    'PATCH /v1/play/{playId}/share': async (_, __, named) => {
      await finishNamed(named)
      // Taking back is everybody's; a borrowed device shares nothing.
      return { body: { isPublic: false, showName: false } }
    },
    'PUT /v1/play/{playId}/counted': async (_, __, named) => {
      await finishNamed(named)
      return { body: { isCounted: true } }
    },
    'GET /v1/play/share/{shareCode}': async (api) => ({
      params: { shareCode: await sharedCode(api) },
      missing: 'AAAAAAAAAA',
    }),
    'GET /v1/play/compare': async (api) => ({
      query: { a: await sharedCode(api), b: await sharedCode(api) },
    }),
  },
  owned: {
    play: async (_, __, named) => (await playOf(named)).id,
  },
  protectedColumns: {
    play: 'id, owner_visitor_id, owner_profile_id, game_id, version_id, seed, share_code, started_at',
  },
}
