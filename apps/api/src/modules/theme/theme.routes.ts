import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { getCurrentTheme } from './get-theme.js'
import { listNewest, listThemes } from './list-themes.js'
import { toThemeDetail } from './theme-view.js'

const SIMILAR_SHOWN = 4

export function themeHandlers(
  deps: Deps,
): HandlersOf<'GET /v1/tales/template' | 'GET /v1/tales/template/{templateUUID}'> {
  return {
    'GET /v1/tales/template': ({ query }) => listThemes(deps, query),
    'GET /v1/tales/template/{templateUUID}': async ({ params }) => {
      const theme = await getCurrentTheme(deps, params.templateUUID)
      const { genre, tags } = theme.facts
      const similar = { kin: { genres: [genre], tags }, except: theme.id }
      return toThemeDetail(theme, await listNewest(deps, similar, SIMILAR_SHOWN))
    },
  }
}
