import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { endBlinds } from './blind-case.js'
import { forgetOldCases } from './forget-old-cases.js'
import {
  moderationCase,
  moderationDecision as moderationDecisionTable,
} from '../../schema/moderation/moderation-case.table.js'
import { report } from '../../schema/moderation/report.table.js'
import { moderationHandlers } from './moderation.routes.js'
import { moveReports } from './report-repository.js'
import { reportHandlers } from './report.routes.js'
import { rightsClaim } from '../../schema/moderation/rights-claim.table.js'
import { sanction } from '../../schema/moderation/sanction.table.js'

/** Reports that led to nothing yet are not told to who is reported. */
const toldOf = ({ profileId }: Person) =>
  sql`author_profile_id = ${profileId} and (status <> 'open' or hidden_by is not null)`

export const moderation = defineModule({
  name: 'moderation',
  order: 190,
  handlers: { ...moderationHandlers, ...reportHandlers },
  tables: [
    {
      table: report,
      readers: ['community'],
      rowsOf: ({ profileId }) => sql`reporter_profile_id = ${profileId}`,
      onErase: 'keep',
      exported: {
        heading: '신고한 것',
        columns: ['id', 'target_type', 'target_id', 'reason', 'detail', 'status', 'created_at'],
      },
      onMerge: { move: ({ db }, merge) => moveReports(db, merge) },
    },
    {
      table: moderationCase,
      readers: ['chat', 'community'],
      rowsOf: toldOf,
      onErase: 'keep',
      exported: {
        heading: '내 글에 대한 결정',
        columns: [
          'id',
          'target_type',
          'target_id',
          'excerpt',
          'status',
          'hidden_by',
          'outcome',
          'reason',
          'decided_at',
          'appeal_text',
          'appealed_at',
        ],
      },
    },
    {
      table: moderationDecisionTable,
      rowsOf: (person) => sql`case_id in (select id from moderation_case where ${toldOf(person)})`,
      onErase: 'keep',
      exported: null,
    },
    {
      table: rightsClaim,
      rowsOf: ({ email }) => sql`email = ${email}`,
      onErase: 'keep',
      exported: {
        heading: '권리침해 신고',
        columns: ['id', 'kind', 'name', 'email', 'detail', 'created_at'],
      },
    },
    {
      table: sanction,
      readers: ['permission'],
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: 'keep',
      exported: {
        heading: '글쓰기 쉼과 이용 종료',
        columns: ['id', 'kind', 'reason', 'starts_at', 'ends_at', 'lifted_at'],
      },
    },
  ],
  jobs: [
    { name: 'show again what was hidden for a claim', everyMs: 600_000, run: endBlinds },
    { name: 'forget old cases', everyMs: 21_600_000, run: forgetOldCases },
  ],
})
