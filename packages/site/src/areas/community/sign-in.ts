import { defineSignIn } from '../define-sign-in.js'
import { performAfter } from '../pending-action-rule.js'

export const community = defineSignIn({
  loginReasons: {
    'write-post': '글을 쓰려면 로그인해 주세요.',
    'like-post': '공감하려면 로그인해 주세요.',
    vote: '투표하려면 로그인해 주세요.',
    appeal: '이의 제기를 하려면 로그인해 주세요.',
    'my-posts': '내가 쓴 글을 보려면 로그인해 주세요.',
  },
  pendingActions: {
    'like-post': performAfter(['targetId'], {
      perform: (api, { targetId }) =>
        api.call('POST /v1/like/{targetType}/{targetId}', {
          params: { targetType: 'post', targetId },
        }),
      done: '공감했어요.',
      failed: '공감하지 못했어요.',
    }),
    // `options`: places among the poll's options, with commas between.
    vote: performAfter(['postId', 'options'], {
      perform: (api, { postId, options }) =>
        api.call('PUT /v1/community/post/{postId}/vote', {
          params: { postId },
          body: { options: options.split(',').map(Number) },
        }),
      done: '투표했어요.',
      failed: '투표하지 못했어요.',
    }),
  },
})
