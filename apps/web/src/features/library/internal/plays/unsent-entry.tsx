import type { GameCard } from '@doran/contract'
import { Badge, Button } from '@doran/ui'
import { playPath } from '../../../../lib/game-paths'
import { kindLabel } from '../../../../lib/game-words'
import { Entry } from '../list/entry'
import { EntryPicture } from '../list/entry-picture'
import type { LibraryView } from '../list/use-library-view'

type UnsentEntryProps = { game: GameCard; view: LibraryView; onRemove: () => void }

/** A play that this browser has and the server has not. */
export function UnsentEntry({ game, view, onRemove }: UnsentEntryProps) {
  return (
    <Entry
      id={game.id}
      view={view}
      media={<EntryPicture picture={game.cover} />}
      over={kindLabel(game.kind)}
      title={game.title}
      href={playPath(game, 'resume')}
    >
      <p className="mt-1.5">
        <Badge tone="ember">이 기기에만 있어요</Badge>
      </p>
      <Button
        kind="quiet"
        className="relative z-10 mt-1 -ml-5"
        aria-label={`${game.title}, 이 기기에서 지우기`}
        onClick={onRemove}
      >
        지우기
      </Button>
    </Entry>
  )
}
