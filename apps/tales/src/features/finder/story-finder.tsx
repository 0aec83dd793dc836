import { ApiError } from '@doran/api-client'
import type { FoundCharacter, ThemeCard } from '@doran/contract'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import type { NearStories } from './find-near'
import type { FoundStories } from './find-stories'
import { FinderFailed } from './internal/finder-failed'
import { FoundList } from './internal/found-list'
import { FoundPeople } from './internal/found-people'
import { Suggestions } from './internal/suggestions'
import { WishNotice } from './internal/wish-notice'
import { NO_WISHES, storyQuery, wishesHref, type Wishes } from './wishes'

/** Where a search found no more than this, the page would end too soon. */
const FEW = 2
const SUGGESTED = 4
const PAGE = routes.talesSearch.path()

export type StoryFinderProps = {
  wishes: Wishes
  found: FoundStories | ApiError
  /** Who is called like what was looked for. */
  people: readonly FoundCharacter[]
  /** What comes close where nothing was found. */
  near: NearStories | null
  others: ThemeCard[]
}

/** What a search found; what comes close to it where it found nothing; and what else there is. */
export function StoryFinder({ wishes, found, people, near, others }: StoryFinderProps) {
  if (found instanceof ApiError)
    return <FinderFailed href={wishesHref(PAGE, wishes)} error={found} />
  const shown = new Set([...found.items, ...(near?.items ?? [])].map(({ id }) => id))
  const rest = others.filter(({ id }) => !shown.has(id)).slice(0, SUGGESTED)
  return (
    <div className="page mt-6">
      <WishNotice>{wishes.notice}</WishNotice>
      <FoundPeople people={people} />
      {found.items.length > 0 ? (
        <FoundList key={JSON.stringify(wishes)} first={found} query={storyQuery(wishes)} />
      ) : (
        <NothingFound wishes={wishes} hasNear={near !== null} />
      )}
      {near && <Suggestions title={near.title} themes={near.items} />}
      {found.items.length <= FEW && (
        <Suggestions title="지금 읽을 수 있는 다른 이야기" themes={rest} />
      )}
    </div>
  )
}

function NothingFound({ wishes, hasNear }: { wishes: Wishes; hasNear: boolean }) {
  const wish = wishes.q ? `‘${wishes.q}’에 맞는` : (wishes.genre ?? '조건에 맞는')
  const title = `${wish} 이야기가 없어요.`
  if (hasNear) {
    return (
      <div role="status" className="corner-card bg-surface-1 p-5">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-text-2">대신 비슷한 이야기를 보여 드려요.</p>
      </div>
    )
  }
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton href={wishesHref(PAGE, NO_WISHES)} kind="secondary" renderLink={renderLink}>
          모두 보기
        </LinkButton>
      }
    >
      <p>‘우울할 때’나 ‘학교’처럼 기분이나 장소로도 찾을 수 있어요.</p>
    </EmptyState>
  )
}
