import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../http/handlers.js'
import { getCurrentTheme } from './get-theme.js'
import { listThemes } from './list-themes.js'
import { toThemeDetail } from './theme-view.js'

export function themeHandlers(
  deps: Deps,
): HandlersOf<'GET /v1/tales/template' | 'GET /v1/tales/template/{templateUUID}'> {
  return {
    'GET /v1/tales/template': ({ query }) => listThemes(deps, query),
    'GET /v1/tales/template/{templateUUID}': async ({ params }) => {
      const theme = await getCurrentTheme(deps, params.templateUUID)
      return toThemeDetail(theme.publishedAt, theme.loaded)
    },
  }
}
