import type { MorningNote } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { ShownNoteRow } from './note-repository.js'

export function toNote({ actor }: Context<never, Actor>, row: ShownNoteRow): MorningNote {
  const isNamed = !row.is_anonymous && !row.author_is_leaving
  return {
    id: row.id,
    text: row.text,
    mood: row.mood,
    author: isNamed ? { id: row.author_profile_id, nickName: row.author_name } : null,
    isMine: row.author_profile_id === profileIdOf(actor),
    reactions: { nod: 0, pat: 0, clap: 0, ...row.reactions },
    reaction: row.reaction,
    createdAt: row.created_at.toISOString(),
  }
}
