import { ThumbBar } from '../thumb-bar'
import { TryLink, type TryLinkProps } from './try-link'

export function GuestBar(props: Pick<TryLinkProps, 'game' | 'shareCode'>) {
  return (
    <ThumbBar>
      <TryLink {...props} isWide />
    </ThumbBar>
  )
}
