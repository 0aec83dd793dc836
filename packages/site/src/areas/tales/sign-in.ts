import { defineSignIn } from '../define-sign-in.js'
import { continueAt, performAfter } from '../pending-action-rule.js'
import { tales as talesArea } from './area.js'

export const tales = defineSignIn({
  loginReasons: {
    'continue-story': '로그인하면 매일 받는 젬으로 AI 모델과 이어 읽을 수 있어요.',
    'keep-story': '로그인하면 이 이야기를 어느 기기에서나 이어 읽을 수 있어요.',
    personas: '로그인하면 페르소나를 10개까지 만들고 어느 기기에서나 쓸 수 있어요.',
    'liked-themes': '좋아요한 이야기를 보려면 로그인해 주세요.',
    review: '후기를 쓰려면 로그인해 주세요.',
    helpful: '도움이 됐다고 알리려면 로그인해 주세요.',
    'not-interested': '추천에서 빼려면 로그인해 주세요.',
    'share-story': '링크로 공유하려면 로그인해 주세요. 읽던 이야기는 계정으로 옮겨져요.',
  },
  pendingActions: {
    helpful: performAfter(['reviewId'], {
      perform: (api, { reviewId: reviewUuid }) =>
        api.call('POST /v1/tales/review/{reviewUuid}/helpful', { params: { reviewUuid } }),
      done: '도움이 됐다고 알렸어요.',
      failed: '알리지 못했어요.',
    }),
    'not-interested': performAfter(['themeId'], {
      perform: (api, { themeId: templateUUID }) =>
        api.call('POST /v1/tales/template/{templateUUID}/not-interested', {
          params: { templateUUID },
        }),
      done: '추천에서 뺐어요.',
      failed: '추천에서 빼지 못했어요.',
    }),
    'continue-story': continueAt(['sessionId'], ({ sessionId }) =>
      talesArea.routes.play.path({ id: sessionId }),
    ),
  },
})
