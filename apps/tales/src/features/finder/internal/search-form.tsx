import { THEME_LENGTHS } from '@doran/contract/theme/limits'
import { routes } from '@doran/site/core'
import { Button, TextField } from '@doran/ui'
import type { Wishes } from '../wishes'

/** A form like any other, so that it works before any script has run; the other wishes come along. */
export function SearchForm({ wishes: { q, genre, rating, length } }: { wishes: Wishes }) {
  return (
    <form
      key={q}
      action={routes.talesSearch.path()}
      role="search"
      className="flex max-w-story gap-2"
    >
      {Object.entries({ genre, rating, length }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 grow">
        <TextField
          label="이야기 찾기"
          isLabelHidden
          type="search"
          name="q"
          defaultValue={q}
          maxLength={THEME_LENGTHS.searchText}
          placeholder="비 오는 날, 무서운 거, 인물 이름…"
          enterKeyHint="search"
        />
      </div>
      <Button type="submit" kind="secondary">
        찾기
      </Button>
    </form>
  )
}
