import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { newsHandlers } from './news.routes.js'
import { news as newsTable, newsReaction } from '../../schema/news/news.table.js'
import { seedNews } from './seed-news.js'

export const news = defineModule({
  name: 'news',
  order: 160,
  handlers: newsHandlers,
  seed: (ctx) => seedNews(ctx),
  tables: [
    {
      table: newsTable,
      rowsOf: ({ profileId }) => sql`by_profile_id = ${profileId}`,
      onErase: 'keep',
      exported: {
        heading: '운영자로 올린 소식',
        columns: ['id', 'kind', 'title', 'body', 'published_at', 'edited_at'],
      },
    },
    {
      table: newsReaction,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '소식에 남긴 반응', columns: ['news_id', 'reaction'] },
    },
  ],
})
