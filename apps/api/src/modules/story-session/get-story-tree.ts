import type { StoryTree, TreeNode } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { ThemeFacts } from '../theme/index.js'
import {
  listForks,
  listNearestAbove,
  listStoriesOfTree,
  type TreeRow,
} from './story-tree-repository.js'
import { listPathIds } from '../story-path/index.js'
import { listSessionsById } from './story-session-repository.js'
import { toStorySessionCard } from './story-session-view.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

/** More cannot be looked through on a screen. */
const MOST_NODES = 400
const LONGEST_LABEL = 60

/** Where a story and its branches part, with where they stand now. */
export async function getStoryTree({ db }: Context, session: StorySessionRow): Promise<StoryTree> {
  const ids = await listStoriesOfTree(db, session.id)
  const [rows, pathIds, stories] = await Promise.all([
    listForks(db, ids, MOST_NODES + 1),
    listPathIds(db, session.leafTurnId),
    listSessionsById(db, ids),
  ])
  const path = new Set(pathIds)
  const shown = rows.slice(0, MOST_NODES)
  const above = await listNearestAbove(
    db,
    shown.map(({ id }) => id),
  )
  const leaves = new Set(stories.map(({ leafTurnId }) => leafTurnId))
  const toNode = (row: TreeRow): TreeNode => ({
    turnId: row.id,
    parentId: above.get(row.id) ?? null,
    sessionId: row.session_id,
    index: row.index,
    label: labelOf(row),
    isOnPath: path.has(row.id),
    isLeaf: leaves.has(row.id),
    ending: row.ending?.badge ?? null,
  })
  return {
    // Ids are in the order of time.
    nodes: shown
      .map(toNode)
      .toSorted((one, other) => one.index - other.index || (one.turnId < other.turnId ? -1 : 1)),
    sessions: stories.map((row) => toStorySessionCard(row, ThemeFacts.parse(row.themeCard))),
    isCut: rows.length > MOST_NODES,
  }
}

function labelOf({ input_kind: kind, input_text: text }: TreeRow): string {
  if (kind === null) return '첫 장면'
  if (kind === 'continue' || !text) return '이어 보기'
  const letters = Array.from(text)
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join('')}…` : text
}
