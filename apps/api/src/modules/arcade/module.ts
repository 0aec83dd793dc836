import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { arcadeHandlers } from './arcade.routes.js'
import { arcadeDay, arcadeScore } from '../../schema/arcade/arcade.table.js'
import { moveDays } from './day-repository.js'
import { findScoredPlay, type ScoredPlay } from './score-repository.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    arcadePlay: ScoredPlay
  }
}

export const arcade = defineModule({
  name: 'arcade',
  order: 60,
  handlers: arcadeHandlers,
  owned: {
    arcadePlay: {
      param: 'playId',
      find: ({ db, actor }, id) => findScoredPlay(db, actor, id),
    },
  },
  tables: [
    {
      table: arcadeScore,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: {
        heading: '토마토 밭 주간 순위',
        columns: ['week', 'score', 'achieved_at'],
        days: ['week'],
      },
    },
    {
      table: arcadeDay,
      readers: ['yearend'],
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: {
        heading: '토마토 밭에서 논 날',
        columns: ['id', 'day', 'tries', 'best_daily', 'games', 'best', 'total', 'pops'],
        days: ['day'],
      },
      // After the plays, whose ranking compares the tries of both: arcade_score refers to them.
      onMerge: { move: ({ db }, merge) => moveDays(db, merge) },
    },
  ],
})
