import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { resultAttachment } from './attached-result.js'
import { deleteOldPlays } from './delete-old-plays.js'
import { mergePlays } from './merge-plays.js'
import { findPlayOfOwner, lockPlaysOfVisitor } from './play-repository.js'
import { playHandlers } from './play.routes.js'
import { play as playTable, type PlayRow } from '../../schema/play/play.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    play: PlayRow
  }
}

export const play = defineModule({
  name: 'play',
  order: 50,
  handlers: playHandlers,
  owned: {
    play: { param: 'playId', find: ({ db, actor }, id) => findPlayOfOwner(db, actor, id) },
  },
  attachments: { result: resultAttachment },
  tables: [
    {
      table: playTable,
      readers: ['arcade', 'game', 'morning', 'yearend'],
      rowsOf: ({ profileId }) => sql`owner_profile_id = ${profileId}`,
      exported: {
        heading: '해 본 놀이',
        columns: [
          'id',
          'game_id',
          'mode',
          'status',
          'inputs',
          'result_key',
          'outcome',
          'share_code',
          'is_public',
          'show_name',
          'started_at',
          'finished_at',
        ],
      },
      onMerge: {
        lock: ({ db }, visitorId) => lockPlaysOfVisitor(db, visitorId),
        move: (ctx, merge) => mergePlays(ctx, merge),
      },
    },
  ],
  jobs: [{ name: 'delete old plays', everyMs: 3_600_000, run: deleteOldPlays }],
})
