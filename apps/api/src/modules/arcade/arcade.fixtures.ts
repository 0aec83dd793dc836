import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { inputsTo, startPlay } from '../../testing/test-game.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/arcade/tomato/play/{playId}': async (_, __, named) => {
      if (!named) return {}
      const play = await startPlay(named.owner, 'tomato-field', { mode: 'relaxed' })
      const body = { token: play.token, from: 0, inputs: inputsTo(play) }
      const params = { playId: play.id }
      await named.owner.api.call('POST /v1/play/{playId}/finish', { params, body })
      return { params }
    },
  },
  protectedColumns: {
    arcade_score: 'game_id, week, profile_id, score, achieved_at',
    arcade_day: 'id, game_id, owner_visitor_id, owner_profile_id, day, tries, best, total',
  },
}
