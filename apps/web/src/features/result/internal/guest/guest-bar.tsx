import { ResultBar } from '../result-bar'
import { TryLink, type TryLinkProps } from './try-link'

export function GuestBar(props: Pick<TryLinkProps, 'game' | 'shareCode'>) {
  return (
    <ResultBar>
      <TryLink {...props} isWide />
    </ResultBar>
  )
}
