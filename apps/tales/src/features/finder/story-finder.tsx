import type { Genre, ThemeCard } from '@doran/contract'
import { routes } from '@doran/site'
import { Button, EmptyState, LinkButton, TextField } from '@doran/ui'
import { LENGTHS } from '@doran/contract/limits'
import { TALES_PATH } from '@doran/contract/names'
import { renderLink } from '../../lib/render-link'
import { ThemeTile } from '../../lib/theme-tile'
import type { FoundStories } from './find-stories'
import { FoundList } from './internal/found-list'
import { WishChips } from './internal/wish-chips'
import { NO_WISHES, storyQuery, wishesHref, type Wishes } from './wishes'

const SUGGESTED = 4

type StoryFinderProps = {
  genres: Genre[]
  wishes: Wishes
  found: FoundStories | null
  /** What to sit down to where nothing was found. */
  others: ThemeCard[]
}

/** Search and genre chips. All of it lives in the address, so it works before any script has run. */
export function StoryFinder({ genres, wishes, found, others }: StoryFinderProps) {
  const shown = wishes.genre && !genres.includes(wishes.genre) ? [...genres, wishes.genre] : genres
  return (
    <section aria-labelledby="finder" className="page mt-16">
      <h2 id="finder" className="text-h3 font-extrabold">
        이야기 찾기
      </h2>
      <form action={TALES_PATH} role="search" className="mt-4 flex max-w-story gap-2">
        {wishes.genre && <input type="hidden" name="genre" value={wishes.genre} />}
        <div className="min-w-0 grow">
          <TextField
            label="이야기 찾기"
            isLabelHidden
            type="search"
            name="q"
            defaultValue={wishes.q}
            maxLength={LENGTHS.searchText}
            placeholder="제목, 사람, 기분으로 찾아요"
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
          label="갈래"
          all="모든 갈래"
          options={shown.map((genre) => ({ value: genre, words: genre }))}
        />
      </div>
      {wishes.notice && (
        <p role="status" className="corner-card mt-4 bg-surface-2 px-5 py-4 text-text-2">
          {wishes.notice}
        </p>
      )}
      <Results wishes={wishes} found={found} others={others} />
    </section>
  )
}

function Results({ wishes, found, others }: Omit<StoryFinderProps, 'genres'>) {
  if (!found) return <FinderFailed href={wishesHref(routes.tales.path(), wishes)} />
  if (found.items.length > 0) {
    return <FoundList key={JSON.stringify(wishes)} first={found} query={storyQuery(wishes)} />
  }
  return (
    <>
      <EmptyState
        title={
          wishes.q
            ? `‘${wishes.q}’에 맞는 이야기는 아직 없어요.`
            : '이 갈래의 이야기는 아직 없어요.'
        }
        actions={
          <LinkButton href={wishesHref(routes.tales.path(), NO_WISHES)} renderLink={renderLink}>
            모든 이야기 보기
          </LinkButton>
        }
      >
        <p>다른 말로 찾거나, 지금 있는 이야기에 앉아 볼까요?</p>
      </EmptyState>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
        {others.slice(0, SUGGESTED).map((theme) => (
          <li key={theme.id}>
            <ThemeTile theme={theme} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function FinderFailed({ href }: { href: string }) {
  return (
    <EmptyState
      title="이야기 목록을 잠깐 불러오지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    />
  )
}
