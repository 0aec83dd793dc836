import { defineSignIn } from '../define-sign-in.js'
import { known, performAfter } from '../pending-action-rule.js'

const LIKED = ['game', 'theme', 'comment', 'post'] as const
const SAVED = ['game', 'theme', 'post'] as const
const FOLLOWED = ['profile', 'theme'] as const
const COMMENTED = ['game', 'post'] as const

const COMMENT = ['targetType', 'targetId', 'body', 'clientCommentId', 'draft'] as const

export const engagement = defineSignIn({
  loginReasons: {
    library: '저장한 것을 보려면 로그인해 주세요.',
    like: '좋아요를 누르려면 로그인해 주세요.',
    save: '저장하려면 로그인해 주세요.',
    follow: '구독하려면 로그인해 주세요.',
    comment: '댓글을 남기려면 로그인해 주세요.',
  },
  pendingActions: {
    like: performAfter(['targetType', 'targetId'], {
      perform: (api, { targetType, targetId }) =>
        api.call('POST /v1/like/{targetType}/{targetId}', {
          params: { targetType: known(LIKED, targetType), targetId },
        }),
      done: '좋아요를 눌렀어요.',
      failed: '좋아요를 누르지 못했어요.',
    }),
    save: performAfter(['targetType', 'targetId'], {
      perform: (api, { targetType, targetId }) =>
        api.call('POST /v1/save/{targetType}/{targetId}', {
          params: { targetType: known(SAVED, targetType), targetId },
          body: {},
        }),
      done: '저장했어요.',
      failed: '저장하지 못했어요.',
    }),
    follow: performAfter(['targetType', 'targetId'], {
      perform: (api, { targetType, targetId }) =>
        api.call('POST /v1/tales/subscription', {
          body: { targetType: known(FOLLOWED, targetType), targetId },
        }),
      done: '구독했어요.',
      failed: '구독하지 못했어요.',
    }),
    comment: performAfter(COMMENT, {
      perform: (api, { targetType, targetId, body, clientCommentId }) =>
        api.call('POST /v1/comment/{targetType}/{targetId}', {
          params: { targetType: known(COMMENTED, targetType), targetId },
          body: { body, clientCommentId },
        }),
      done: '댓글을 남겼어요.',
      failed: '댓글을 남기지 못했어요.',
    }),
    reply: performAfter([...COMMENT, 'parentId'], {
      perform: (api, { targetType, targetId, body, clientCommentId, parentId }) =>
        api.call('POST /v1/comment/{targetType}/{targetId}', {
          params: { targetType: known(COMMENTED, targetType), targetId },
          body: { body, clientCommentId, parentId },
        }),
      done: '답글을 남겼어요.',
      failed: '답글을 남기지 못했어요.',
    }),
  },
})
