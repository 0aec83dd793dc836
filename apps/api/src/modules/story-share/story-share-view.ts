import { createHash } from 'node:crypto'
import {
  ReachedEnding,
  SharedStory,
  type SharedTurn,
  type StoryShare,
  type ThemeCard,
} from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import type { SharedRow } from './shared-story-repository.js'
import type { ShownTurnRow } from './shared-turn-repository.js'
import type { StoryShareRow } from '../../schema/story/story-share.table.js'

export function toStoryShare(row: StoryShareRow): StoryShare {
  const { id, code, kind, label, showsName, fromIndex, toIndex, continued, createdAt } = row
  return {
    id,
    code,
    kind,
    label,
    showsName,
    fromIndex,
    toIndex,
    continued,
    createdAt: createdAt.toISOString(),
  }
}

type Around = {
  theme: ThemeCard
  author: SharedStory['author']
  isMine: boolean
  isByModel: boolean
}

export function toSharedStory({ share, session, last }: SharedRow, around: Around): SharedStory {
  const { id, code, kind, label, personaName, fromIndex, toIndex, path, createdAt } = share
  return SharedStory.parse({
    id,
    code,
    kind,
    label,
    ...around,
    personaName,
    isImported: session.origin === 'imported',
    fromIndex,
    toIndex,
    ending: kind === 'ending' ? ReachedEnding.parse(last.ending) : null,
    path,
    canContinue: baseOf(last) !== null,
    linkImage: linkImageOf(share, around.theme),
    createdAt: createdAt.toISOString(),
  })
}

/** The turn that others go on from: the last shared one, or the one before an ending. Null where there is none. */
export function baseOf({ id, parentId, ending }: SharedRow['last']): string | null {
  return ending === null ? id : parentId
}

/** A new address for what looks otherwise, because messengers keep a link's picture for hours. */
function linkImageOf(
  { code, label }: StoryShareRow,
  { title, cover }: ThemeCard,
): SharedStory['linkImage'] {
  const looks = createHash('sha256').update(JSON.stringify([label, title, cover.url]))
  return `${TALES_PATH}/og/share/${code}/${looks.digest('hex').slice(0, 12)}.png`
}

/** What a file says of its model cannot be checked. */
export function toSharedTurn(row: ShownTurnRow, isImported: boolean): SharedTurn {
  const { index, inputKind, inputText, output, isEdited, narrator, model } = row
  return {
    index,
    input: inputKind === null ? null : { kind: inputKind, text: inputText ?? '' },
    output,
    isEdited,
    narrator,
    model: isImported ? null : model,
  }
}
