import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { findGame } from '../../testing/test-game.js'

const ofGame = async (_: TestApi, { browser }: Person): Promise<CallFixture> => ({
  params: { gameId: (await findGame(browser, 'which-light')).id },
})

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/game/{gameId}': ofGame,
    'GET /v1/game/{gameId}/content': ofGame,
    'GET /v1/game/{gameId}/stat': ofGame,
    'GET /v1/game/{gameId}/ranking': ofGame,
    'GET /v1/game/{gameId}/consensus': async (_, { browser }) => ({
      params: { gameId: (await findGame(browser, 'ramen-toppings')).id },
    }),
  },
}
