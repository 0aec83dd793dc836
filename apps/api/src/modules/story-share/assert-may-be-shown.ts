import { setImmediate as nextTask } from 'node:timers/promises'
import { BLOCKED_COPY, FIELD_COPY } from '@doran/contract/errors'
import { STORY_SHARE_FIELD_COPY, sceneBlockedMessage } from '@doran/contract/story-share/copy'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { hasLink } from '../permission/index.js'
import type { RatedSession } from '../story-session/index.js'
import { findBlocked, type Words } from '../story-turn/index.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { listShownTurns, type ShownTurnRow } from './shared-turn-repository.js'

type Shown = {
  session: Pick<RatedSession, 'origin' | 'ageRating'>
  isNewAccount: boolean
  label: string
  personaName: string | null
  last: Pick<TurnRow, 'id' | 'index'>
  scenes: number
  /** Lines of an ending's card. */
  path: readonly string[]
}

/** A hundred scenes as long as a file may hold take a second. */
const MAX_WAITING = 10

/**
 * What its reader wrote of scenes, or brought in a file, others will read.
 * @throws AppError INVALID_INPUT, TOO_MANY
 */
export async function assertMayBeShown(
  { db, screenGate }: Pick<Context<'screenGate'>, 'db' | 'screenGate'>,
  { session, isNewAccount, label, personaName, last, scenes, path }: Shown,
): Promise<void> {
  const { ageRating } = session
  const haltOf = (text: string) => findBlocked({ text }, ageRating)?.halt
  if (isNewAccount && hasLink(label)) throw refusal('label', FIELD_COPY.commentLink)
  const ofLabel = haltOf(label)
  if (ofLabel === 'care') throw refusal('label', BLOCKED_COPY.care)
  if (ofLabel) throw refusal('label', STORY_SHARE_FIELD_COPY.shareLabelBlocked)
  const name = personaName ?? ''
  if (haltOf(name) || (isNewAccount && hasLink(name))) {
    throw refusal('personaName', STORY_SHARE_FIELD_COPY.sharedNameBlocked)
  }

  const turns = await listShownTurns(db, {
    turnId: last.id,
    fromIndex: last.index - scenes + 1,
    after: null,
    limit: scenes,
  })
  if (screenGate.countWaiting() >= MAX_WAITING) throw new AppError('TOO_MANY', { retryAfter: 5 })
  await screenGate.run('beginning', async () => {
    for (const turn of turns) {
      const words = writtenIn(turn, session.origin === 'imported')
      const isLinked =
        isNewAccount && [words.text, words.output].some((text) => hasLink(text ?? ''))
      if (isLinked || findBlocked(words, ageRating)) {
        throw refusal('turnUuid', sceneBlockedMessage(turn.index))
      }
      // A file's scenes are long: others are served between them.
      await nextTask()
    }
  })
  if (path.some(haltOf)) throw refusal('turnUuid', sceneBlockedMessage(last.index))
}

const refusal = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { field, message })

/** What of a turn was not the narrator's, nor one of the choices it offered. */
function writtenIn(
  { inputKind, inputText, output, isEdited }: ShownTurnRow,
  isImported: boolean,
): Words {
  const text = inputText ?? ''
  if (isImported || isEdited) return { text, output }
  return inputKind === 'choice' ? {} : { text }
}
