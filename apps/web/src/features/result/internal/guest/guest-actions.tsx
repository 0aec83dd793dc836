import { LikeButton } from '@doran/engagement'
import { TryLink, type TryLinkProps } from './try-link'

type GuestActionsProps = Pick<TryLinkProps, 'game' | 'shareCode'>

/** For whoever comes by a friend's link: to play it themselves comes first. */
export function GuestActions(props: GuestActionsProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <TryLink {...props} className="min-w-52 max-md:hidden" />
      <LikeButton target={{ type: 'game', id: props.game.id }} />
    </div>
  )
}
