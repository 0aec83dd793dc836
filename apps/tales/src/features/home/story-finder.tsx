import type { Genre } from '@doran/contract'
import { routes } from '@doran/site'
import { Button, ChipGroup, ChipLink, EmptyState, LinkButton, TextField } from '@doran/ui'
import { LENGTHS } from '@doran/contract/limits'
import { TALES_PATH } from '@doran/contract/names'
import { renderLink } from '../../lib/render-link'
import { finderHref, storyQuery, type FoundStories, type Wishes } from './find-stories'
import { FoundList } from './internal/found-list'

const FEW_STORIES = 2

type StoryFinderProps = { genres: Genre[]; wishes: Wishes; found: FoundStories | null }

/** Genre chips and search. All of it lives in the address, so it works before any script has run. */
export function StoryFinder({ genres, wishes, found }: StoryFinderProps) {
  return (
    <section id="stories" aria-labelledby="finder" className="page mt-16 scroll-mt-16">
      <h2 id="finder" className="text-h3 font-extrabold">
        이야기 찾기
      </h2>
      <form action={`${TALES_PATH}#stories`} role="search" className="mt-4 flex max-w-story gap-2">
        {wishes.genre && <input type="hidden" name="genre" value={wishes.genre} />}
        <div className="min-w-0 grow">
          <TextField
            label="이야기 찾기"
            isLabelHidden
            type="search"
            name="q"
            defaultValue={wishes.q}
            maxLength={LENGTHS.searchText}
            placeholder="제목이나 소재로 찾아요"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" kind="secondary">
          찾기
        </Button>
      </form>
      <div className="mt-4">
        <GenreChips genres={genres} wishes={wishes} />
      </div>
      {wishes.notice && (
        <p role="status" className="corner-card mt-4 bg-surface-2 px-5 py-4 text-text-2">
          {wishes.notice}
        </p>
      )}
      <Results wishes={wishes} found={found} />
    </section>
  )
}

function GenreChips({ genres, wishes }: { genres: Genre[]; wishes: Wishes }) {
  const shown = wishes.genre && !genres.includes(wishes.genre) ? [...genres, wishes.genre] : genres
  return (
    <ChipGroup label="갈래">
      <ChipLink
        href={finderHref(routes.tales.path(), { ...wishes, genre: null })}
        isSelected={!wishes.genre}
        renderLink={renderLink}
      >
        모든 갈래
      </ChipLink>
      {shown.map((genre) => (
        <ChipLink
          key={genre}
          href={finderHref(routes.tales.path(), { ...wishes, genre })}
          isSelected={genre === wishes.genre}
          renderLink={renderLink}
        >
          {genre}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}

function Results({ wishes, found }: { wishes: Wishes; found: FoundStories | null }) {
  if (!found)
    return (
      <EmptyState
        title="이야기 목록을 잠깐 불러오지 못했어요."
        pose="sorry"
        actions={
          <LinkButton href={finderHref(routes.tales.path(), wishes)} kind="secondary">
            다시 시도
          </LinkButton>
        }
      />
    )
  if (found.items.length === 0)
    return (
      <EmptyState
        title={wishes.q ? `‘${wishes.q}’ 이야기는 아직 없어요.` : '이 갈래의 이야기는 아직 없어요.'}
        actions={
          <LinkButton href={finderHref(routes.tales.path(), {})} renderLink={renderLink}>
            모든 이야기 보기
          </LinkButton>
        }
      >
        <p>다른 말로 찾거나, 지금 있는 이야기에 앉아 볼까요?</p>
      </EmptyState>
    )
  const isAll = !wishes.genre && !wishes.q && !found.nextCursor
  return (
    <>
      <FoundList key={JSON.stringify(wishes)} first={found} query={storyQuery(wishes)} />
      {isAll && found.items.length <= FEW_STORIES && (
        <p className="prose-ko mt-5 text-sm text-text-3">
          이야기는 한 편씩, 끝까지 읽어 본 뒤에 올려요. 다음 이야기가 오면 이 옆에 놓아둘게요.
        </p>
      )}
    </>
  )
}
