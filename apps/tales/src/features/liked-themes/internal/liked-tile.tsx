import type { ReactNode } from 'react'
import type { LikedTheme, ThemeCard } from '@doran/contract'
import { ZoneLink, lengthName, ratingLabel, routes } from '@doran/site/core'
import { Badge, Button, Cover, Icon, IconButton } from '@doran/ui'

type LikedTileProps = {
  liked: LikedTheme
  /** Whether it is among those chosen; null while none are chosen from. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
  onUnlike: () => void
}

/** A liked theme as a cover. What is gone stays greyed until it is removed. */
export function LikedTile(props: LikedTileProps) {
  const { liked, onUnlike } = props
  const { targetId, theme } = liked
  return (
    <li data-entry={targetId} className="group relative min-w-0">
      {theme ? <OpenTile {...props} theme={theme} /> : <GoneTile onRemove={onUnlike} />}
    </li>
  )
}

function OpenTile(props: LikedTileProps & { theme: ThemeCard }) {
  const { theme, liked, isChosen, onChoose, onUnlike } = props
  const words = (
    <>
      <span className="block text-sm text-text-2">{theme.title}</span>
      <span className="block text-sm text-text-3">
        {theme.genre} · {lengthName(theme.length)} · {ratingLabel(theme.ageRating)}
      </span>
    </>
  )
  if (isChosen !== null) {
    return (
      <label className="block cursor-pointer rounded-small">
        <span className="relative block">
          <Cover src={theme.cover.url} alt="" className={isChosen ? '' : 'opacity-60'} />
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`${theme.title} 선택`}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            className="absolute top-2 right-2 size-7 accent-ember"
          />
        </span>
        <span className="mt-3 line-clamp-2 font-semibold">{theme.hook}</span>
        {words}
      </label>
    )
  }
  return (
    <>
      <Cover src={theme.cover.url} alt="" />
      <div className="absolute top-1.5 right-1.5 z-10">
        <IconButton
          icon="close"
          label={`${theme.title} 좋아요 취소`}
          className="bg-bg/80"
          onClick={onUnlike}
        />
      </div>
      <Marks liked={liked} />
      <h3 className="mt-3">
        <ZoneLink
          href={routes.theme.path({ id: theme.id })}
          className="no-underline after:absolute after:inset-0 after:content-['']"
        >
          <span className="line-clamp-2 font-semibold text-text group-hover:underline">
            {theme.hook}
          </span>
          {words}
        </ZoneLink>
      </h3>
    </>
  )
}

function Marks({ liked: { hasNews, isRead } }: { liked: LikedTheme }) {
  if (!hasNews && !isRead) return null
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {hasNews && <Badge tone="ember">새 판이 나왔어요</Badge>}
      {isRead && <Badge>읽은 이야기</Badge>}
    </p>
  )
}

function GoneTile({ onRemove }: { onRemove: () => void }): ReactNode {
  return (
    <>
      <div
        aria-hidden="true"
        className="corner-image grid aspect-3/4 place-items-center bg-surface-2 text-text-3"
      >
        <Icon name="story" size={32} />
      </div>
      <h3 className="prose-ko mt-3 font-semibold text-text-3">창작자가 내린 이야기예요</h3>
      <Button kind="secondary" className="mt-2" onClick={onRemove}>
        목록에서 빼기
      </Button>
    </>
  )
}
