import { ApiError } from '@doran/api-client'
import type { Genre } from '@doran/contract'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import type { NearStories } from './find-near'
import type { FoundStories } from './find-stories'
import { FinderFailed } from './internal/finder-failed'
import { FoundList } from './internal/found-list'
import { Suggestions } from './internal/suggestions'
import { WishFilters } from './internal/wish-filters'
import { WishNotice } from './internal/wish-notice'
import { isWishing, storyQuery, wishesHref, type Wishes } from './wishes'

type GenreStoriesProps = {
  genre: Genre
  /** Beside the genre. */
  wishes: Wishes
  found: FoundStories | ApiError
  /** What comes close where the genre has no story. */
  near: NearStories | null
}

/** The stories of a genre, with filters; where it has none yet, that is said. */
export function GenreStories({ genre, wishes, found, near }: GenreStoriesProps) {
  const page = routes.genre.path({ genre })
  if (found instanceof ApiError)
    return <FinderFailed href={wishesHref(page, wishes)} error={found} />
  if (found.items.length === 0 && !isWishing(wishes)) {
    return (
      <>
        <EmptyState title={`아직 ${genre} 이야기가 없어요.`}>
          <p>다른 장르의 이야기는 지금 읽을 수 있어요.</p>
        </EmptyState>
        {near && <Suggestions title={near.title} themes={near.items} />}
      </>
    )
  }
  return (
    <>
      <div className="mt-6 mb-6">
        <WishFilters page={page} wishes={wishes} />
      </div>
      <WishNotice>{wishes.notice}</WishNotice>
      {found.items.length > 0 ? (
        <FoundList
          key={JSON.stringify(wishes)}
          first={found}
          query={storyQuery({ ...wishes, genre })}
        />
      ) : (
        <EmptyState
          title={`조건에 맞는 ${genre} 이야기가 없어요.`}
          actions={
            <LinkButton href={page} renderLink={renderLink}>
              모두 보기
            </LinkButton>
          }
        >
          <p>고른 조건을 하나 빼 보세요.</p>
        </EmptyState>
      )}
    </>
  )
}
