import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { morningHandlers } from './morning.routes.js'
import {
  morningComma,
  morningDay,
  morningNote,
  morningReaction,
  type MorningNoteRow,
} from '../../schema/morning/morning.table.js'
import { eraseReactions, findOwnNote } from './note-repository.js'
import { reportedNote } from './reported-note.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    morningNote: MorningNoteRow
  }
}

const ofProfile = ({ profileId }: { profileId: string }) => sql`profile_id = ${profileId}`

export const morning = defineModule({
  name: 'morning',
  order: 70,
  handlers: morningHandlers,
  owned: {
    morningNote: {
      param: 'noteId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnNote(db, actor.profileId, id) : null,
    },
  },
  reportTargets: { morning_note: reportedNote },
  tables: [
    {
      table: morningDay,
      readers: ['yearend'],
      rowsOf: ofProfile,
      exported: {
        heading: '아침 출석',
        columns: ['day', 'type', 'streak', 'mood', 'checked_at'],
        days: ['day'],
      },
    },
    {
      table: morningNote,
      readers: ['yearend'],
      rowsOf: ofProfile,
      exported: {
        heading: '아침에 남긴 한 줄',
        columns: ['id', 'day', 'text', 'mood', 'is_anonymous', 'created_at'],
        days: ['day'],
      },
    },
    {
      table: morningReaction,
      rowsOf: ofProfile,
      onErase: ({ db }, { profileId }) => eraseReactions(db, profileId),
      exported: {
        heading: '아침 한 줄에 보낸 마음',
        columns: ['note_id', 'reaction', 'created_at'],
      },
    },
    {
      table: morningComma,
      rowsOf: ofProfile,
      exported: {
        heading: '룬으로 산 쉼표',
        columns: ['id', 'used_for', 'created_at'],
        days: ['used_for'],
      },
    },
  ],
})
