import { expect, test } from 'vitest'
import { aStory } from './a-story.fake'
import { growTrees, type StoryNode } from './grow-trees'

const branch = (id: string, parentId: string, turnIndex: number) =>
  aStory({ id, origin: 'branched', parent: { id: parentId, turnIndex } })

const drawn = ({ story, branches }: StoryNode): string =>
  branches.length === 0 ? story.id : `${story.id}(${branches.map(drawn).join(' ')})`

const roots = (stories: Parameters<typeof growTrees>[0]) =>
  growTrees(stories).map((tree) => tree.roots.map(drawn).join(' '))

test('stories hang under the one they left, by the scene they left at', () => {
  const stories = [branch('late', 'root', 9), branch('early', 'root', 2), aStory({ id: 'root' })]
  expect(roots([...stories, branch('deep', 'early', 5)])).toEqual(['root(early(deep) late)'])
})

test('a branch whose story is not there stands by itself', () => {
  expect(roots([branch('lonely', 'gone', 3), aStory({ id: 'root' })])).toEqual(['lonely root'])
})

test('each theme has trees of its own, the one read last first', () => {
  const theme = { ...aStory().theme, id: 'theme-2', title: '비 내리는 우산 가게' }
  const trees = growTrees([
    aStory({ id: 'rain', theme }),
    branch('other', 'root', 1),
    aStory({ id: 'root' }),
  ])
  expect(trees.map((tree) => tree.theme.title)).toEqual([theme.title, aStory().theme.title])
})
