import type { HandlersOf } from '../../platform/http/handlers.js'
import { dismissTheme, undoDismissal } from './dismiss-theme.js'
import { getCharacter } from './get-character.js'
import { listCharacters } from './list-characters.js'
import { listThemes } from './list-themes.js'

type Keys =
  | 'GET /v1/tales/template'
  | 'POST /v1/tales/template/{templateUUID}/not-interested'
  | 'DELETE /v1/tales/template/{templateUUID}/not-interested'
  | 'GET /v1/tales/character'
  | 'GET /v1/tales/character/{characterUuid}'

export const themeHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/template': ({ ctx, query }) => listThemes(ctx, query),
  'POST /v1/tales/template/{templateUUID}/not-interested': ({ ctx, params }) =>
    dismissTheme(ctx, params.templateUUID),
  'DELETE /v1/tales/template/{templateUUID}/not-interested': ({ ctx, params }) =>
    undoDismissal(ctx, params.templateUUID),
  'GET /v1/tales/character': ({ ctx, query }) => listCharacters(ctx, query),
  'GET /v1/tales/character/{characterUuid}': ({ ctx, params }) =>
    getCharacter(ctx, params.characterUuid),
}
