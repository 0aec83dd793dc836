import type { SavedThing, SaveTarget } from '@doran/contract'
import { routes } from '@doran/site/core'
import { Button, IconButton } from '@doran/ui'
import { postPath } from '../../../../lib/community-paths'
import { gamePath } from '../../../../lib/game-paths'
import { Entry } from '../list/entry'
import { EntryPicture } from '../list/entry-picture'
import type { LibraryView } from '../list/use-library-view'

const WORDS: Record<SaveTarget, { label: string; lost: string; path: (id: string) => string }> = {
  game: { label: '놀이', lost: '지금은 볼 수 없는 놀이예요.', path: gamePath },
  post: { label: '글', lost: '지금은 볼 수 없는 글이에요.', path: postPath },
  theme: {
    label: '이야기',
    lost: '지금은 볼 수 없는 이야기예요.',
    path: (id) => routes.theme.path({ id }),
  },
}

type SavedEntryProps = {
  id: string
  thing: SavedThing
  view: LibraryView
  onMenu: () => void
  onUnsave: () => void
}

export function SavedEntry({ id, thing, view, onMenu, onUnsave }: SavedEntryProps) {
  const { targetType, targetId, title, subtitle, picture } = thing
  const words = WORDS[targetType]
  const media = <EntryPicture picture={picture} />
  if (title === null) {
    return (
      <Entry id={id} view={view} media={media} over={words.label} title={words.lost} href={null}>
        <Button kind="secondary" className="mt-2" onClick={onUnsave}>
          저장 취소
        </Button>
      </Entry>
    )
  }
  return (
    <Entry
      id={id}
      view={view}
      media={media}
      over={words.label}
      title={title}
      href={words.path(targetId)}
      menu={
        <IconButton icon="more" label={`${title} 메뉴`} aria-haspopup="dialog" onClick={onMenu} />
      }
    >
      {subtitle && <p className="prose-ko mt-1 text-sm text-text-2">{subtitle}</p>}
    </Entry>
  )
}
