import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { communityHandlers } from './community.routes.js'
import {
  findCommentAccess,
  findCommentedPost,
  findEngagedPost,
  findEngagedPosts,
} from './find-engaged-post.js'
import { findReportedPost, hidePost, lookAtPost } from './find-reported-post.js'
import { maySeePicture } from './may-see-picture.js'
import { poll, pollOption, pollVote } from '../../schema/community/poll.table.js'
import { erasePosts } from './erase-posts.js'
import { findOwnPost } from './post-repository.js'
import { post, type PostRow } from '../../schema/community/post.table.js'
import { recountPost } from './recount-post.js'
import { searchedPost } from './searched-post.js'
import { seedPosts } from './seed-posts.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    post: PostRow
  }
}

const ofOwnPosts = ({ profileId }: { profileId: string }) =>
  sql`post_id in (select id from post where author_profile_id = ${profileId})`

export const community = defineModule({
  name: 'community',
  order: 130,
  handlers: communityHandlers,
  owned: {
    post: {
      param: 'postId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnPost(db, actor.profileId, id) : null,
    },
  },
  images: { post: maySeePicture },
  engagementTargets: {
    post: {
      find: findEngagedPost,
      findMany: findEngagedPosts,
      findCommented: findCommentedPost,
      commentAccess: findCommentAccess,
      onCounted: recountPost,
    },
  },
  searchTargets: { post: searchedPost },
  reportTargets: {
    post: {
      find: findReportedPost,
      look: lookAtPost,
      setHidden: (ctx, id, isHidden) => hidePost(ctx, { id, isHidden }),
      hidesByReports: true,
    },
  },
  seed: (ctx) => seedPosts(ctx),
  tables: [
    {
      table: post,
      readers: ['morning', 'profile', 'yearend'],
      rowsOf: ({ profileId }) => sql`author_profile_id = ${profileId}`,
      onErase: (ctx, { profileId }) => erasePosts(ctx, profileId),
      exported: {
        heading: '커뮤니티에 쓴 글',
        columns: [
          'id',
          'board',
          'title',
          'body',
          'attachments',
          'is_spoiler',
          'created_at',
          'edited_at',
          'deleted_at',
        ],
      },
    },
    {
      table: poll,
      rowsOf: ofOwnPosts,
      exported: {
        heading: '글에 붙인 투표',
        columns: ['post_id', 'question', 'is_multiple', 'voters', 'closes_at'],
      },
    },
    {
      table: pollOption,
      rowsOf: ofOwnPosts,
      exported: {
        heading: '글에 붙인 투표의 보기',
        columns: ['place', 'label', 'votes'],
        within: { table: 'poll', by: 'post_id' },
      },
    },
    {
      table: pollVote,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '투표에서 고른 것', columns: ['post_id', 'places', 'voted_at'] },
    },
  ],
})
