import type { HandlersOf } from '../../platform/http/handlers.js'
import { changePage } from './change-page.js'
import { generateBook } from './generate-book.js'
import { getBook } from './get-book.js'
import { getMaking } from './get-making.js'
import { getYearend } from './get-yearend.js'
import { openBook } from './open-book.js'
import { removeBook, shareBook } from './share-book.js'
import { writeLetter } from './write-letter.js'

type Keys =
  | 'GET /v1/yearend'
  | 'GET /v1/yearend/{year}'
  | 'POST /v1/yearend/{year}/generate'
  | 'POST /v1/yearend/{year}/letter'
  | 'GET /v1/yearend/book/{shareCode}'
  | 'PUT /v1/yearend/book/{shareCode}/opened'
  | 'PATCH /v1/yearend/book/{shareCode}/page/{number}'
  | 'PUT /v1/yearend/book/{shareCode}/shared'
  | 'DELETE /v1/yearend/book/{shareCode}'

export const yearendHandlers: HandlersOf<Keys> = {
  'GET /v1/yearend': ({ ctx }) => getYearend(ctx),
  'GET /v1/yearend/{year}': ({ ctx, params }) => getMaking(ctx, params.year),
  'POST /v1/yearend/{year}/generate': ({ ctx, params, body }) =>
    generateBook(ctx, { ...params, ...body }),
  'POST /v1/yearend/{year}/letter': ({ ctx, params, body }) =>
    writeLetter(ctx, { ...params, ...body }),
  'GET /v1/yearend/book/{shareCode}': ({ ctx, params }) => getBook(ctx, params.shareCode),
  'PUT /v1/yearend/book/{shareCode}/opened': ({ ctx, params }) => openBook(ctx, params.shareCode),
  'PATCH /v1/yearend/book/{shareCode}/page/{number}': ({ ctx, params, body }) =>
    changePage(ctx, { ...params, ...body }),
  'PUT /v1/yearend/book/{shareCode}/shared': ({ ctx, params, body }) =>
    shareBook(ctx, { ...params, ...body }),
  'DELETE /v1/yearend/book/{shareCode}': ({ ctx, params }) => removeBook(ctx, params.shareCode),
}
