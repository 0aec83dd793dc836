import type { Genre } from '@doran/contract'
import { THEME_LENGTHS } from '@doran/contract/theme/limits'
import { TALES_PATH } from '@doran/contract/names'
import { routes } from '@doran/site/core'
import { Button, TextField } from '@doran/ui'
import { WishChips } from './internal/wish-chips'
import type { Wishes } from './wishes'

type FinderBarProps = { genres: Genre[]; wishes: Wishes }

/** Search and genre chips. All of it lives in the address, so it works before any script has run. */
export function FinderBar({ genres, wishes }: FinderBarProps) {
  const shown = wishes.genre && !genres.includes(wishes.genre) ? [...genres, wishes.genre] : genres
  return (
    <>
      <form action={TALES_PATH} role="search" className="flex max-w-story gap-2">
        {wishes.genre && <input type="hidden" name="genre" value={wishes.genre} />}
        <div className="min-w-0 grow">
          <TextField
            label="이야기 찾기"
            isLabelHidden
            type="search"
            name="q"
            defaultValue={wishes.q}
            maxLength={THEME_LENGTHS.searchText}
            placeholder="비 오는 날, 무서운 거, 짧은 거…"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" kind="secondary">
          찾기
        </Button>
      </form>
      <div className="mt-4">
        <WishChips
          page={routes.tales.path()}
          wishes={wishes}
          name="genre"
          label="장르"
          all="모든 장르"
          options={shown.map((genre) => ({ value: genre, words: genre }))}
        />
      </div>
    </>
  )
}
