import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { assertMayOpen } from '../permission/index.js'
import { failDeadTurns } from './fail-dead-turns.js'
import { purgeOldReceipts } from './purge-old-receipts.js'
import { startTurns } from './start-turns.js'
import { storyTurnHandlers } from './story-turn.routes.js'
import { turnReceipt } from '../../schema/story/turn-receipt.table.js'
import { findTurnOfOwner, type RatedTurn } from './turn-repository.js'
import { turnFeedback } from '../../schema/story/turn-feedback.table.js'
import { turn } from '../../schema/story/turn.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    turn: RatedTurn
  }
}

const stories = ({ profileId }: Person) =>
  sql`select id from story_session where owner_profile_id = ${profileId}`
const turns = (person: Person) => sql`select id from turn where session_id in (${stories(person)})`

export const storyTurn = defineModule({
  name: 'story-turn',
  order: 40,
  handlers: storyTurnHandlers,
  owned: {
    turn: {
      param: 'turnUuid',
      async find(ctx, id) {
        const found = await findTurnOfOwner(ctx.db, ctx.actor, id)
        if (found) assertMayOpen(ctx, found.ageRating)
        return found
      },
    },
  },
  tables: [
    {
      table: turn,
      readers: ['gem', 'story-file', 'story-path', 'wallet', 'yearend'],
      rowsOf: (person) => sql`session_id in (${stories(person)})`,
      exported: {
        heading: '그 이야기의 장면',
        within: { table: 'story_session', by: 'session_id' },
        columns: [
          'id',
          'parent_id',
          'index',
          'input_kind',
          'input_text',
          'output',
          'choices',
          'ending',
          'status',
          'narrator',
          'model',
          'created_at',
        ],
      },
    },
    {
      table: turnReceipt,
      rowsOf: (person) => sql`turn_id in (${turns(person)})`,
      exported: {
        heading: 'AI 모델이 쓴 장면의 기록',
        columns: ['turn_id', 'tier', 'prompt_tokens', 'total_ms', 'finish', 'created_at'],
      },
    },
    {
      table: turnFeedback,
      rowsOf: (person) => sql`turn_id in (${turns(person)})`,
      exported: {
        heading: '장면에 남긴 평',
        columns: ['turn_id', 'value', 'reason', 'created_at'],
      },
    },
  ],
  jobs: [
    { name: 'fail dead turns', everyMs: 5_000, run: failDeadTurns },
    { name: 'purge old receipts', everyMs: 600_000, run: purgeOldReceipts },
  ],
  start: startTurns,
})
