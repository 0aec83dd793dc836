import { nanoid } from 'nanoid'
import { paragraph } from '../../platform/markup/rich-text.js'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { TestApi } from '../../testing/test-app.js'
import { insertNews } from './news-repository.js'

const text = {
  kind: 'changelog',
  tag: 'new',
  area: 'tales',
  title: '새 이야기가 나왔어요',
  body: [paragraph('오늘부터 읽을 수 있어요.')],
} as const

async function ofSomeNews({ deps }: TestApi): Promise<CallFixture> {
  const newsId = deps.newId()
  await insertNews(deps.db, {
    id: newsId,
    ...text,
    body: [...text.body],
    link: null,
    thanks: null,
    isPinned: false,
    publishedAt: deps.clock.now(),
  })
  return { params: { newsId } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/news/{newsId}': ofSomeNews,
    'PUT /v1/news/{newsId}/reaction': async (api) => ({
      ...(await ofSomeNews(api)),
      body: { reaction: 'glad' },
    }),
    'POST /v1/admin/news': () => Promise.resolve({ body: { ...text, clientNewsId: nanoid() } }),
    'PUT /v1/admin/news/{newsId}': async (api) => ({
      ...(await ofSomeNews(api)),
      body: { ...text, title: '새 이야기 두 편이 나왔어요' },
    }),
    'DELETE /v1/admin/news/{newsId}': ofSomeNews,
  },
  protectedColumns: {
    news: 'id, by_profile_id, client_news_id, published_at, deleted_at',
    news_reaction: 'news_id, profile_id',
  },
}
