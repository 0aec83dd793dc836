import type { HandlersOf } from '../../platform/http/handlers.js'
import { getThemeDetail } from './get-theme-detail.js'
import { listThemes } from './list-themes.js'

type Keys = 'GET /v1/tales/template' | 'GET /v1/tales/template/{templateUUID}'

export const themeHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/template': ({ ctx, query }) => listThemes(ctx, query),
  'GET /v1/tales/template/{templateUUID}': ({ ctx, params }) =>
    getThemeDetail(ctx, params.templateUUID),
}
