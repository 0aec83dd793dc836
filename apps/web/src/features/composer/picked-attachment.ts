import type { Attachment, AttachmentRef } from '@doran/contract'
import { attachmentLabel } from '../../lib/community-words'

/** Something that goes with a post, with what the composer says of it. */
export type PickedAttachment = AttachmentRef & {
  title: string
  /** A result that nobody else can see yet: posting shares it. */
  isPrivate: boolean
}

/** What a post that is edited has already. */
export function pickedOf(attached: Attachment): PickedAttachment {
  const { id } = attached
  switch (attached.type) {
    case 'result':
      return {
        type: 'result',
        id,
        title: resultTitle(attached.play),
        isPrivate: !attached.play.isPublic,
      }
    case 'game':
    case 'consensus':
      return { type: attached.type, id, title: attached.game.title, isPrivate: false }
    case 'theme':
      return { type: 'theme', id, title: attached.theme.title, isPrivate: false }
    case 'ending':
      return { type: 'ending', id, title: endingTitle(attached), isPrivate: false }
    case 'gone':
      return {
        type: attached.was,
        id,
        title: `볼 수 없는 ${attachmentLabel(attached.was)}`,
        isPrivate: false,
      }
  }
}

type Resulted = { game: { title: string }; card: { title: string } }

export function resultTitle({ game, card }: Resulted): string {
  return `${card.title} · ${game.title}`
}

type Ended = { theme: { title: string }; ending: { title: string } }

export function endingTitle({ theme, ending }: Ended): string {
  return `${ending.title} · ${theme.title}`
}
