import { ApiError } from '@doran/api-client'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import type { FoundGames } from './find-games'
import { GameList } from './game-list'
import { gameQuery, wishesHref, type GameWishes } from './game-wishes'
import { hubWords, type HubKind, type HubWords } from './hub-words'
import { SortLinks } from './sort-links'

type HubListProps = {
  hubKind: HubKind
  wishes: GameWishes
  found: FoundGames | ApiError
  /** The game that stands alone above the list. */
  today: string | undefined
}

/** Fewer games need no order. */
const SORTED_FROM = 4

/** The hub's list, or what stands in its place. */
export function HubList({ hubKind, wishes, found, today }: HubListProps) {
  const words = hubWords(hubKind)
  const href = wishesHref(words.path, hubKind, wishes)
  if (found instanceof ApiError) return <ListFailed href={href} error={found} />
  if (found.items.length === 0)
    return <NothingFound path={words.path} q={wishes.q} hasMore={wishes.cursor !== ''} />
  if (found.items.length === 1 && found.items[0]?.id === today) return null
  const isSorted = found.items.length >= SORTED_FROM || found.nextCursor !== null
  return (
    <section aria-labelledby="list" className="page mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="list" className="text-h3 font-extrabold">
          {headingOf(words, wishes, today)}
        </h2>
        {isSorted && <SortLinks hubKind={hubKind} wishes={wishes} />}
      </div>
      <GameList
        key={JSON.stringify(wishes)}
        first={found}
        query={gameQuery(wishes)}
        href={href}
        leftOut={today}
      />
    </section>
  )
}

/** Of a search its words, else what of the hub stands here. */
function headingOf(words: HubWords, { q }: GameWishes, today: string | undefined): string {
  if (q) return `‘${q}’ 검색 결과`
  return today ? words.others : words.all
}

function ListFailed({ href, error }: { href: string; error: ApiError }) {
  return (
    <EmptyState
      title="놀이 목록을 불러오지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    >
      <p>{error.code === 'TOO_MANY' ? error.message : '잠시 뒤 다시 시도해 주세요.'}</p>
    </EmptyState>
  )
}

type NothingFoundProps = { path: string; q: string; hasMore: boolean }

function NothingFound({ path, q, hasMore }: NothingFoundProps) {
  const title = q ? `‘${q}’에 맞는 놀이가 아직 없어요.` : '조건에 맞는 놀이가 아직 없어요.'
  return (
    <EmptyState
      title={hasMore ? '더 보여 드릴 놀이가 없어요.' : title}
      actions={
        <LinkButton href={path} kind="secondary" renderLink={renderLink}>
          모두 보기
        </LinkButton>
      }
    >
      <p>놀이 이름이나 ‘간식’, ‘성격’처럼 짧은 말로도 찾을 수 있어요.</p>
    </EmptyState>
  )
}
