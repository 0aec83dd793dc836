import type { PlayCard } from '@doran/contract'
import { formatDay } from '@doran/site/core'
import { IconButton } from '@doran/ui'
import { playPath, resultPath } from '../../../../lib/game-paths'
import { kindLabel, stoppedAt } from '../../../../lib/game-words'
import { Entry } from '../list/entry'
import { EntryPicture } from '../list/entry-picture'
import type { LibraryView } from '../list/use-library-view'
import { MiniBoard } from '../../../../lib/mini-board'

type PlayEntryProps = { play: PlayCard; view: LibraryView; now: Date; onMenu: () => void }

export function PlayEntry({ play, view, now, onMenu }: PlayEntryProps) {
  const { id, game, result, shareCode, progress } = play
  const isRow = view === 'list'
  const title = result?.title ?? game.title
  const menu = (
    <IconButton icon="more" label={`${title} 메뉴`} aria-haspopup="dialog" onClick={onMenu} />
  )
  if (!result) {
    return (
      <Entry
        id={id}
        view={view}
        media={<EntryPicture picture={game.cover} />}
        over={kindLabel(game.kind)}
        title={title}
        href={playPath(game, 'resume')}
        menu={menu}
      >
        <p className="prose-ko mt-1 text-sm text-text-2">{stoppedAt(game.kind, progress)}</p>
        <ProgressLine {...progress} />
        <p aria-hidden="true" className="mt-2 text-sm font-semibold text-ember">
          이어 하기
        </p>
      </Entry>
    )
  }
  return (
    <Entry
      id={id}
      view={view}
      media={
        result.rows.length > 0 ? (
          <MiniBoard rows={result.rows} isSmall={isRow} />
        ) : (
          <EntryPicture picture={result.picture ?? game.cover} shape="square" />
        )
      }
      over={game.title}
      title={title}
      href={resultPath(game.id, shareCode)}
      menu={menu}
    >
      <p className="prose-ko mt-1 text-sm text-text-2">{result.line}</p>
      <p className="mt-1 text-sm text-text-3">
        {kindLabel(game.kind)} ·{' '}
        <time dateTime={play.lastAt} className="whitespace-nowrap">
          {formatDay(new Date(play.lastAt), now)}
        </time>
      </p>
    </Entry>
  )
}

/** The words above it say the same. */
function ProgressLine({ done, total }: PlayCard['progress']) {
  return (
    <span
      aria-hidden="true"
      className="mt-2 block h-1 max-w-60 overflow-hidden rounded-pill bg-surface-3"
    >
      <span
        className="block h-full rounded-pill bg-ember"
        style={{ width: `${Math.min(100, (done / Math.max(1, total)) * 100)}%` }}
      />
    </span>
  )
}
