import type { Context } from '../../platform/context/context.js'
import { deleteNoteRow } from './note-repository.js'

/** Takes a note from the board; the check-in it came with stays. Again it changes nothing. */
export function deleteNote({ db }: Context, { id }: { id: string }): Promise<void> {
  return deleteNoteRow(db, id)
}
