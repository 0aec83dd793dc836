import { ApiError } from '@doran/api-client'
import type { Genre } from '@doran/contract'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { DatedList } from './dated-list'
import type { FoundStories } from './find-stories'
import { FinderFailed } from './internal/finder-failed'
import { WishFilters } from './internal/wish-filters'
import { WishNotice } from './internal/wish-notice'
import { NO_WISHES, storyQuery, wishesHref, type Wishes } from './wishes'

const PAGE = routes.newTales.path()

type NewStoriesProps = {
  genres: Genre[]
  wishes: Wishes
  found: FoundStories | ApiError
  /** When the page was asked for. */
  now: string
}

/** Filters, and what came last under the day it came. */
export function NewStories({ genres, wishes, found, now }: NewStoriesProps) {
  return (
    <>
      <div className="mt-6">
        <WishFilters page={PAGE} wishes={wishes} genres={genres} />
      </div>
      <div className="mt-6">
        <WishNotice>{wishes.notice}</WishNotice>
      </div>
      <Found wishes={wishes} found={found} now={now} />
    </>
  )
}

function Found({ wishes, found, now }: Omit<NewStoriesProps, 'genres'>) {
  if (found instanceof ApiError)
    return <FinderFailed href={wishesHref(PAGE, wishes)} error={found} />
  if (found.items.length === 0) {
    return (
      <EmptyState
        title="조건에 맞는 이야기가 없어요."
        actions={
          <LinkButton href={wishesHref(PAGE, NO_WISHES)} renderLink={renderLink}>
            모두 보기
          </LinkButton>
        }
      >
        <p>고른 조건을 하나 빼 보세요.</p>
      </EmptyState>
    )
  }
  return (
    <DatedList key={JSON.stringify(wishes)} first={found} query={storyQuery(wishes)} now={now} />
  )
}
