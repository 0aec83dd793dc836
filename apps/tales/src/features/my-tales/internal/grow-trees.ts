import type { StorySessionCard } from '@doran/contract'

/** A story with those that left it, the earlier scene first. */
export type StoryNode = { story: StorySessionCard; branches: StoryNode[] }

export type ThemeTree = { theme: StorySessionCard['theme']; roots: StoryNode[] }

/** Branches under the story they left, by theme; one whose story is not among them stands by itself. */
export function growTrees(stories: readonly StorySessionCard[]): ThemeTree[] {
  const known = new Set(stories.map(({ id }) => id))
  const byParent = Map.groupBy(stories, ({ parent }) =>
    parent && known.has(parent.id) ? parent.id : null,
  )
  const nodesUnder = (parentId: string | null): StoryNode[] =>
    (byParent.get(parentId) ?? []).map((story) => ({
      story,
      branches: nodesUnder(story.id).toSorted((a, b) => leftAt(a) - leftAt(b)),
    }))
  const byTheme = Map.groupBy(nodesUnder(null), ({ story }) => story.theme.id)
  return [...byTheme.values()].flatMap((roots) => {
    const theme = roots[0]?.story.theme
    return theme ? [{ theme, roots }] : []
  })
}

const leftAt = ({ story }: StoryNode) => story.parent?.turnIndex ?? 0
