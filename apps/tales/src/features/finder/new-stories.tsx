import { ApiError } from '@doran/api-client'
import type { Genre } from '@doran/contract'
import { lengthName, routes } from '@doran/site/core'
import { StoryLength, type AgeRating } from '@doran/contract'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { DatedList } from './dated-list'
import type { FoundStories } from './find-stories'
import { FinderFailed } from './internal/finder-failed'
import { WishChips } from './internal/wish-chips'
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
      <div className="mt-6 flex flex-col gap-2">
        <WishChips
          page={PAGE}
          wishes={wishes}
          name="genre"
          label="장르"
          all="모든 장르"
          options={genres.map((genre) => ({ value: genre, words: genre }))}
        />
        <WishChips
          page={PAGE}
          wishes={wishes}
          name="rating"
          label="등급"
          all="모든 등급"
          options={RATING_CHIPS}
        />
        <WishChips
          page={PAGE}
          wishes={wishes}
          name="length"
          label="길이"
          all="모든 길이"
          options={StoryLength.options.map((value) => ({ value, words: lengthName(value) }))}
        />
      </div>
      <div className="mt-6">
        <WishNotice>{wishes.notice}</WishNotice>
      </div>
      <Found wishes={wishes} found={found} now={now} />
    </>
  )
}

/** The highest rating is what all of them are up to. */
const RATING_CHIPS: readonly { value: AgeRating; words: string }[] = [
  { value: 'all', words: '전체 이용가만 보기' },
  { value: '12', words: '12세 이상까지 보기' },
]

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
