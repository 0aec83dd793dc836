import type { HandlersOf } from '../../platform/http/handlers.js'
import { createNews } from './create-news.js'
import { editNews } from './edit-news.js'
import { getLatest } from './get-latest.js'
import { getNews } from './get-news.js'
import { listNews } from './list-news.js'
import { reactToNews } from './react-to-news.js'
import { removeNews } from './remove-news.js'

type Keys =
  | 'GET /v1/news'
  | 'GET /v1/news/latest'
  | 'GET /v1/news/{newsId}'
  | 'PUT /v1/news/{newsId}/reaction'
  | 'POST /v1/admin/news'
  | 'PUT /v1/admin/news/{newsId}'
  | 'DELETE /v1/admin/news/{newsId}'

export const newsHandlers: HandlersOf<Keys> = {
  'GET /v1/news': ({ ctx, query }) => listNews(ctx, query),
  'GET /v1/news/latest': ({ ctx }) => getLatest(ctx),
  'GET /v1/news/{newsId}': ({ ctx, params }) => getNews(ctx, params.newsId),
  'PUT /v1/news/{newsId}/reaction': ({ ctx, params, body }) =>
    reactToNews(ctx, { ...params, ...body }),
  'POST /v1/admin/news': ({ ctx, body }) => createNews(ctx, body),
  'PUT /v1/admin/news/{newsId}': ({ ctx, params, body }) => editNews(ctx, { ...params, ...body }),
  'DELETE /v1/admin/news/{newsId}': ({ ctx, params }) => removeNews(ctx, params.newsId),
}
