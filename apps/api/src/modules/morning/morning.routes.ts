import type { HandlersOf } from '../../platform/http/handlers.js'
import { bridgeDays } from './bridge-days.js'
import { checkIn } from './check-in.js'
import { deleteNote } from './delete-note.js'
import { getCalendar } from './get-calendar.js'
import { getToday } from './get-today.js'
import { listNotes } from './list-notes.js'
import { reactToNote } from './react-to-note.js'

type Keys =
  | 'GET /v1/morning/today'
  | 'POST /v1/morning/check'
  | 'POST /v1/morning/bridge'
  | 'GET /v1/morning/note'
  | 'PUT /v1/morning/note/{noteId}/reaction'
  | 'DELETE /v1/morning/note/{noteId}'
  | 'GET /v1/morning/calendar'

export const morningHandlers: HandlersOf<Keys> = {
  'GET /v1/morning/today': ({ ctx }) => getToday(ctx),
  'POST /v1/morning/check': ({ ctx, body }) => checkIn(ctx, body),
  'POST /v1/morning/bridge': ({ ctx }) => bridgeDays(ctx),
  'GET /v1/morning/note': ({ ctx, query }) => listNotes(ctx, query),
  'PUT /v1/morning/note/{noteId}/reaction': ({ ctx, params, body }) =>
    reactToNote(ctx, { ...params, ...body }),
  'DELETE /v1/morning/note/{noteId}': ({ ctx, owned }) => deleteNote(ctx, owned),
  'GET /v1/morning/calendar': ({ ctx, query }) => getCalendar(ctx, query.month),
}
