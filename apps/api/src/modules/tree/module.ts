import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { announceOpened } from './announce-opened.js'
import { forgetTakenBack } from './forget-taken-back.js'
import {
  findReceivedLetter,
  findSentLetter,
  type ReceivedLetterRow,
  type SentLetter,
} from './letter-repository.js'
import { reportedLetter, reportedTree } from './moderate-tree.js'
import { moveTakenBack } from './taken-back-repository.js'
import { findOwnTree, lockTreesOf } from './tree-repository.js'
import { treeHandlers } from './tree.routes.js'
import {
  tree as treeTable,
  treeBlock,
  treeLetter,
  treeTakenBack,
  type TreeRow,
} from '../../schema/tree/tree.table.js'
import {
  deleteLettersTo,
  deleteTreeBlocks,
  forgetWriter,
  lockLettersOfVisitor,
  moveLetters,
  moveTreeBlocks,
} from './writer-repository.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    tree: TreeRow
    sentLetter: SentLetter
    receivedLetter: ReceivedLetterRow
  }
}

/** What hangs on a tree goes with it; what its owner wrote to others stays with them. */
async function eraseLetters({ db }: Context, { profileId }: Person): Promise<void> {
  // Trees before their letters, as whoever takes one back locks them.
  await lockTreesOf(db, profileId)
  await deleteLettersTo(db, profileId)
  await forgetWriter(db, profileId)
}

export const tree = defineModule({
  name: 'tree',
  order: 210,
  handlers: treeHandlers,
  owned: {
    tree: {
      param: 'treeId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnTree(db, actor.profileId, id) : null,
    },
    sentLetter: {
      param: 'letterId',
      find: ({ db, actor }, id) => findSentLetter(db, actor, id),
    },
    receivedLetter: {
      param: 'letterId',
      find: async ({ db, clock, actor }, id) =>
        actor.kind === 'member'
          ? findReceivedLetter(db, { profileId: actor.profileId, id, now: clock.now() })
          : null,
    },
  },
  reportTargets: { tree: reportedTree, letter: reportedLetter },
  tables: [
    {
      table: treeTable,
      readers: ['yearend'],
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: {
        heading: '심은 나무',
        columns: [
          'id',
          'share_code',
          'name',
          'look',
          'ground',
          'opens_at',
          'writers',
          'show_count',
          'show_ornaments',
          'is_closed',
          'letters',
          'created_at',
        ],
      },
    },
    {
      table: treeLetter,
      readers: ['yearend'],
      rowsOf: ({ profileId }) => sql`(owner_profile_id = ${profileId}
        or tree_id in (select id from tree where profile_id = ${profileId}))`,
      onErase: eraseLetters,
      onMerge: {
        lock: ({ db }, visitorId) => lockLettersOfVisitor(db, visitorId),
        move: ({ db }, merge) => moveLetters(db, merge),
      },
      exported: {
        heading: '내가 건 편지와 내 나무에 걸린 편지(아직 열리지 않은 나무의 편지는 글 없이)',
        columns: ['id', 'tree_id', 'ornament', 'place', 'name', 'body', 'created_at'],
        sealed: {
          columns: ['body'],
          unless: ({ profileId }, now) => sql`(owner_profile_id = ${profileId}
            or (not is_blinded and tree_id in (
              select id from tree where profile_id = ${profileId} and opens_at <= ${now}::timestamptz
            )))`,
        },
      },
    },
    {
      table: treeTakenBack,
      rowsOf: ({ profileId }) => sql`writer_id = ${profileId}`,
      // For an hour, against hanging more than five: nothing of the letter is in it.
      exported: null,
      onMerge: { move: ({ db }, merge) => moveTakenBack(db, merge) },
    },
    {
      table: treeBlock,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: ({ db }, { profileId }) => deleteTreeBlocks(db, profileId),
      onMerge: { move: ({ db }, merge) => moveTreeBlocks(db, merge) },
      // Whose letters they are is not told to whoever refuses them.
      exported: { heading: '편지를 더 받지 않기로 한 때', columns: ['created_at'] },
    },
  ],
  jobs: [
    { name: 'announce opened trees', everyMs: 60_000, run: announceOpened },
    { name: 'forget letters taken back', everyMs: 600_000, run: forgetTakenBack },
  ],
})
