import type { StorySession } from '@doran/contract'
import { ZoneLink, routes, sceneName } from '@doran/site/core'

type StoryOriginProps = Pick<StorySession, 'origin' | 'parent'>

/** Above the first scene of a story that did not begin at its opening: where it comes from. */
export function StoryOrigin({ origin, parent }: StoryOriginProps) {
  if (origin === 'started') return null
  return (
    <p className="prose-ko font-sans text-sm text-text-3">
      {origin === 'imported' && '가져온 이야기예요.'}
      {origin === 'shared' && '공유받은 장면에서 이어진 이야기예요.'}
      {origin === 'branched' &&
        (parent ? (
          <>
            <ZoneLink href={routes.play.path({ id: parent.id })}>원래 이야기</ZoneLink>의{' '}
            {sceneName(parent.turnIndex)}에서 갈라진 이야기예요.
          </>
        ) : (
          '다른 이야기에서 갈라진 이야기예요.'
        ))}
    </p>
  )
}
