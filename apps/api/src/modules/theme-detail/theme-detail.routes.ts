import type { HandlersOf } from '../../platform/http/handlers.js'
import { getThemeDetail } from './get-theme-detail.js'

export const themeDetailHandlers: HandlersOf<'GET /v1/tales/template/{templateUUID}'> = {
  'GET /v1/tales/template/{templateUUID}': ({ ctx, params }) =>
    getThemeDetail(ctx, params.templateUUID),
}
