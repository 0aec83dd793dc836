import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { finish, inputsTo, startPlay } from '../../testing/test-game.js'

export const fixtures: ModuleFixtures = {
  owned: {
    arcadePlay: async (_, { browser, visitor }) => {
      const owner = visitor ?? browser
      const play = await startPlay(owner, 'tomato-field', { mode: 'relaxed' })
      await finish(owner, play, inputsTo(play))
      return play.id
    },
  },
  protectedColumns: {
    arcade_score: 'game_id, week, profile_id, score, achieved_at',
    arcade_day: 'id, game_id, owner_visitor_id, owner_profile_id, day, tries, best, total',
  },
}
