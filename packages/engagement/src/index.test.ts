import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'CollectSheet',
    'Comments',
    'EngagementBar',
    'FollowButton',
    'LikeButton',
    'NEWS_AREAS',
    'NEWS_TAGS',
    'NewCollection',
    'NewsEntry',
    'RenameCollection',
    'SaveButton',
    'SavedSheet',
    'ShareButton',
    'useLastWish',
    'useSecondThought',
    'useShare',
  ])
})
