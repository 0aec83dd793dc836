import { StoryLength, type AgeRating, type Genre } from '@doran/contract'
import { lengthName } from '@doran/site/core'
import type { Wishes } from '../wishes'
import { WishChips } from './wish-chips'

type WishFiltersProps = {
  page: string
  wishes: Wishes
  /** Left out where the page itself is of one. */
  genres?: readonly Genre[]
}

/** The filters of a list of stories; they live in the address. */
export function WishFilters({ page, wishes, genres = [] }: WishFiltersProps) {
  const chips = { page, wishes }
  return (
    <div className="flex flex-col gap-2">
      {genres.length > 0 && (
        <WishChips
          {...chips}
          name="genre"
          label="장르"
          all="모든 장르"
          options={genres.map((genre) => ({ value: genre, words: genre }))}
        />
      )}
      <WishChips {...chips} name="rating" label="등급" all="모든 등급" options={RATING_CHIPS} />
      <WishChips
        {...chips}
        name="length"
        label="길이"
        all="모든 길이"
        options={StoryLength.options.map((value) => ({ value, words: lengthName(value) }))}
      />
    </div>
  )
}

/** The highest rating is what all of them are up to. */
const RATING_CHIPS: readonly { value: AgeRating; words: string }[] = [
  { value: 'all', words: '전체 이용가만 보기' },
  { value: '12', words: '12세 이상까지 보기' },
]
